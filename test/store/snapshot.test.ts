import {expect} from 'chai';
import {createStore} from '../../src/store/registry.ts';
import type {SearchState} from '../../src/store/store.ts';
import {openPage} from '../support/page/fresh-page.ts';

describe('a snapshot', () => {
  it('says how the latest answer changed the list', async () => {
    openPage();
    const store = createStore();
    store.configure({pageSize: 3});
    await store.search({query: 'linen', page: 2});
    expect(store.state.change).to.equal('replace');
    await store.loadMore();
    expect(store.state.change).to.equal('append');
    await store.loadPrevious();
    expect(store.state.change).to.equal('prepend');
    await store.search({sort: 'newest'});
    expect(store.state.change).to.equal('replace');
  });

  it('says how the next answer will change the list while that is on its way', async () => {
    openPage();
    const store = createStore();
    store.configure({pageSize: 3});
    await store.search({query: 'linen'});
    const seen: Pick<SearchState, 'status' | 'change'>[] = [];
    store.subscribe(({status, change}) => seen.push({status, change}));
    await store.loadMore();
    expect(seen).to.deep.include({status: 'refreshing', change: 'append'});
  });

  it('says what is searched for, and whether that browses', async () => {
    openPage();
    const store = createStore();
    store.configure({query: '*'});
    expect([store.state.text, store.state.isBrowsing]).to.eql(['*', true]);
    await store.search({query: 'linen'});
    expect([store.state.text, store.state.isBrowsing]).to.eql(['linen', false]);
  });

  it('says whether the shopper has refined the search, until another one', async () => {
    openPage();
    const store = createStore();
    await store.search({query: 'linen'});
    expect(store.state.isRefined).to.equal(false);
    await store.search({sort: 'newest'});
    expect(store.state.isRefined).to.equal(true);
    await store.search({query: 'wool'});
    expect(store.state.isRefined).to.equal(false);
  });

  it('says whether a panel on the page shows the filters, and is replaced when one comes or goes', () => {
    openPage();
    const store = createStore();
    const seen: boolean[] = [];
    store.subscribe(({hasPanel}) => seen.push(hasPanel));
    const undo = [store.addPanel(), store.addPanel()];
    for (const remove of undo) remove();
    expect(seen).to.eql([false, true, true, true, false]);
  });

  it('is replaced, never changed', async () => {
    openPage();
    const store = createStore();
    await store.search({query: 'linen'});
    const before = {...store.state};
    const {state} = store;
    await store.search({query: 'wool'});
    expect(state).to.eql(before);
    expect(store.state).not.to.equal(state);
  });
});
