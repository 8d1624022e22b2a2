import {expect} from 'chai';
import {getStore} from '../../src/store/registry.ts';
import type {SearchState} from '../../src/store/store.ts';
import {openPage} from '../support/page/fresh-page.ts';
import {openSearched, openStore} from '../support/page/fresh-store.ts';

const titles = ({answer}: SearchState) => answer?.hits.map(({item}) => item.title) ?? [];

describe('a search', () => {
  it('sends a request as the contract defines it, and its answer becomes the state', async () => {
    const {searches, store} = openStore();
    expect(store.state.status).to.equal('idle');
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('ready');
    expect(store.state.answer?.total).to.equal(17);
    expect(titles(store.state)).to.have.length(17);
    expect([...(searches[0]?.keys() ?? [])]).to.eql([
      'contract',
      'type',
      'q',
      'locale',
      'limit',
      'offset',
      'sort',
      'session_id',
    ]);
  });

  it('notifies subscribers from loading to ready, and of the current state at once', async () => {
    const {store} = openStore();
    const statuses: string[] = [];
    store.subscribe(({status}) => void statuses.push(status));
    expect(statuses).to.eql(['idle']);
    await store.search({query: 'linen'});
    await store.search({sort: 'newest'});
    expect([...new Set(statuses)]).to.eql(['idle', 'loading', 'ready', 'refreshing']);
    expect(statuses.at(-1)).to.equal('ready');
  });

  it('does not notify a subscriber that has left', async () => {
    const {store} = openStore();
    let calls = 0;
    store.subscribe(() => calls++)();
    await store.search({query: 'linen'});
    expect(calls).to.equal(1);
  });

  it('replaces the snapshot and never edits it', async () => {
    const {store} = await openSearched('linen');
    const before = store.state;
    await store.search({query: 'cotton'});
    expect(before.query.query).to.equal('linen');
    expect(store.state).not.to.equal(before);
    expect(store.state).to.equal(store.state);
  });

  it('§8.7 stale: overtakes the one before it, whose answer is dropped completely', async () => {
    const {published, store} = openStore();
    const shown: (string | undefined)[] = [];
    store.subscribe(({answer}) => shown.push(answer?.request.query));
    await Promise.all([store.search({query: 'linen'}), store.search({query: 'cotton'})]);
    expect(store.state.answer?.request.query).to.equal('cotton');
    expect(shown).not.to.include('linen');
    expect(published.map(([, payload]) => payload.query)).to.eql(['cotton']);
  });

  it('§8.7 repeated: is sent once if two stores request it at the same time', async () => {
    const {searches} = openPage();
    await Promise.all([getStore('a').search({query: 'linen'}), getStore('b').search({query: 'linen'})]);
    expect(searches).to.have.length(1);
    expect(titles(getStore('b').state)).to.have.length(17);
  });

  it('§8.7 repeated: is sent once if it is requested again while it is pending', async () => {
    const {searches, store} = openStore();
    await Promise.all([store.search({query: 'linen'}), store.search({query: 'linen'})]);
    expect(searches).to.have.length(1);
    expect(store.state.status).to.equal('ready');
  });

  it('§8.7 repeated: is not sent again shortly after its answer', async () => {
    const {searches, store} = openStore();
    for (const query of ['linen', 'cotton', 'linen']) await store.search({query});
    expect(searches.map(params => params.get('q'))).to.eql(['linen', 'cotton']);
    expect(store.state.answer?.request.query).to.equal('linen');
  });

  it('§7 query_required: without a query shows nothing and sends nothing', async () => {
    const {searches, store} = await openSearched('linen');
    await store.search({query: ' \u3000'});
    expect(store.state.status).to.equal('idle');
    expect(store.state.answer).to.equal(undefined);
    expect(searches).to.have.length(1);
  });

  it('§8.2, §4.1 q: is not sent with 201 characters, but with 200', async () => {
    const {searches, store} = openStore();
    await store.search({query: 'あ'.repeat(201)});
    expect(store.state.status).to.equal('failed');
    expect(store.state.error?.code).to.equal('query_too_long');
    expect(searches).to.have.length(0);
    await store.search({query: 'あ'.repeat(200)});
    expect(store.state.status).to.equal('empty');
    expect(searches).to.have.length(1);
  });

  it('with a new query has no filters, starts at page 1, and sorts by relevance', async () => {
    const {store} = openStore();
    await store.search({query: 'linen', filters: {filter_on_sale: ['true']}, sort: 'newest', page: 1});
    expect(store.state.query.sort).to.equal('newest');
    await store.search({query: 'cotton'});
    expect(store.state.query).to.eql({query: 'cotton', filters: {}, sort: 'relevance', page: 1});
  });

  it('with another filter keeps its query and returns to page 1', async () => {
    const {searches, store} = openStore();
    await store.search({query: 'cotton', page: 2});
    await store.search({filters: {filter_available: ['true']}});
    expect(searches[1]?.get('q')).to.equal('cotton');
    expect(searches[1]?.get('offset')).to.equal('0');
    expect(searches[1]?.get('filter_available')).to.equal('true');
  });

  it('without results is empty, with the service’s suggestions', async () => {
    const {store} = await openSearched('qqqqzz');
    expect(store.state.status).to.equal('empty');
    // Which ones depends on what was searched for before.
    expect(store.state.answer?.suggestions).to.not.equal(undefined).and.not.eql([]);
  });

  it('that is reset never reports a pending status', () => {
    const {store} = openStore();
    const statuses: string[] = [];
    store.subscribe(({status}) => statuses.push(status));
    void store.reset();
    expect(new Set(statuses)).to.eql(new Set(['idle']));
  });

  it('can be reset to the idle state', async () => {
    const {store} = openStore();
    const search = store.search({query: 'linen'});
    await store.reset();
    await search;
    expect(store.state.status).to.equal('idle');
    expect(store.state.query.query).to.equal('');
  });
});
