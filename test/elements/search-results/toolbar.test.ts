import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, named, nameOf, reach} from '../../support/elements/fixture.ts';
import {openList, search, sent} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {stopRest} from '../search-box/typing.ts';

const CHOSEN = '?q=linen&filter_vendor=Studio+Yohaku&filter_available=true';
const chips = (root: ParentNode | null) =>
  [...(root?.querySelectorAll<HTMLElement>('[part=chip]') ?? [])].map(nameOf);

describe('the chips of a list', () => {
  it('name every chosen filter, and one that is removed gives focus to the next', async () => {
    const page = await openList('', {address: CHOSEN});
    const first = await appear(() => named(page.shadow, 'button', 'Remove filter Studio Yohaku'));
    first.focus();
    first.click();
    await reach(page.list, 'ready');
    expect(chips(page.shadow)).to.eql(['Remove filter In stock']);
    expect(nameOf(page.shadow?.activeElement as HTMLElement)).to.equal('Remove filter In stock');
    expect(sent(page, 'filter_vendor')).to.eql(['Studio Yohaku', null]);
  });

  it('are all removed at once, and focus goes to the count', async () => {
    const {list, shadow} = await openList('', {address: CHOSEN});
    const clear = await appear(() => named(shadow, 'button', 'Clear all'));
    clear.focus();
    clear.click();
    await reach(list, 'ready');
    expect(chips(shadow)).to.eql([]);
    expect(shadow?.activeElement?.getAttribute('part')).to.equal('count');
  });

  it('are left to the panel, where there is one', async () => {
    const page = openPage({
      address: CHOSEN,
      html: '<facet-panel mode="sidebar"></facet-panel><search-results></search-results>',
    });
    const panel = page.find('facet-panel');
    await reach(page.find('search-results'), 'ready');
    await appear(() => panel.shadowRoot?.querySelector('[part=chip]'));
    expect(chips(page.find('search-results').shadowRoot)).to.eql([]);
  });
});

describe('the columns of a list', () => {
  it('are chosen by the shopper where the list names several, for every page', async () => {
    const {list, shadow} = await openList('columns=" 2  4 "', {address: '?q=linen'});
    const four = await appear(() => named<HTMLInputElement>(shadow, 'input', '4 columns'));
    const columns = () =>
      list.querySelector<HTMLElement>('.search-grid')?.style.getPropertyValue('--search-columns');
    expect(columns()).to.equal('2');
    expect(shadow?.querySelectorAll('[part=columns] input')).to.have.length(2);
    four.click();
    await reach(list, 'ready');
    expect(columns()).to.equal('4');
    expect(localStorage.getItem('storefront-search.v1.columns')).to.equal('"4"');
  });
});

describe('an embedded list', () => {
  it('asks for nothing until it comes near the viewport', async () => {
    const html =
      '<div style="height: 9000px"></div><search-results url-sync="off" query="linen"></search-results>';
    const page = openPage({html});
    const list = page.find('search-results');
    await reach(list, 'idle');
    await new Promise(requestAnimationFrame);
    expect(page.searches).to.eql([]);
    list.scrollIntoView();
    await reach(list, 'ready');
    expect(sent(page, 'q')).to.eql(['linen']);
  });
});

describe('a list that found nothing', () => {
  it('offers first to remove the filter without which most is known to be found', async () => {
    const {list, shadow} = await openList('', {address: '?q=linen'});
    const store = getStore();
    await store.search({filters: {filter_type: ['Shirts']}});
    await store.search({filters: {filter_type: ['Shirts'], filter_vendor: ['Nobody']}});
    await reach(list, 'empty');
    const removals = await appear(() => shadow?.querySelector('[part=removals]'));
    const [best] = removals.querySelectorAll('button');
    expect(nameOf(best as HTMLElement)).to.match(/^Remove filter Nobody \(\d+ results?\)$/);
    best?.click();
    await reach(list, 'ready');
    expect(store.state.query.filters).to.eql({filter_type: ['Shirts']});
  });

  it('offers the way to the store’s own search, where the theme’s results stand in the list’s place', async () => {
    const {shadow} = await openList('', {address: '?q=zzzzz'}, 'empty');
    const empty = await appear(() => shadow?.querySelector('[part=empty]'));
    const link = get<HTMLAnchorElement>(empty, 'a', 'See results from the store’s standard search');
    expect(link.getAttribute('href')).to.equal('/search?q=zzzzz#store-search');
    const {searches} = openPage({address: '?q=linen'});
    searches.length = 0;
    location.hash = '#store-search';
    const list = document.createElement('search-results');
    document.body.append(list);
    await reach(list, 'idle');
    expect(searches).to.eql([]);
    await eventually(() => void expect(location.hash).to.equal(''));
    expect(searches).to.eql([]);
  });
});

describe('the sort of a list', () => {
  const first = (shadow: ShadowRoot | null) => shadow?.querySelector<HTMLOptionElement>('option');

  it('is by relevance for a search term, and has the featured products first while the list browses', async () => {
    const {list, shadow} = await openList('', {address: '?q=linen'});
    expect(first(shadow)?.textContent).to.equal('Relevance');
    await search(list, {query: '*'});
    expect(first(shadow)?.textContent).to.equal('Featured');
    expect(first(shadow)?.value).to.equal('relevance');
  });

  it('is searched for once by keys that pass through the closed select, at once by Enter, by a pointer, or when it is left', async () => {
    const page = await openList('', {address: '?q=linen'});
    const select = page.shadow?.querySelector('select') as HTMLSelectElement;
    const sorts = () => sent(page, 'sort');
    const choose = (value: string, key?: string) => {
      const event = key
        ? new KeyboardEvent('keydown', {key, bubbles: true, composed: true})
        : new PointerEvent('pointerdown', {bubbles: true, composed: true});
      select.dispatchEvent(event);
      select.value = value;
      select.dispatchEvent(new Event('change', {bubbles: true}));
    };
    const rest = stopRest();
    select.focus();
    choose('price_asc', 'ArrowDown');
    choose('price_desc', 'ArrowDown');
    expect([select.value, getStore().state.query.sort, rest.isOn]).to.eql(['price_desc', 'relevance', true]);
    rest.over();
    expect(getStore().state.query.sort).to.equal('price_desc');
    choose('newest', 'Enter');
    expect(getStore().state.query.sort).to.equal('newest');
    choose('price_asc', 'ArrowUp');
    select.blur();
    expect(getStore().state.query.sort).to.equal('price_asc');
    await reach(page.list, 'ready');
    expect(sorts().at(-1)).to.equal('price_asc');
  });

  it('has the featured products first on a collection page', async () => {
    const {shadow} = await openList('collection="apparel"');
    expect(first(shadow)?.textContent).to.equal('Featured');
  });
});
