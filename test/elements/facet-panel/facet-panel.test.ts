import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, isShown, named, nameOf, reach} from '../../support/elements/fixture.ts';
import {sent} from '../../support/elements/list.ts';
import {
  answered,
  choice,
  choices,
  group,
  groupNames,
  openPanel,
  type PanelPage,
} from '../../support/elements/panel.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {openPage} from '../../support/page/fresh-page.ts';

const toggle = ({shadow}: PanelPage, name: RegExp) =>
  [...shadow.querySelectorAll('input')].find(input => name.test(nameOf(input)));

describe('<facet-panel>', () => {
  it('has a group for each facet of the contract, named after it', async () => {
    const page = await openPanel();
    expect(groupNames(page)).to.eql([
      'Kind',
      'Brand',
      'Type',
      'Price',
      'Color',
      'Size',
      'Material',
      'Made in',
      'Care',
      'Season',
      'Tags',
    ]);
  });

  it('names each choice with its value and its count', async () => {
    const page = await openPanel();
    expect([...group(page, 'Size').querySelectorAll('input')].map(nameOf)).to.eql([
      'S (9)',
      'M (9)',
      'L (9)',
      'XL (9)',
    ]);
    expect(choice(page, 'Products (16)', 'Kind').type).to.equal('checkbox');
  });

  it('draws its first facets after the list has painted, in a sidebar', async () => {
    const html = '<facet-panel mode="sidebar"></facet-panel><search-results></search-results>';
    const page = openPage({address: '?q=linen', html});
    const panel = page.find('facet-panel');
    const facets = () => panel.shadowRoot?.querySelectorAll('fieldset').length;
    // Before each frame is painted.
    do await new Promise(requestAnimationFrame);
    while (!document.querySelector('li.search-card a[href]'));
    expect(facets()).to.equal(0);
    await reach(panel, 'ready');
    expect(facets()).to.be.greaterThan(5);
  });

  it('filters by all choices, however fast they are made', async () => {
    const page = await openPanel();
    await answered(page, () => {
      for (const name of ['gift (3)', 'everyday (4)']) choice(page, name, 'Tags').click();
    });
    expect(getStore().state.query.filters.filter_tags).to.eql(['gift', 'everyday']);
  });

  for (const [facet, name, param, value] of [
    ['Kind', 'Articles (1)', 'filter_content_type', 'article'],
    ['Brand', 'Nagi Clothing (4)', 'filter_vendor', 'Nagi Clothing'],
    ['Type', 'Shirts (3)', 'filter_type', 'Shirts'],
    ['Size', 'M (9)', 'filter_option_value', 'M'],
    ['Made in', 'Kyoto (3)', 'filter_metafield', 'custom.origin:Kyoto'],
    ['Tags', 'gift (3)', 'filter_tags', 'gift'],
  ] as const) {
    it(`filters by ${facet} as the contract says: ${param}=${value}`, async () => {
      // More results than are on the page, so that the service is asked for options too.
      changeAnswers(body => {
        body.total += 100;
      });
      const page = await openPanel();
      await answered(page, () => choice(page, name, facet).click());
      expect(sent(page, param)).to.eql([null, value]);
      expect(sent(page, 'offset')).to.eql(['0', '0']);
    });
  }

  it('takes several values of a group, five at most', async () => {
    const page = await openPanel();
    const boxes = () => choices(page, 'Type');
    for (let count = 1; count <= 5; count++) {
      expect(boxes().some(({disabled}) => disabled)).to.equal(false);
      await answered(page, () =>
        boxes()
          .find(({checked}) => !checked)
          ?.click(),
      );
      expect(getStore().state.query.filters.filter_type).to.have.length(count);
    }
    expect(boxes().filter(({disabled}) => !disabled)).to.eql(boxes().filter(({checked}) => checked));
  });

  it('clears a chosen value when it is clicked again', async () => {
    const page = await openPanel();
    await answered(page, () => choice(page, 'Shirts (3)', 'Type').click());
    await answered(page, () => choice(page, 'Shirts (3)', 'Type').click());
    expect(getStore().state.query.filters).to.eql({});
  });

  it('§4.1 browse content_type: shows no content type as chosen in browse', async () => {
    const page = await openPanel();
    const filters = {filter_content_type: ['article'], filter_vendor: ['Nagi Clothing']};
    await answered(page, () => void getStore().search({query: '*', filters}));
    await appear(() => named(page.shadow, 'button', 'Remove filter Nagi Clothing'));
    expect(named(page.shadow, 'button', 'Remove filter Articles')).to.equal(undefined);
    expect(groupNames(page)).not.to.include('Kind');
  });

  it('takes several tags, which combine', async () => {
    const page = await openPanel();
    expect(choice(page, 'gift (3)', 'Tags').type).to.equal('checkbox');
    await answered(page, () => choice(page, 'summer (17)', 'Tags').click());
    await answered(page, () => choice(page, 'gift (3)', 'Tags').click());
    expect(sent(page, 'filter_tags').at(-1)).to.equal('summer,gift');
    expect(group(page, 'Tags').querySelectorAll('input:checked')).to.have.length(2);
  });

  it('has a checkbox for items in stock and one for items on sale', async () => {
    const page = await openPanel();
    await answered(page, () => toggle(page, /^In stock/)?.click());
    await answered(page, () => toggle(page, /^On sale/)?.click());
    expect(sent(page, 'filter_available')).to.eql([null, 'true', 'true']);
    expect(sent(page, 'filter_on_sale')).to.eql([null, null, 'true']);
    await answered(page, () => toggle(page, /^On sale/)?.click());
    expect(sent(page, 'filter_on_sale').slice(3)).to.eql([]);
    expect(getStore().state.query.filters).to.eql({filter_available: ['true']});
  });

  it('does not offer the sale filter when nothing is on sale', async () => {
    const page = await openPanel('', 'Moonlight');
    expect(toggle(page, /^On sale/)).to.equal(undefined);
  });

  it('shows the chosen filters as chips, each a button that removes it', async () => {
    const page = await openPanel();
    await answered(page, () => choice(page, 'M (9)', 'Size').click());
    await answered(page, () => choice(page, 'summer (9)', 'Tags').click());
    const chip = await appear(() => named(page.shadow, 'button', 'Remove filter Size: M'));
    expect(named(page.shadow, 'button', 'Remove filter summer')).not.to.equal(undefined);
    await answered(page, () => chip.click());
    expect(getStore().state.query.filters).to.eql({filter_tags: ['summer']});
    await answered(page, () => get(page.shadow, 'button', 'Remove filter summer').click());
    expect(named(page.shadow, 'button', 'Clear all')).to.equal(undefined);
  });

  it('clears all filters at once, and keeps the query', async () => {
    const page = await openPanel();
    await answered(page, () => choice(page, 'M (9)', 'Size').click());
    await answered(page, () => toggle(page, /^In stock/)?.click());
    const clear = await appear(() => named(page.shadow, 'button', 'Clear all'));
    await answered(page, () => clear.click());
    expect(getStore().state.query.filters).to.eql({});
    expect(getStore().state.query.query).to.equal('linen');
  });

  it('shows a chosen value, and removes it, even if the answer’s facets lack it', async () => {
    const page = await openPanel();
    void getStore().search({filters: {filter_vendor: ['Nobody'], filter_type: ['Shirts']}});
    await reach(page.panel, 'empty');
    expect(choice(page, 'Nobody', 'Brand').checked).to.equal(true);
    await answered(page, () => choice(page, 'Nobody', 'Brand').click());
    expect(getStore().state.query.filters).to.eql({filter_type: ['Shirts']});
  });

  it('shows the facets of a named search only', async () => {
    const page = openPage({html: '<facet-panel instance="other" mode="sidebar"></facet-panel>'});
    await getStore().search({query: 'linen'});
    expect(page.find('facet-panel').dataset.state).to.equal('idle');
    void getStore('other').search({query: 'cotton'});
    await reach(page.find('facet-panel'), 'ready');
    expect(page.find('facet-panel').shadowRoot?.querySelectorAll('fieldset')).not.to.have.length(0);
  });

  it('shows the facets that the theme lists, in its order', async () => {
    const page = await openPanel('facets="tags price_range vendors"');
    expect(groupNames(page)).to.eql(['Tags', 'Price', 'Brand']);
  });

  it('reports an unknown facet, with the known ones', async () => {
    const page = await openPanel('facets="vendors colour"');
    expect(groupNames(page)).to.eql(['Brand']);
    const lines = await page.hear();
    expect(lines[0]).to.include('colour').and.to.include('variant_options');
  });

  it('speaks Japanese', async () => {
    const config = {locale: 'ja', currency: 'JPY'};
    const page = await openPanel('facets="vendors product_types tags price_range"', 'リネン', {config});
    expect(groupNames(page)).to.eql(['ブランド', '商品タイプ', 'タグ', '価格']);
  });

  it('shows the theme’s own filters until there is an answer', async () => {
    const page = openPage({html: '<facet-panel mode="sidebar"><p>Filters of the theme</p></facet-panel>'});
    await reach(page.find('facet-panel'), 'idle');
    expect(isShown(page.find('p'))).to.equal(true);
    void getStore().search({query: 'linen'});
    await reach(page.find('facet-panel'), 'ready');
    expect(isShown(page.find('p'))).to.equal(false);
  });
});
