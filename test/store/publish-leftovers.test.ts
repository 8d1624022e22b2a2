import {expect} from 'chai';
import '../../src/entries/search-results.ts';
import {device, tab} from '../../src/service/browser/storage.ts';
import {watchConsent} from '../../src/service/browser/stored-entries.ts';
import {publishLeftovers} from '../../src/store/page-services.ts';
import {getStore} from '../../src/store/registry.ts';
import {openList} from '../support/elements/list.ts';
import {eventually} from '../support/page/eventually.ts';
import {openPage} from '../support/page/fresh-page.ts';

const REFUSAL = {analyticsProcessingAllowed: () => false, preferencesProcessingAllowed: () => false};
const ATTRIBUTION = {query_id: 'q', session_id: 's', measurement_proof: 'p'};

/** Stores what a visit leaves behind while nothing is known of the shopper's consent. */
function leaveTraces(): void {
  device.set('session', {id: 'of-an-earlier-page', at: Date.now()});
  device.set('recent', ['linen']);
  device.set('viewed', ['linen-shirt']);
  device.set('columns', '4');
  device.set('page-size', 12);
  device.set('cards', {main: 8});
  device.set('opened', {url: 'https://elsewhere.example/', click: [ATTRIBUTION, '1', 0], at: Date.now()});
  device.set('published', ['id']);
  device.set('budget', {tokens: 5, at: Date.now(), pauseMs: 0, pauseEnd: 0});
  tab.set('entry.1', {answer: {hits: [{item: {}, position: 0, attribution: ATTRIBUTION}]}});
  tab.set('entry.2', {answer: {hits: [{item: {}, position: 0}]}});
  tab.set('facets', {vendors: false});
  localStorage.setItem('of-the-theme', '"session_id"');
}

const stored = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    .map(key => key.replace('storefront-search.v1.', ''))
    .sort();

const refuse = (customerPrivacy: object = REFUSAL) =>
  Object.assign((globalThis as {Shopify?: object}).Shopify ?? {}, {customerPrivacy});

describe('what earlier pages stored', () => {
  it('stays while the platform has no consent API', async () => {
    leaveTraces();
    const before = stored();
    openPage();
    watchConsent(publishLeftovers);
    await new Promise<void>(resolve => watchConsent(resolve as () => void));
    expect(stored()).to.eql(before);
  });

  it('is removed on a page without a search once the platform’s consent API arrives and refuses', async () => {
    leaveTraces();
    openPage();
    watchConsent(publishLeftovers);
    refuse();
    await eventually(() => void expect(stored()).to.eql(['budget', 'entry.2', 'facets', 'of-the-theme']));
  });

  it('is removed at once when the shopper refuses on a page that had consent', async () => {
    openPage({shopify: {customerPrivacy: {analyticsProcessingAllowed: () => true}}});
    watchConsent(publishLeftovers);
    leaveTraces();
    refuse();
    document.dispatchEvent(new Event('visitorConsentCollected'));
    expect(stored()).to.eql(['budget', 'entry.2', 'facets', 'of-the-theme']);
  });

  it('stays, except for conveniences, if the shopper refuses only preferences', async () => {
    leaveTraces();
    openPage();
    const before = stored();
    watchConsent(publishLeftovers);
    refuse({preferencesProcessingAllowed: () => false});
    document.dispatchEvent(new Event('visitorConsentCollected'));
    const conveniences = ['recent', 'viewed', 'columns', 'page-size', 'cards'];
    expect(stored()).to.eql(before.filter(key => !conveniences.includes(key)));
  });

  it('is removed if it is only a convenience of a shopper who refuses preferences', async () => {
    for (const key of ['recent', 'viewed', 'columns', 'page-size', 'cards'] as const) {
      openPage();
      device.set(key, 1);
      watchConsent(publishLeftovers);
      refuse({preferencesProcessingAllowed: () => false});
      await eventually(() => void expect(stored(), key).to.eql([]));
    }
  });
});

describe('a page whose consent API arrives after a search', () => {
  it('§6.2: removes session and events, and stores none again when it is left', async () => {
    const page = await openList('', {address: '?q=linen', shopify: {}});
    expect(stored()).to.include.members(['session', 'events']);
    watchConsent(publishLeftovers);
    refuse();
    await eventually(() => void expect(stored()).not.to.include('session'));
    dispatchEvent(new Event('pagehide'));
    expect(stored().filter(key => !/^(entr|place|budget)/.test(key))).to.eql([]);
    expect(JSON.stringify({...sessionStorage, ...localStorage})).not.to.match(/session_?id/i);
    await getStore().search({query: 'cotton'});
    expect(page.searches.at(-1)?.has('session_id')).to.equal(false);
  });
});

describe('a page that learns of a refusal by its next search', () => {
  it('§6.2: removes the session from results for Back too, although no session is stored any more', async () => {
    const page = await openList('collection="apparel"', {shopify: {analytics: {publish() {}}}});
    await getStore().search({sort: 'newest'});
    document.dispatchEvent(new Event('visibilitychange'));
    const text = () => JSON.stringify({...sessionStorage, ...localStorage});
    expect(text()).to.contain('sessionId');
    refuse();
    await getStore().search({sort: 'price_asc'});
    expect(page.searches.at(-1)?.has('session_id')).to.equal(false);
    expect(stored()).not.to.include('session');
    watchConsent(publishLeftovers);
    await eventually(() => void expect(text()).not.to.match(/session_?id/i));
  });
});

describe('an entry of the browser’s storage', () => {
  const named = {answer: {hits: [{attribution: ATTRIBUTION}]}};

  it('is not written without the consent that its kind needs, and not if it names a refused session', () => {
    openPage({shopify: {customerPrivacy: REFUSAL}});
    const written = [
      device.set('session', {id: 's', at: 0}),
      device.set('columns', '4'),
      tab.set('entry.1', named),
      tab.set('handover', {sessionId: 's'}),
      tab.set('entry.2', {answer: {hits: []}}),
      device.set('budget', {}),
    ];
    expect(written).to.eql([false, false, false, false, true, true]);
    expect(stored()).to.eql(['budget', 'entry.2']);
  });

  it('may hold a search for the words by which a session is named', () => {
    openPage({shopify: {customerPrivacy: {analyticsProcessingAllowed: () => false}}});
    expect(tab.set('entry.1', {query: {query: '"session_id"'}})).to.equal(true);
  });
});

describe('a shopper who refuses preferences', () => {
  it('has the chosen number of columns on this page, without storing it', async () => {
    const {list, shadow} = await openList('columns="2 4"', {
      address: '?q=linen',
      shopify: {customerPrivacy: REFUSAL},
    });
    const choices = await eventually(() => {
      const radios = shadow?.querySelectorAll<HTMLInputElement>('[part=columns] input');
      expect(radios).to.have.length(2);
      return radios;
    });
    choices?.[1]?.click();
    await eventually(() => void expect(choices?.[1]?.checked).to.equal(true));
    expect(
      getComputedStyle(list.querySelector('[role=list]') ?? list).gridTemplateColumns.split(' '),
    ).to.have.length(4);
    expect(device.get('columns')).to.equal(undefined);
  });
});
