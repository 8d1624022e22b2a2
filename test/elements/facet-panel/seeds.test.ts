import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import {appear, get, named, nameOf} from '../../support/elements/fixture.ts';
import {sent} from '../../support/elements/list.ts';
import {answered, openPanel} from '../../support/elements/panel.ts';

const seedsOf = (seeds: string) => `<script type="application/json" data-facet-seeds>${seeds}</script>`;
const withSeeds = (seeds: string) => ({
  html: `<facet-panel mode="sidebar">${seedsOf(seeds)}</facet-panel>`,
});

const LABELLED = '{"metafields": [{"name": "custom.fit", "label": 5, "values": ["Wide"]}]}';

describe('the seeds of a facet panel', () => {
  it('§4.1 browse facets: replace the facets that browse never returns', async () => {
    const seeds = '{"tags": ["gift"], "variant_options": [{"name": "Size", "values": ["S", "M"]}]}';
    const page = await openPanel('', '*', withSeeds(seeds));
    const size = await appear(() => named(page.shadow, 'fieldset', 'Size'));
    expect([...size.querySelectorAll('input')].map(nameOf)).to.eql(['S', 'M']);
    await answered(page, () => get<HTMLInputElement>(size, 'input', 'M').click());
    expect(sent(page, 'filter_option_name')).to.eql([null, 'Size']);
    expect(sent(page, 'filter_option_value')).to.eql([null, 'M']);
    expect(get<HTMLInputElement>(page.shadow, 'input', 'M').checked).to.equal(true);
  });

  it('have the heading that the merchant gave an option, and its swatches and filter by its name', async () => {
    const seeds =
      '{"variant_options": [{"name": "Color", "label": "Shop by shade", "values": ["Navy", "Sand"]}]}';
    const page = await openPanel('', '*', {
      ...withSeeds(seeds),
      config: {locale: 'en', currency: 'JPY', swatches: {color: {Sand: '#d8c8a8'}}},
    });
    const shades = await appear(() => named(page.shadow, 'fieldset', 'Shop by shade'));
    await appear(() => get(shades, 'input', 'Sand').matches('[data-swatch]'));
    await answered(page, () => get<HTMLInputElement>(shades, 'input', 'Navy').click());
    expect(sent(page, 'filter_option_name')).to.eql([null, 'Color']);
  });

  it('are reported if they are not JSON or have another shape, and the panel still works', async () => {
    for (const seeds of ['{"tags": [gift]}', '{"tags": "gift"}', LABELLED]) {
      const page = await openPanel('', 'linen', withSeeds(seeds));
      expect((await page.hear()).join()).to.include('data-facet-seeds');
      expect(named(page.shadow, 'fieldset', 'Brand')).not.to.equal(undefined);
    }
  });

  it('are read once for each block that the theme renders', async () => {
    const page = await openPanel('', '*', withSeeds('{"tags": ["gift"]}'));
    const {parse} = JSON;
    let reads = 0;
    JSON.parse = (text, ...others) => {
      if (text.includes('travel')) reads++;
      return parse(text, ...others);
    };
    page.panel.innerHTML = seedsOf('{"tags": ["travel"]}');
    for (let renders = 0; renders < 3; renders++) {
      page.panel.requestUpdate();
      await page.panel.updateComplete;
    }
    JSON.parse = parse;
    expect(named(page.shadow, 'input', 'travel')).not.to.equal(undefined);
    expect(named(page.shadow, 'input', 'gift')).to.equal(undefined);
    expect(reads).to.equal(1);
  });
});
