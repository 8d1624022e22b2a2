import {expect} from 'chai';
import {requestParams, type SearchRequest} from '../../src/core/contract/request.ts';
import {configure} from '../../src/store/globals.ts';
import {getStore} from '../../src/store/registry.ts';
import {openPage} from '../support/page/fresh-page.ts';

/** Opens a page whose searches a script answers. */
function openOwn(search: (request: SearchRequest, signal: AbortSignal) => Promise<unknown>) {
  const page = openPage();
  configure({search});
  return {...page, store: getStore()};
}

/** The demo's service, as another engine. */
async function askEngine(request: SearchRequest, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(`/apps/searchapp/search?${requestParams(request)}`, {signal});
  return answer.json();
}

describe('configure({search})', () => {
  it('answers searches in place of the service, each request once', async () => {
    const requests: SearchRequest[] = [];
    const {store, published} = openOwn((request, signal) => {
      requests.push(request);
      return askEngine(request, signal);
    });
    await store.search({query: 'linen', filters: {filter_available: ['true']}});
    const {answer, status} = store.state;
    expect(status).to.equal('ready');
    expect(answer?.hits).to.have.length.above(2);
    await store.search({query: 'cotton', filters: {}});
    await store.search({query: 'linen', filters: {filter_available: ['true']}});
    expect(requests.map(({query, filters, offset}) => ({query, filters, offset}))).to.eql([
      {query: 'linen', filters: {filter_available: ['true']}, offset: 0},
      {query: 'cotton', filters: {}, offset: 0},
    ]);
    expect(store.state.answer?.total).to.equal(answer?.total);
    expect(published).to.have.length(2);
  });

  it('publishes no event without a query_id', async () => {
    const {store, published} = openOwn(async (request, signal) => ({
      ...(await (askEngine(request, signal) as Promise<object>)),
      query_id: undefined,
    }));
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('ready');
    expect(published).to.eql([]);
  });

  it('keeps what it had on screen, with the code and the pause of a refusal', async () => {
    const {store} = openOwn((request, signal) =>
      request.query === 'linen'
        ? askEngine(request, signal)
        : Promise.reject(Object.assign(new Error('Busy'), {code: 'rate_limited', retryAfter: 7})),
    );
    await store.search({query: 'linen'});
    await store.search({query: 'cotton'});
    const {status, error, answer} = store.state;
    expect([status, error?.code, error?.retryAfter]).to.eql(['limited', 'rate_limited', 7]);
    expect(answer?.request.query).to.equal('linen');
  });

  it('fails as offline if the function rejects, and as a bad response if its body breaks the contract', async () => {
    const {store} = openOwn(({query}) =>
      query === 'linen' ? Promise.reject(new TypeError('No network')) : Promise.resolve({hits: []}),
    );
    await store.search({query: 'linen'});
    expect([store.state.error?.code, store.state.error?.message]).to.eql([
      'offline',
      'TypeError: No network',
    ]);
    await store.search({query: 'cotton'});
    expect([store.state.status, store.state.error?.code]).to.eql(['failed', 'bad_response']);
  });

  it('§8.7 stale: aborts a search that another one overtakes', async () => {
    const signals: AbortSignal[] = [];
    const {store} = openOwn((request, signal) => {
      signals.push(signal);
      return askEngine(request, signal);
    });
    await Promise.all([store.search({query: 'linen'}), store.search({query: 'cotton'})]);
    expect(store.state.answer?.request.query).to.equal('cotton');
    expect(signals.at(-1)?.aborted).to.equal(false);
    expect(signals.slice(0, -1).every(({aborted}) => aborted)).to.equal(true);
  });

  it('is too late once the first search was sent, and the console says so', async () => {
    const {hear} = openPage();
    await getStore().search({query: 'linen'});
    configure({search: askEngine});
    expect((await hear()).join()).to.include('search has no effect');
  });
});
