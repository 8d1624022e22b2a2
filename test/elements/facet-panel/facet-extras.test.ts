import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import '../../../src/entries/search-results.ts';
import type {Filters} from '../../../src/core/filters/filters.ts';
import {getStore} from '../../../src/store/registry.ts';
import {eventually} from '../../harness/eventually.ts';
import {openPage, type PageOptions} from '../../harness/fresh-page.ts';
import {type Rest, stopRest} from '../search-box/typing.ts';
import {appear, get, isShown, named, nameOf, reach} from '../support/fixture.ts';
import {sent} from '../support/list.ts';

/** A page with a panel, the search of whose store was answered. */
async function openPanel(panel: string, search = 'linen', options: PageOptions = {}) {
  const page = openPage({html: panel, ...options});
  const element = page.find('facet-panel');
  void getStore().search({query: search});
  await reach(element, 'ready');
  return {...page, element, shadow: element.shadowRoot};
}

describe('the price of a facet panel', () => {
  const bound = (shadow: ShadowRoot | null, name: string) =>
    appear(() => named<HTMLInputElement>(shadow, 'input', name));
  const enter = (input: HTMLInputElement, value: string) => {
    input.value = value;
    input.dispatchEvent(new Event('change'));
  };

  it('is two numbers in a group, whose hints are the range of the answer', async () => {
    const {shadow} = await openPanel('<facet-panel mode="sidebar"></facet-panel>');
    expect((await bound(shadow, 'Lowest price')).type).to.equal('number');
    expect((await bound(shadow, 'Lowest price')).placeholder).to.equal('2980');
    expect((await bound(shadow, 'Highest price')).placeholder).to.equal('20800');
  });

  it('filters by what is entered, and no more when that is taken out', async () => {
    const page = await openPanel('<facet-panel mode="sidebar"></facet-panel>');
    enter(await bound(page.shadow, 'Lowest price'), '5000');
    await reach(page.element, 'ready');
    enter(await bound(page.shadow, 'Highest price'), '9000');
    await reach(page.element, 'ready');
    expect(sent(page, 'filter_price_min')).to.eql([null, '5000', '5000']);
    expect(sent(page, 'filter_price_max')).to.eql([null, null, '9000']);
    enter(await bound(page.shadow, 'Lowest price'), '');
    await reach(page.element, 'ready');
    expect(getStore().state.query.filters).to.eql({filter_price_max: ['9000']});
  });

  it('does not search for what is no price', async () => {
    const page = await openPanel('<facet-panel mode="sidebar"></facet-panel>');
    enter(await bound(page.shadow, 'Lowest price'), '-5');
    expect(page.element.dataset.state).to.equal('ready');
    expect(page.searches).to.have.length(1);
  });

  it('§2.2 currency: is entered in the shopper’s currency and sent in the store’s', async () => {
    const config = {locale: 'en', currency: 'USD', baseCurrency: 'JPY', currencyRate: 0.01};
    const page = await openPanel('<facet-panel mode="sidebar"></facet-panel>', 'linen', {config});
    expect((await bound(page.shadow, 'Lowest price')).placeholder).to.equal('29.8');
    enter(await bound(page.shadow, 'Lowest price'), '50');
    await reach(page.element, 'ready');
    // With all that reads as 50.
    expect(sent(page, 'filter_price_min')).to.eql([null, '4999.51']);
    expect((await bound(page.shadow, 'Lowest price')).value).to.equal('50');
  });

  it('is one search for a thumb that keys moved step by step', async () => {
    const page = await openPanel('<facet-panel mode="sidebar"></facet-panel>');
    const thumb = await bound(page.shadow, 'Start of the price range');
    for (const step of [1, 2, 3]) {
      thumb.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight'}));
      thumb.value = `${Number(thumb.min) + step * Number(thumb.step)}`;
      for (const type of ['input', 'change']) thumb.dispatchEvent(new Event(type));
      thumb.dispatchEvent(new KeyboardEvent('keyup', {key: 'ArrowRight'}));
    }
    await appear(() => page.searches.length > 1);
    await reach(page.element, 'ready');
    expect(sent(page, 'filter_price_min')).to.eql([null, `${Number(thumb.min) + 3 * Number(thumb.step)}`]);
  });
});

describe('Back, before keys rest in a facet panel,', () => {
  /** A list that was sorted, and the panel beside it. */
  async function openSorted(filters: Filters = {}) {
    const page = openPage({
      address: '?q=linen',
      html: '<facet-panel mode="sidebar"></facet-panel><search-results></search-results>',
    });
    const element = page.find('facet-panel');
    await reach(page.find('search-results'), 'ready');
    await appear(() => element.shadowRoot?.querySelector('[part=slider]'));
    await eventually(() => void expect(history.state?.storefrontSearch).to.be.a('string'));
    await getStore().search({filters});
    await getStore().search({sort: 'newest'});
    await reach(element, 'ready');
    return {...page, element, shadow: element.shadowRoot as ShadowRoot, rest: stopRest()};
  }

  async function goBack(element: HTMLElement, rest: Rest): Promise<void> {
    expect(rest.isOn).to.equal(true);
    history.back();
    await eventually(() => void expect(getStore().state.query.sort).to.equal('relevance'));
    rest.over();
    await reach(element, 'ready');
  }

  for (const [before, filters, chosen] of [
    ['none was chosen', {}, []],
    ['another was', {filter_type: ['Shirts']}, ['Shirts']],
  ] as const)
    it(`is not undone by the radios that they passed, where ${before}`, async () => {
      const {element, shadow, rest} = await openSorted(filters);
      const types = () => [...shadow.querySelectorAll<HTMLInputElement>('[name=product_types]')];
      const passed = types().find(({value}) => value !== 'Shirts');
      passed?.focus({focusVisible: true} as FocusOptions);
      passed?.click();
      await goBack(element, rest);
      expect(getStore().state.query.filters.filter_type ?? []).to.eql(chosen);
      expect(
        types()
          .filter(({checked}) => checked)
          .map(({value}) => value),
      ).to.eql(chosen);
    });

  it('is not undone by the thumb that they moved', async () => {
    const {element, shadow, rest} = await openSorted();
    const thumb = get<HTMLInputElement>(shadow, '[type=range]', 'Start of the price range');
    thumb.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight'}));
    thumb.value = `${Number(thumb.min) + Number(thumb.step)}`;
    for (const type of ['input', 'change']) thumb.dispatchEvent(new Event(type));
    await goBack(element, rest);
    expect(getStore().state.query.filters).to.eql({});
    expect(thumb.value).to.equal(thumb.min);
  });
});

describe('the seeds of a facet panel', () => {
  const withSeeds = (seeds: string) =>
    `<facet-panel mode="sidebar"><script type="application/json" data-facet-seeds>${seeds}</script></facet-panel>`;

  it('§4.1 browse facets: stand in for facets that browse never returns', async () => {
    const seeds = '{"tags": ["gift"], "variant_options": [{"name": "Size", "values": ["S", "M"]}]}';
    const page = await openPanel(withSeeds(seeds), '*');
    const size = await appear(() => named(page.shadow, 'fieldset', 'Size'));
    expect([...size.querySelectorAll('input')].map(nameOf)).to.eql(['S', 'M']);
    get<HTMLInputElement>(size, 'input', 'M').click();
    await reach(page.element, 'ready');
    expect(sent(page, 'filter_option_name')).to.eql([null, 'Size']);
    expect(sent(page, 'filter_option_value')).to.eql([null, 'M']);
    expect(get<HTMLInputElement>(page.shadow, 'input', 'M').checked).to.equal(true);
  });

  it('that are not JSON, or of another shape, are reported, and the panel works', async () => {
    for (const seeds of ['{"tags": [gift]}', '{"tags": "gift"}']) {
      const page = await openPanel(withSeeds(seeds), 'linen');
      expect((await page.hear()).join()).to.include('data-facet-seeds');
      expect(named(page.shadow, 'fieldset', 'Brand')).not.to.equal(undefined);
    }
  });
});

describe('a facet panel as a drawer', () => {
  const DRAWER = '<facet-panel mode="drawer"></facet-panel>';
  const opener = (shadow: ShadowRoot | null, name = 'Filters') =>
    appear(() => named(shadow, 'button[part=open]', name));

  it('is behind a button, opens as a dialog and closes again', async () => {
    const {element, shadow} = await openPanel(DRAWER);
    const button = await opener(shadow);
    const dialog = shadow?.querySelector('dialog');
    expect(isShown(shadow?.querySelector('fieldset'))).to.equal(false);
    button.click();
    expect(dialog?.open).to.equal(true);
    await reach(element, 'ready');
    expect(dialog?.ariaLabel).to.equal('Filters');
    expect(isShown(shadow?.querySelector('fieldset'))).to.equal(true);
    get(shadow, 'button', 'Close').click();
    expect(dialog?.open).to.equal(false);
  });

  it('is closed by a click beside it, but by no drag out of it', async () => {
    const {shadow} = await openPanel(DRAWER);
    (await opener(shadow)).click();
    const dialog = shadow?.querySelector('dialog') as HTMLDialogElement;
    const inside = await appear(() => dialog.querySelector('legend'));
    const drag = (from: Element) => {
      from.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
      dialog.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
      return dialog.open;
    };
    expect([drag(inside), drag(dialog)]).to.eql([true, false]);
  });

  it('opens with its facets where it is selected in the theme editor', async () => {
    const page = openPage({
      address: '?q=linen',
      html: `<section>${DRAWER}</section><search-results></search-results>`,
      shopify: {designMode: true, analytics: {publish() {}}},
    });
    const element = page.find('facet-panel');
    await reach(element, 'ready');
    const dialog = await appear(() => element.shadowRoot?.querySelector('dialog'));
    // The editor's part of the code is on its way.
    await eventually(() => {
      page.find('section').dispatchEvent(new Event('shopify:section:select', {bubbles: true}));
      expect(dialog.open).to.equal(true);
    });
    await eventually(() => void expect(isShown(dialog.querySelector('fieldset'))).to.equal(true));
  });

  it('stays open while its filters are chosen, and leads to the results', async () => {
    const page = await openPanel(DRAWER);
    (await opener(page.shadow)).click();
    await reach(page.element, 'ready');
    get<HTMLInputElement>(page.shadow, 'input', 'Shirts (3)').click();
    await reach(page.element, 'ready');
    expect(page.shadow?.querySelector('dialog')?.open).to.equal(true);
    get(page.shadow, 'button', 'Show 3 results').click();
    expect(page.shadow?.querySelector('dialog')?.open).to.equal(false);
  });

  it('says on its button how many filters are chosen: an option’s name and value are one', async () => {
    const page = await openPanel(DRAWER);
    (await opener(page.shadow)).click();
    await reach(page.element, 'ready');
    get<HTMLInputElement>(page.shadow, 'input', 'M (9)').click();
    await reach(page.element, 'ready');
    await opener(page.shadow, 'Filters, 1 chosen');
  });

  it('is one on a narrow screen without being told', async () => {
    const {matchMedia} = globalThis;
    globalThis.matchMedia = () => matchMedia('all');
    const {shadow} = await openPanel('<facet-panel></facet-panel>');
    globalThis.matchMedia = matchMedia;
    await opener(shadow);
    expect(isShown(shadow?.querySelector('fieldset'))).to.equal(false);
  });
});
