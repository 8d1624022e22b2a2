import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {watchConsent} from '../../../src/service/browser/stored-entries.ts';
import {publishLeftovers} from '../../../src/store/page-services.ts';
import {getStore} from '../../../src/store/registry.ts';
import {reach} from '../../support/elements/fixture.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';

const LIST = '<search-results></search-results>';
const ATTRIBUTION = {query_id: 'q', session_id: 's', measurement_proof: 'p'};

/** Has the browser render the page ahead, until the shopper opens it. */
function renderAhead(): {open(): void} {
  Object.defineProperty(document, 'prerendering', {value: true, configurable: true});
  return {
    open() {
      Reflect.deleteProperty(document, 'prerendering');
      document.dispatchEvent(new Event('prerenderingchange'));
    },
  };
}

const stored = () => ({...localStorage, ...sessionStorage});

/** Resolves when another request, and whatever waited for the page to have time, would be over. */
async function pageIsStill(): Promise<void> {
  await fetch('/search');
  await new Promise<void>(resolve => {
    // Timers of the same length fire in the order in which they were set.
    setTimeout(resolve, 500);
  });
}

describe('a page that the browser renders ahead', () => {
  afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

  it('requests, publishes and stores nothing until the shopper opens it', async () => {
    const ahead = renderAhead();
    const page = openPage({html: LIST, address: '?q=linen'});
    await reach(page.find('search-results'), 'loading');
    await pageIsStill();
    expect([page.searches, page.published, stored()]).to.eql([[], [], {}]);
    ahead.open();
    await reach(page.find('search-results'), 'ready');
    expect(page.searches.map(params => params.get('q'))).to.eql(['linen']);
    expect(page.published.map(([name]) => name)).to.eql(['service_search']);
  });

  it('requests what is searched for last, once it is open', async () => {
    const ahead = renderAhead();
    const page = openPage();
    const store = getStore();
    void store.search({query: 'linen'});
    const searching = store.search({query: 'cotton'});
    await pageIsStill();
    ahead.open();
    await searching;
    expect(page.searches.map(params => params.get('q'))).to.eql(['cotton']);
  });

  it('takes over the answer that the previous page has left after it was rendered', async () => {
    const key = 'storefront-search.v1.handover';
    const {find} = openPage({html: LIST, address: '?q=linen'});
    await reach(find('search-results'), 'ready');
    getStore().handOver({});
    const left = sessionStorage.getItem(key) ?? '';
    sessionStorage.clear();
    const ahead = renderAhead();
    const page = openPage({html: LIST, address: '?q=linen'});
    page.searches.length = 0;
    await reach(page.find('search-results'), 'loading');
    await pageIsStill();
    sessionStorage.setItem(key, left);
    ahead.open();
    await reach(page.find('search-results'), 'ready');
    expect([page.searches.length, page.published, sessionStorage.getItem(key)]).to.eql([0, [], null]);
  });

  it('leaves the events of earlier pages alone until it is open', async () => {
    const ahead = renderAhead();
    const {published} = openPage();
    const key = 'storefront-search.v1.events';
    const events = JSON.stringify([['service_search', {query: 'linen', ...ATTRIBUTION, result_count: 1}]]);
    sessionStorage.setItem(key, events);
    getStore();
    watchConsent(publishLeftovers);
    await pageIsStill();
    expect([published, sessionStorage.getItem(key)]).to.eql([[], events]);
    ahead.open();
    await eventually(() => void expect(published).to.have.length(1));
    expect(sessionStorage.getItem(key)).to.equal(null);
  });

  it('publishes a click that its opener stored after it was rendered', async () => {
    const ahead = renderAhead();
    const {published} = openPage();
    watchConsent(publishLeftovers);
    await pageIsStill();
    const click = ['service_result_clicked', {...ATTRIBUTION, product_id: '1', position: 0}];
    sessionStorage.setItem('storefront-search.v1.events', JSON.stringify([click]));
    ahead.open();
    await eventually(() => void expect(published).to.eql([click]));
  });
});
