import {expect} from 'chai';
import {getStore} from '../../src/store/registry.ts';
import {openPage, serviceState} from '../harness/fresh-page.ts';

describe('a degraded answer', () => {
  it('§3 reduced: of the first sync has nothing to show, and nothing to publish', async () => {
    const {published} = openPage({state: 'first-sync'});
    const store = getStore();
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('degraded');
    expect(store.state.answer?.degraded_reason).to.equal('sync_pending');
    expect(store.state.answer?.hits).to.eql([]);
    expect(published).to.eql([]);
  });

  it('§3 degraded: may hold the platform’s own results', async () => {
    openPage({state: 'degraded-results'});
    const store = getStore();
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('degraded');
    expect(store.state.answer?.hits).not.to.eql([]);
  });

  it('§7.1: of a failing service (503) is read like any other', async () => {
    openPage({state: 'failing'});
    const store = getStore();
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('degraded');
    expect(store.state.error).to.equal(undefined);
  });

  it('§2.1 degraded_reason: is told to the page with its reason', async () => {
    openPage({state: 'first-sync'});
    const reasons: (string | null)[] = [];
    const listen = ({reason}: DocumentEventMap['search-degraded']) => void reasons.push(reason);
    document.addEventListener('search-degraded', listen);
    await getStore().search({query: 'linen'});
    document.removeEventListener('search-degraded', listen);
    expect(reasons).to.eql(['sync_pending']);
  });

  it('is not kept: the next search asks again', async () => {
    const {searches} = openPage({state: 'first-sync'});
    const store = getStore();
    await store.search({query: 'linen'});
    serviceState('normal');
    await store.retry();
    expect(store.state.status).to.equal('ready');
    expect(searches).to.have.length(2);
  });
});

describe('a service that is out when what is on screen is filtered, sorted or paged', () => {
  for (const state of ['failing', 'first-sync'] as const) {
    it(`§7.1: ${state}, it leaves the results, and can be asked again`, async () => {
      openPage();
      const store = getStore();
      await store.search({query: 'linen'});
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

  it('shows the platform’s own results, where it has some', async () => {
    openPage();
    const store = getStore();
    await store.search({query: 'linen'});
    serviceState('degraded-results');
    await store.search({sort: 'newest'});
    expect(store.state.status).to.equal('degraded');
    expect(store.state.answer?.hits).not.to.eql([]);
  });
});
