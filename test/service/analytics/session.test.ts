import {expect} from 'chai';
import {getStore} from '../../../src/store/registry.ts';
import {refuse, withBlockedStorage} from '../../support/page/blocked-storage.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {openSearched} from '../../support/page/fresh-store.ts';

describe('session_id', () => {
  it('§4.1 session_id, §5.4: is the same for every search, and for the next page', async () => {
    const {searches} = openPage();
    await getStore().search({query: 'linen'});
    await getStore('other').search({query: 'cotton'});
    const ids = new Set(searches.map(params => params.get('session_id')));
    expect(ids.size).to.equal(1);
    expect([...ids][0]).to.match(/^[\w-]{20,}$/);
  });

  it('is shared with the shopper’s other tabs through storage', async () => {
    const {searches} = openPage();
    localStorage.setItem(
      'storefront-search.v1.session',
      JSON.stringify({id: 'of-another-tab', at: Date.now()}),
    );
    await getStore().search({query: 'linen'});
    expect(searches[0]?.get('session_id')).to.equal('of-another-tab');
  });

  it('ends after 30 minutes of inactivity', async () => {
    const {searches} = openPage();
    const at = Date.now() - 31 * 60_000;
    localStorage.setItem('storefront-search.v1.session', JSON.stringify({id: 'of-yesterday', at}));
    await getStore().search({query: 'linen'});
    expect(searches[0]?.get('session_id')).not.to.equal('of-yesterday');
  });

  it('stays in memory if storage is blocked, and search works', async () => {
    const {searches} = openPage();
    await withBlockedStorage(async () => {
      for (const query of ['linen', 'cotton']) await getStore().search({query});
    });
    expect(getStore().state.status).to.equal('ready');
    expect(new Set(searches.map(params => params.get('session_id'))).size).to.equal(1);
  });
});

describe('a browser with blocked storage', () => {
  it('answers one search after the other, although it refuses the lock that tabs would share', async () => {
    const {searches} = openPage();
    const locks = {request: async () => refuse()};
    Object.defineProperty(navigator, 'locks', {value: locks, configurable: true});
    await withBlockedStorage(async () => {
      for (const query of ['linen', 'cotton', 'tent', 'cup']) await getStore().search({query});
    });
    Reflect.deleteProperty(navigator, 'locks');
    expect(searches).to.have.length(4);
    expect(getStore().state.status).to.equal('ready');
  });
});

describe('a shopper without consent to analytics', () => {
  const refusing = (published: unknown[]) => ({
    analytics: {publish: (...event: unknown[]) => void published.push(event)},
    customerPrivacy: {analyticsProcessingAllowed: () => false},
  });

  it('§4.1 session_id, §6.2: gets answers without a session, and nothing is published or stored', async () => {
    const published: unknown[] = [];
    const {searches, store} = await openSearched('linen', {shopify: refusing(published)});
    const [hit] = store.state.answer?.hits ?? [];
    if (hit) store.click(hit, document);
    expect(store.state.status).to.equal('ready');
    expect(searches[0]?.has('session_id')).to.equal(false);
    expect(published).to.eql([]);
    expect(Object.keys(localStorage).filter(key => key.includes('session'))).to.eql([]);
    expect(Object.keys(sessionStorage)).to.eql([]);
  });

  it('is assumed if the page’s consent API throws', async () => {
    const published: unknown[] = [];
    const analyticsProcessingAllowed = () => {
      throw new TypeError('the consent banner is not ready');
    };
    const {searches} = openPage({
      shopify: {...refusing(published), customerPrivacy: {analyticsProcessingAllowed}},
    });
    await getStore().search({query: 'linen'});
    expect(getStore().state.status).to.equal('ready');
    expect(searches[0]?.has('session_id')).to.equal(false);
    expect(published).to.eql([]);
  });

  it('loses the queued events when refusing', async () => {
    await openSearched('linen', {shopify: null});
    expect(Object.keys(sessionStorage)).to.have.length(1);
    const published: unknown[] = [];
    Object.assign(globalThis, {Shopify: refusing(published)});
    await eventually(() => void expect(sessionStorage).to.have.length(0));
    expect(published).to.eql([]);
  });
});
