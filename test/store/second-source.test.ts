import {expect} from 'chai';
import {getStore} from '../../src/store/registry.ts';
import type {SearchStore} from '../../src/store/search-store.ts';
import type {PlatformAnswer} from '../../src/store/store.ts';
import {openPage, serviceState} from '../support/page/fresh-page.ts';
import {openStore} from '../support/page/fresh-store.ts';
import {holdTimers} from '../support/page/held-timers.ts';

/** A second source that answers each search, or none. */
function withSource(store: SearchStore, hasAnswer = true) {
  const asked: string[] = [];
  store.secondSource = async query => {
    asked.push(query.query);
    const answer: PlatformAnswer = {query, without: [], withoutSort: undefined};
    return hasAnswer ? answer : undefined;
  };
  return asked;
}

/** Answers the next requests of the service with 429, without a `Retry-After`. */
function refuse(count: number): () => number {
  const {fetch} = globalThis;
  let refusals = 0;
  globalThis.fetch = (...request) => {
    if (refusals === count) return fetch(...request);
    refusals++;
    return Promise.resolve(new Response('', {status: 429}));
  };
  return () => refusals;
}

describe('a search with a second source', () => {
  for (const [state, status] of [
    ['html', 'failed'],
    ['plan-missing', 'unavailable'],
    ['rate-limited', 'limited'],
  ] as const)
    it(`is answered by it if the service is ${state}, and is not requested again`, async () => {
      const {hear, store} = openStore({state});
      const asked = withSource(store);
      const retries = holdTimers(1000, 60_000);
      await store.search({query: 'linen'});
      expect(store.state.status).to.equal(status);
      expect(store.state.platformAnswer?.query).to.equal(store.state.query);
      expect(asked).to.eql(['linen']);
      expect(retries.isOn).to.equal(false);
      if (state === 'plan-missing') await hear();
    });

  it('is asked of the service again after one refusal, and of the other source after the second', async () => {
    openPage();
    const refusals = refuse(2);
    const retries = holdTimers(1000, 2000);
    const store = getStore();
    const asked = withSource(store);
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('limited');
    expect(asked).to.eql([]);
    const answered = new Promise<void>(resolve => {
      store.subscribe(({platformAnswer}) => platformAnswer && resolve());
    });
    retries.over();
    await answered;
    expect(refusals()).to.equal(2);
    expect(asked).to.eql(['linen']);
  });

  it('is not asked of the service while that rests, unless its answer is cached', async () => {
    const {store} = openStore();
    const asked = withSource(store);
    await store.search({query: 'linen'});
    serviceState('rate-limited');
    await store.search({query: 'cotton'});
    await store.search({query: 'jacket'});
    serviceState('normal');
    await store.search({query: 'wool'});
    expect(store.state.platformAnswer?.query.query).to.equal('wool');
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('ready');
    expect(store.state.platformAnswer).to.equal(undefined);
    expect(asked).to.eql(['cotton', 'jacket', 'wool']);
  });

  it('is still pending while that answers, and dropped if another search starts', async () => {
    const {store} = openStore({state: 'html'});
    const answers: (() => void)[] = [];
    let aborted = 0;
    store.secondSource = (query, signal) => {
      signal.addEventListener('abort', () => aborted++);
      return new Promise(resolve => {
        answers.push(() => resolve({query, without: [], withoutSort: undefined}));
      });
    };
    const first = store.search({query: 'linen'});
    await new Promise<void>(resolve => {
      const timer = setInterval(() => answers.length && resolve(clearInterval(timer)));
    });
    expect(store.state.status).to.equal('loading');
    serviceState('normal');
    const second = store.search({query: 'cotton'});
    answers[0]?.();
    await Promise.all([first, second]);
    expect(aborted).to.equal(1);
    expect(store.state.status).to.equal('ready');
    expect(store.state.platformAnswer).to.equal(undefined);
  });

  it('fails as before if that has no answer', async () => {
    const {store} = openStore({state: 'html'});
    withSource(store, false);
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('failed');
    expect(store.state.platformAnswer).to.equal(undefined);
  });

  it('keeps that one’s answer on screen while a later search fails, and until one is answered', async () => {
    const {store} = openStore({state: 'html'});
    withSource(store);
    await store.search({query: 'linen'});
    withSource(store, false);
    await store.search({query: 'cotton'});
    expect(store.state.platformAnswer?.query.query).to.equal('linen');
    serviceState('normal');
    await store.search({query: 'wool'});
    expect(store.state.platformAnswer).to.equal(undefined);
    expect(store.state.answer?.request.query).to.equal('wool');
  });

  it('asks that for no further page', async () => {
    const {store} = openStore();
    const asked = withSource(store);
    store.configure({pageSize: 4});
    await store.search({query: 'linen'});
    serviceState('html');
    await store.loadMore();
    expect(store.state.status).to.equal('failed');
    expect(asked).to.eql([]);
  });

  it('is answered by it if the service is degraded without results', async () => {
    const {store} = openStore({state: 'first-sync'});
    const asked = withSource(store);
    await store.search({query: 'linen'});
    expect(store.state.status).to.equal('degraded');
    expect(store.state.platformAnswer?.query).to.equal(store.state.query);
    expect(asked).to.eql(['linen']);
  });
});
