import {expect} from 'chai';
import {SearchError} from '../../src/core/contract/errors.ts';
import {fetchSearch} from '../../src/service/search/client.ts';
import {getStore} from '../../src/store/registry.ts';
import type {SearchStore} from '../../src/store/search-store.ts';
import type {SearchStatus} from '../../src/store/store.ts';
import {changeAnswers} from '../support/page/change-answers.ts';
import {openPage, serviceState} from '../support/page/fresh-page.ts';
import {openSearched} from '../support/page/fresh-store.ts';
import {holdTimers} from '../support/page/held-timers.ts';

/** Resolves when the store is in a state. */
function reach(store: SearchStore, wanted: SearchStatus): Promise<void> {
  return new Promise(resolve => {
    store.subscribe(({status}) => status === wanted && resolve());
  });
}

describe('a search answered by 429', () => {
  it('§7.3: keeps the previous results on screen', async () => {
    const {store} = await openSearched('linen');
    serviceState('rate-limited');
    await store.search({query: 'cotton'});
    expect(store.state.status).to.equal('limited');
    expect(store.state.error?.code).to.equal('rate_limited');
    expect(store.state.answer?.request.query).to.equal('linen');
  });

  it('stores the seconds of Retry-After', async () => {
    const {store} = await openSearched('cotton', {state: 'rate-limited'});
    expect(store.state.error?.retryAfter).to.equal(5);
    expect(store.state.answer).to.equal(undefined);
  });

  it('§7.3: is retried automatically', async () => {
    const {searches} = openPage();
    const {fetch} = globalThis;
    let refusals = 1;
    globalThis.fetch = (...request) =>
      refusals-- > 0 ? Promise.resolve(new Response('', {status: 429})) : fetch(...request);
    const store = getStore();
    await store.search({query: 'cotton'});
    expect(store.state.status).to.equal('limited');
    await reach(store, 'ready');
    expect(store.state.answer?.request.query).to.equal('cotton');
    expect(searches).to.have.length(1);
  });

  it('is not retried after the last subscriber has left, also if the answer comes after that', async () => {
    openPage({state: 'rate-limited'});
    const delays = holdTimers(1000, 60_000);
    const store = getStore();
    const leave = store.subscribe(() => {});
    await store.search({query: 'cotton'});
    expect(delays.isOn).to.equal(true);
    leave();
    expect(delays.isOn).to.equal(false);
    const leaveAgain = store.subscribe(() => {});
    const search = store.search({query: 'linen'});
    leaveAgain();
    await search;
    expect(store.state.status).to.equal('limited');
    expect(delays.isOn).to.equal(false);
  });

  it('is retried again when there is a subscriber again, as after an element was moved', async () => {
    openPage({state: 'rate-limited'});
    const delays = holdTimers(1000, 60_000);
    const store = getStore();
    const leave = store.subscribe(() => {});
    await store.search({query: 'cotton'});
    leave();
    serviceState('normal');
    const retried = reach(store, 'ready');
    delays.over();
    await retried;
    expect(store.state.answer?.request.query).to.equal('cotton');
  });

  it('is not retried after another search has started', async () => {
    const {searches, store} = await openSearched('cotton', {state: 'rate-limited'});
    serviceState('normal');
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('ready');
    expect(searches.map(params => params.get('q'))).to.eql(['cotton', 'linen']);
  });
});

describe('an answer that breaks the contract', () => {
  for (const [state, what] of [
    ['html', 'an HTML page with status 200'],
    ['garbage', 'truncated JSON'],
  ] as const) {
    it(`is a failure that can be retried, never an exception, for ${what}`, async () => {
      const {store} = await openSearched('linen', {state});
      expect(store.state.status).to.equal('failed');
      expect(store.state.error?.code).to.equal('bad_response');
      serviceState('normal');
      await store.retry();
      expect(store.state.status).to.equal('ready');
      expect(store.state.error).to.equal(undefined);
    });
  }

  it('leaves the previous answer on screen', async () => {
    const {store} = await openSearched('linen');
    serviceState('garbage');
    await store.loadMore();
    await store.search({query: 'cotton'});
    expect(store.state.status).to.equal('failed');
    expect(store.state.answer?.request.query).to.equal('linen');
  });

  it('dispatches search-error with its code', async () => {
    openPage({state: 'html'});
    const codes: string[] = [];
    const listen = ({code}: DocumentEventMap['search-error']) => void codes.push(code);
    document.addEventListener('search-error', listen);
    await getStore().search({query: 'linen'});
    document.removeEventListener('search-error', listen);
    expect(codes).to.eql(['bad_response']);
  });

  it('loses one result to an invalid record, and names it on the console', async () => {
    const {hear} = openPage();
    changeAnswers(body => {
      body.results[1] = {content_type: 'product', title: 'Half a product'};
    });
    const store = getStore();
    await store.search({query: 'linen'});
    expect(store.state.answer?.hits).to.have.length(16);
    expect((await hear()).join()).to.match(/results\[1\]/);
  });

  it('§4.1 paging 5, §8.7 stale: is never shown if it echoes another query', async () => {
    const {published} = openPage();
    changeAnswers(body => {
      body.query = 'cotton';
    });
    const store = getStore();
    await store.search({query: 'linen'});
    expect(store.state.error?.code).to.equal('bad_response');
    expect(published).to.eql([]);
  });
});

describe('a shop whose plan is below Pro (403)', () => {
  it('§5.3, §7 plan_required: makes search unavailable, sends no further request, and is logged once', async () => {
    const {searches, hear, store} = await openSearched('linen', {state: 'plan-missing'});
    await store.search({query: 'cotton'});
    await getStore('other').search({query: 'linen'});
    expect(store.state.status).to.equal('unavailable');
    expect(store.state.error?.code).to.equal('plan_required');
    expect(searches).to.have.length(1);
    const lines = await hear();
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include('plan_required');
  });
});

describe('a failed request', () => {
  it('has the code offline if the service can’t be reached', async () => {
    openPage();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const store = getStore();
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('failed');
    expect(store.state.error?.code).to.equal('offline');
  });

  it('is retried once the network is back', async () => {
    openPage();
    const {fetch} = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const store = getStore();
    await store.search({query: 'linen'});
    globalThis.fetch = fetch;
    const answered = reach(store, 'ready');
    window.dispatchEvent(new Event('online'));
    await answered;
    expect(store.state.answer?.request.query).to.equal('linen');
  });

  it('leaves no listener on the window after the last subscriber has left', async () => {
    openPage();
    const {addEventListener, removeEventListener} = globalThis;
    const listening = new Set<unknown>();
    globalThis.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      if (type === 'online') listening.add(listener);
      addEventListener(type, listener);
    };
    globalThis.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      listening.delete(listener);
      removeEventListener(type, listener);
    };
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const store = getStore();
    const undo = [store.subscribe(() => {}), store.subscribe(() => {})];
    await store.search({query: 'linen'});
    expect(listening.size).to.equal(1);
    for (const each of undo) each();
    Object.assign(globalThis, {addEventListener, removeEventListener});
    expect(listening.size).to.equal(0);
  });

  it('has the code timeout even if the browser rejects the aborted body with its own error', async () => {
    openPage();
    const signal = AbortSignal.abort(new SearchError('timeout'));
    const text = () => Promise.reject(new DOMException('The operation was aborted.', 'AbortError'));
    globalThis.fetch = () => Promise.resolve(Object.assign(new Response('{}'), {text}));
    const failure = await fetchSearch('/search', new URLSearchParams(), signal).catch(error => error);
    expect(failure.code).to.equal('timeout');
  });

  it('§7 code: keeps an unknown code of the service', async () => {
    openPage();
    globalThis.fetch = () =>
      Promise.resolve(Response.json({error: 'No', code: 'invalid_type'}, {status: 400}));
    const store = getStore();
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('failed');
    expect(store.state.error?.code).to.equal('invalid_type');
  });
});
