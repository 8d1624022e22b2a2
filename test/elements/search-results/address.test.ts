import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {get, nameOf, reach} from '../../support/elements/fixture.ts';
import {links, openKept, openList, sent} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';

/** Our parameters of the address; the test runner's own are foreign. */
const ours = () =>
  [...new URL(location.href).searchParams]
    .filter(([name]) => !name.startsWith('wtr-') && !name.startsWith('utm_'))
    .map(pair => pair.join('='));

describe('the address of a page with a list', () => {
  it('is not added to the history on load', async () => {
    const {length} = history;
    await openList('', {address: '?q=linen&sort=relevance'});
    expect(history.length).to.equal(length);
    expect(ours()).to.eql(['q=linen']);
  });

  it('follows a query, a filter and a sort, each a step Back can take', async () => {
    await openList('', {address: '?q=linen'});
    await getStore().search({query: 'cotton'});
    await getStore().search({sort: 'newest'});
    await getStore().search({filters: {filter_available: ['true']}});
    expect(ours()).to.eql(['q=cotton', 'sort=newest', 'filter_available=true']);
    // Not by `history.length`, of which WebKit counts no more than 100.
    for (const address of [['q=cotton', 'sort=newest'], ['q=cotton'], ['q=linen']]) {
      history.back();
      await eventually(() => void expect(ours()).to.eql(address));
    }
  });

  it('keeps every parameter that is not ours', async () => {
    await openList('', {address: '?utm_source=mail&q=linen'});
    const foreign = [...new URL(location.href).searchParams].filter(([name]) => name !== 'q');
    await getStore().search({query: 'cotton', sort: 'newest'});
    for (const [name, value] of foreign) {
      expect(new URL(location.href).searchParams.get(name)).to.equal(value);
    }
    expect(foreign.map(([name]) => name)).to.include('utm_source');
  });

  it('names the last page shown after load more, without a step in the history', async () => {
    const page = await openList('page-size="10"', {address: '?q=linen'});
    const {length} = history;
    get(page.shadow, 'a', 'Load more').click();
    await eventually(() => void expect(ours()).to.eql(['q=linen', 'page=2']));
    expect(history.length).to.equal(length);
  });

  it('does not change when the same is searched again', async () => {
    await openList('', {address: '?q=linen'});
    const {length} = history;
    await getStore().search({query: 'linen'});
    expect(history.length).to.equal(length);
  });

  it('leads Back and Forward to what was shown, without a request or an event', async () => {
    const page = await openKept('', {address: '?q=linen'});
    await getStore().search({query: 'cotton'});
    history.back();
    await eventually(() => void expect(links(page.list).map(nameOf)).to.include('Linen Apron'));
    expect(ours()).to.eql(['q=linen']);
    history.forward();
    await eventually(() => void expect(links(page.list).map(nameOf)).to.include('Cotton Apron'));
    expect(sent(page, 'q')).to.eql(['linen', 'cotton']);
    expect(page.published).to.have.length(2);
  });

  it('leads Back to nothing where nothing was asked', async () => {
    const page = await openList('', {}, 'idle');
    await getStore().search({query: 'linen'});
    history.back();
    await reach(page.list, 'idle');
    expect(links(page.list)).to.eql([]);
  });

  it('is left alone by a list that was taken away', async () => {
    const {list} = await openList('', {address: '?q=linen'});
    list.remove();
    const before = location.href;
    await getStore().search({query: 'cotton'});
    expect(location.href).to.equal(before);
  });

  for (const [attributes, address, query] of [
    ['query=""', '?q=linen', 'linen'],
    ['query=" "', '?q=linen', 'linen'],
    ['query="" collection="summer"', '', '*'],
  ] as const) {
    it(`is read with ${attributes} as where the query is left out`, async () => {
      expect(sent(await openList(attributes, {address}), 'q')).to.eql([query]);
    });
  }

  it('is not changed by filters of the theme, such as the collection', async () => {
    await openList('collection="summer"');
    expect(ours()).to.eql([]);
    await getStore().search({sort: 'newest'});
    expect(ours()).to.eql(['sort=newest']);
  });
});
