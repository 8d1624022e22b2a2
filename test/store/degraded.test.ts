import {expect} from 'chai';
import {getStore} from '../../src/store/registry.ts';
import {openPage, serviceState} from '../support/page/fresh-page.ts';
import {openSearched} from '../support/page/fresh-store.ts';

describe('a degraded answer', () => {
  it('§3 reduced: has no results during the first sync, and publishes no event', async () => {
    const {published, store} = await openSearched('linen', {state: 'first-sync'});
    expect(store.state.status).to.equal('degraded');
    expect(store.state.answer?.degraded_reason).to.equal('sync_pending');
    expect(store.state.answer?.hits).to.eql([]);
    expect(published).to.eql([]);
  });

  it('§3 degraded: may contain the platform’s own results', async () => {
    const {store} = await openSearched('linen', {state: 'degraded-results'});
    expect(store.state.status).to.equal('degraded');
    expect(store.state.answer?.hits).not.to.eql([]);
  });

  it('§7.1: is read like any other if the service fails with a 503', async () => {
    const {store} = await openSearched('linen', {state: 'failing'});
    expect(store.state.status).to.equal('degraded');
    expect(store.state.error).to.equal(undefined);
  });

  it('§2.1 degraded_reason: dispatches search-degraded with its reason', async () => {
    openPage({state: 'first-sync'});
    const reasons: (string | null)[] = [];
    const listen = ({reason}: DocumentEventMap['search-degraded']) => void reasons.push(reason);
    document.addEventListener('search-degraded', listen);
    await getStore().search({query: 'linen'});
    document.removeEventListener('search-degraded', listen);
    expect(reasons).to.eql(['sync_pending']);
  });

  it('is not cached: the next search sends a request', async () => {
    const {searches, store} = await openSearched('linen', {state: 'first-sync'});
    serviceState('normal');
    await store.retry();
    expect(store.state.status).to.equal('ready');
    expect(searches).to.have.length(2);
  });
});

describe('a filter, a sort or a page during an outage', () => {
  for (const state of ['failing', 'first-sync'] as const) {
    it(`§7.1: keeps the results on screen while the service is ${state}, and can be retried`, async () => {
      const {store} = await openSearched('linen');
      const {answer} = store.state;
      for (const change of [{sort: 'newest'}, {filters: {filter_available: ['true']}}, {page: 2}] as const) {
        serviceState(state);
        await store.search(change);
        expect(store.state.status).to.equal('failed');
        expect(store.state.error?.code).to.equal('degraded');
        expect(store.state.answer).to.equal(answer);
      }
      serviceState('normal');
      await store.search({page: 1});
      expect(store.state.status).to.equal('ready');
    });
  }

  it('shows the platform’s own results if the degraded answer has some', async () => {
    const {store} = await openSearched('linen');
    serviceState('degraded-results');
    await store.search({sort: 'newest'});
    expect(store.state.status).to.equal('degraded');
    expect(store.state.answer?.hits).not.to.eql([]);
  });
});
