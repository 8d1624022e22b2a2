import {expect} from 'chai';
import {configure} from '../../../src/store/globals.ts';
import {getStore} from '../../../src/store/registry.ts';
import {eventually} from '../../support/page/eventually.ts';
import {type FreshPage, openPage} from '../../support/page/fresh-page.ts';
import {openSearched} from '../../support/page/fresh-store.ts';

const names = ({published}: FreshPage) => published.map(([name]) => name);

describe('service_search', () => {
  it('§6 search query, search query_id, search session_id, search measurement_proof, search result_count, §6.4: has exactly these fields, from request and response', async () => {
    const {published, searches, store} = await openSearched('linen');
    const {answer} = store.state;
    expect(published).to.eql([
      [
        'service_search',
        {
          query: 'linen',
          query_id: answer?.query_id,
          session_id: searches[0]?.get('session_id'),
          measurement_proof: answer?.measurement_proof,
          result_count: 17,
        },
      ],
    ]);
  });

  it('§6 search, §1.10: is published once for every network response, including load more', async () => {
    const page = openPage();
    const store = getStore();
    await store.search({query: 'camp'});
    await store.loadMore();
    await store.search({sort: 'newest'});
    expect(names(page)).to.eql(['service_search', 'service_search', 'service_search']);
    expect(new Set(page.published.map(([, {query_id}]) => query_id)).size).to.equal(3);
  });

  it('is never published for an answer from the cache', async () => {
    const page = openPage();
    const store = getStore();
    for (const query of ['linen', 'cotton', 'linen']) await store.search({query});
    expect(page.published.map(([, {query}]) => query)).to.eql(['linen', 'cotton']);
  });

  it('has the configured event names', async () => {
    const page = openPage({config: {locale: 'en', events: {search: 'my_search'}}});
    const store = getStore();
    await store.search({query: 'linen'});
    const [hit] = store.state.answer?.hits ?? [];
    if (hit) store.click(hit, document);
    expect(names(page)).to.eql(['my_search', 'service_result_clicked']);
  });
});

describe('service_result_clicked', () => {
  it('§6 click, click query_id, click session_id, click measurement_proof, click product_id, click position, §6.4: has exactly these fields, with the position counted from zero', async () => {
    const {published, store} = await openSearched('linen');
    const hit = store.state.answer?.hits[3];
    expect(hit && store.click(hit, document)).to.equal(true);
    const [[, search] = [], [, click] = []] = [published[0], published[1]];
    expect(published[1]?.[0]).to.equal('service_result_clicked');
    expect(click).to.eql({
      query_id: search?.query_id,
      session_id: search?.session_id,
      measurement_proof: search?.measurement_proof,
      product_id: hit?.item.product_id,
      position: 3,
    });
  });

  it('§6.3: names the response that its hit came from, also after load more', async () => {
    const {published, store} = await openSearched('camp');
    await store.loadMore();
    const {hits = []} = store.state.answer ?? {};
    for (const hit of [hits[0], hits[30]]) if (hit) store.click(hit, document);
    const ids = published.map(([, {query_id}]) => query_id);
    expect(ids.slice(2)).to.eql(ids.slice(0, 2));
    expect(published.map(([, {position}]) => position).slice(2)).to.eql([0, 30]);
  });

  it('is published even if a listener prevents the navigation', async () => {
    const page = openPage();
    const store = getStore();
    await store.search({query: 'linen'});
    document.addEventListener('search-result-click', event => event.preventDefault(), {once: true});
    const [hit] = store.state.answer?.hits ?? [];
    expect(hit && store.click(hit, document)).to.equal(false);
    expect(names(page)).to.eql(['service_search', 'service_result_clicked']);
  });
});

describe('a publisher', () => {
  it('gets the queued events in order and once if it is set late', async () => {
    const page = openPage({shopify: null});
    const store = getStore();
    await store.search({query: 'linen'});
    await store.search({query: 'cotton'});
    const publish = (...event: FreshPage['published'][number]) => void page.published.push(event);
    Object.assign(globalThis, {Shopify: {analytics: {publish}}});
    await store.search({query: 'camp'});
    await eventually(() => void expect(page.published).to.have.length(3));
    expect(page.published.map(([, {query}]) => query)).to.eql(['linen', 'cotton', 'camp']);
  });

  it('gets the queued events without another search', async () => {
    const page = openPage({shopify: null});
    await getStore().search({query: 'linen'});
    const publish = (...event: FreshPage['published'][number]) => void page.published.push(event);
    Object.assign(globalThis, {Shopify: {analytics: {publish}}});
    await eventually(() => void expect(names(page)).to.eql(['service_search']));
  });

  it('gets no event that another page has published before Back led to this one', async () => {
    const page = openPage({shopify: null});
    const store = getStore();
    await store.search({query: 'linen'});
    // The state that the other page leaves behind.
    sessionStorage.clear();
    const publish = (...event: FreshPage['published'][number]) => void page.published.push(event);
    Object.assign(globalThis, {Shopify: {analytics: {publish}}});
    await store.search({query: 'cotton'});
    expect(page.published.map(([, {query}]) => query)).to.eql(['cotton']);
  });

  it('is called as a method of the platform’s object once it is a function', async () => {
    const page = openPage({shopify: {analytics: {publish: []}}});
    await getStore().search({query: 'linen'});
    expect(getStore().state.status).to.equal('ready');
    const analytics = {
      sent: page.published,
      publish(...event: FreshPage['published'][number]) {
        this.sent.push(event);
      },
    };
    Object.assign(globalThis, {Shopify: {analytics}});
    await eventually(() => void expect(names(page)).to.eql(['service_search']));
  });

  it('§6.2: breaks nothing if it throws: the results are shown, and the next event is published', async () => {
    const given: string[] = [];
    const publish = (name: string) => {
      given.push(name);
      throw new Error('blocked');
    };
    const {hear, store} = await openSearched('linen', {shopify: {analytics: {publish}}});
    await store.search({query: 'cotton'});
    expect(store.state.status).to.equal('ready');
    expect(given).to.eql(['service_search', 'service_search']);
    for (const line of await hear(1)) expect(line).to.match(/publisher/);
  });

  it('§6.2: is logged if it rejects later, without an uncaught error', async () => {
    const publish = async () => Promise.reject(new Error('blocked'));
    const {hear} = openPage({shopify: {analytics: {publish}}});
    await getStore().search({query: 'linen'});
    const [line] = await hear(1);
    expect(line).to.match(/publisher/);
  });

  it('of the page replaces the platform’s', async () => {
    const page = openPage();
    const given: string[] = [];
    configure({publish: name => void given.push(name)});
    await getStore().search({query: 'linen'});
    expect(given).to.eql(['service_search']);
    expect(page.published).to.eql([]);
  });
});
