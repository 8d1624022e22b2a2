import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {changeAnswers} from '../../harness/change-answers.ts';
import {appear, isShown, named} from '../support/fixture.ts';
import {sent} from '../support/list.ts';
import {answered, choice, choices, group, groupNames, openPanel, type PanelPage} from '../support/panel.ts';

const rowsOf = (page: PanelPage, name: string) => [...group(page, name).querySelectorAll('label')];

/** Wraps each text, as the translation of a browser does. */
function translate(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (!(node instanceof Text)) continue;
    const wrapper = document.createElement('font');
    node.replaceWith(wrapper);
    wrapper.append(node);
  }
}

describe('a facet that takes one value', () => {
  it('still shows the other values, one click on which replaces it', async () => {
    const page = await openPanel();
    const before = rowsOf(page, 'Brand').map(row => row.textContent);
    await answered(page, () => choice(page, 'Nagi Clothing (4)', 'Brand').click());
    expect(rowsOf(page, 'Brand').map(row => row.textContent)).to.eql(before);
    const other = choices(page, 'Brand').find(({checked}) => !checked);
    await answered(page, () => other?.click());
    expect(sent(page, 'filter_vendor')).to.eql([null, 'Nagi Clothing', other?.value]);
  });

  it('keeps its rows, and the focus in them, when results arrive', async () => {
    const page = await openPanel();
    const rows = rowsOf(page, 'Brand');
    const chosen = choice(page, 'Nagi Clothing (4)', 'Brand');
    chosen.focus();
    await answered(page, () => chosen.click());
    expect(rowsOf(page, 'Brand')).to.eql(rows);
    expect(page.shadow.activeElement).to.equal(chosen);
  });

  it('unchecks a value whose filter is removed before the panel renders', async () => {
    const page = await openPanel();
    const brand = choice(page, 'Nagi Clothing (4)', 'Brand');
    await answered(page, () => {
      brand.click();
      void getStore().search({filters: {}});
    });
    expect(brand.checked).to.equal(false);
  });

  it('shows new counts on a page that the browser has translated', async () => {
    const page = await openPanel('facets="tags"');
    const texts = () => [...page.shadow.querySelectorAll('[part=value]')].map(row => row.textContent?.trim());
    for (const span of page.shadow.querySelectorAll('[part=value] span')) translate(span);
    await answered(page, () => void getStore().search({query: 'cotton'}));
    const translated = texts();
    const untranslated = await openPanel('facets="tags"', 'cotton');
    expect(translated).to.eql(
      [...untranslated.shadow.querySelectorAll('[part=value]')].map(row => row.textContent?.trim()),
    );
  });
});

describe('the count of a facet’s value', () => {
  it('is written as the page’s language writes numbers, as the result count is', async () => {
    changeAnswers(body => {
      const vendors = [{value: 'Studio', count: 12345}];
      body.facets = {...Object(body.facets), vendors, on_sale_count: 54321};
    });
    const page = await openPanel();
    expect(rowsOf(page, 'Brand').map(row => row.textContent?.replace(/\s+/g, ' ').trim())).to.eql([
      'Studio (12,345)',
    ]);
    expect(named(page.shadow, 'input', 'On sale (54,321)')).not.to.equal(undefined);
  });
});

describe('the colours of a facet', () => {
  it('are painted on the radio buttons that choose them', async () => {
    const page = await openPanel();
    await appear(() => group(page, 'Color').querySelector('[data-swatch]'));
    const swatches = choices(page, 'Color').filter(input => input.matches('[data-swatch]'));
    for (const input of swatches) {
      expect(CSS.supports('color', input.style.getPropertyValue('--_swatch')), input.value).to.equal(true);
      expect(input.type).to.equal('radio');
      expect(isShown(input)).to.equal(true);
    }
    expect(group(page, 'Size').querySelector('[data-swatch]')).to.equal(null);
    expect(group(page, 'Brand').querySelector('[data-swatch]')).to.equal(null);
  });

  const painted = (page: PanelPage, name: string) =>
    choices(page, name)
      .filter(input => input.matches('[data-swatch]'))
      .map(({value}) => value);
  const values = ['Chocolate', 'Transparent', 'Initial', 'Canvas', 'Vanilla'].map(value => ({
    value,
    count: 1,
  }));
  const optionsNamed = (...names: string[]) =>
    changeAnswers(body => {
      body.facets = {...Object(body.facets), variant_options: names.map(name => ({name, values}))};
    });

  it('are not painted for the values of an option that is no colour by its name, nor for what can’t be seen', async () => {
    optionsNamed('Flavor', 'Scent', 'Colour');
    const page = await openPanel();
    await appear(() => page.shadow.querySelector('[data-swatch]'));
    expect(['Flavor', 'Scent', 'Colour'].map(name => painted(page, name))).to.eql([[], [], ['Chocolate']]);
  });

  it('are painted for the options that the theme names in `swatchOptions`, and for no others', async () => {
    optionsNamed('Finish', 'Colour');
    const page = await openPanel('', 'linen', {
      config: {locale: 'en', currency: 'JPY', swatchOptions: ['finish']},
    });
    await appear(() => page.shadow.querySelector('[data-swatch]'));
    expect(['Finish', 'Colour'].map(name => painted(page, name))).to.eql([['Chocolate'], []]);
  });
});

describe('a metafield that the service ignores', () => {
  it('§4.1 metafield 5: has no chip and no choice, and the console names it once', async () => {
    const page = await openPanel();
    const filters = {filter_metafield: ['custom.secret:x'], filter_type: ['Shirts']};
    await answered(page, () => void getStore().search({filters}));
    await appear(() => named(page.shadow, 'button', 'Remove filter Shirts'));
    const [line, ...more] = await page.hear();
    expect(line).to.include('custom.secret').and.to.include('not enabled');
    expect(more).to.eql([]);
    expect(named(page.shadow, 'button', 'Remove filter x')).to.equal(undefined);
    expect(groupNames(page)).not.to.include('custom.secret');
    await answered(page, () => void getStore().search({sort: 'newest'}));
  });
});
