import {expect} from 'chai';
import {SearchError} from '../../src/core/errors.ts';
import {type Lane, RequestBudget} from '../../src/service/request-budget.ts';
import {getStore} from '../../src/store/registry.ts';
import {openPage} from '../harness/fresh-page.ts';

/** Budgets on a clock of their own, on which waiting takes no time; several of one clock are a shopper's tabs. */
function startClock() {
  let now = 1_000_000_000_000;
  // A timer knows whole milliseconds only.
  const sleep = async (ms: number) => {
    now += Math.ceil(ms);
  };
  return {
    sleep,
    get now() {
      return now;
    },
    openTab: () => new RequestBudget({now: () => now, sleep, alone: async run => run()}),
  };
}

const take = (budget: RequestBudget, lane: Lane) => budget.take(lane, new AbortController().signal);

describe('the request budget', () => {
  it('§8 search visitor: lets no ten seconds see twenty searches, whatever is asked', async () => {
    const clock = startClock();
    const budget = clock.openTab();
    const sent: number[] = [];
    for (let count = 0; count < 100; count++) {
      await take(budget, 'submit');
      sent.push(clock.now);
    }
    for (const start of sent) {
      expect(sent.filter(at => at >= start && at < start + 10_000).length).to.be.below(20);
    }
  });

  it('is shared by the tabs of a shopper', async () => {
    const clock = startClock();
    const [first, second] = [clock.openTab(), clock.openTab()];
    for (let count = 0; count < 10; count++) await take(first, 'submit');
    const before = clock.now;
    await take(second, 'submit');
    expect(clock.now).to.be.above(before);
  });

  it('makes typing wait first, and a submit last', async () => {
    const waits: number[] = [];
    for (const lane of ['submit', 'refine', 'more', 'typing'] as const) {
      localStorage.clear();
      const clock = startClock();
      const budget = clock.openTab();
      for (let count = 0; count < 10; count++) await take(budget, 'submit');
      const before = clock.now;
      await take(budget, lane);
      waits.push(clock.now - before);
    }
    const [submit = 0, refine = 0, more = 0, typing = 0] = waits;
    expect(submit).to.be.below(refine);
    expect(refine).to.be.below(more);
    expect(more).to.be.below(typing);
  });

  it('lets suggestions rest after a 429, in every tab, and confirmed searches go on', async () => {
    const clock = startClock();
    const [first, second] = [clock.openTab(), clock.openTab()];
    first.refused();
    expect(second.isResting).to.equal(true);
    const typed = await take(second, 'typing').catch(error => error);
    expect(typed).to.be.instanceOf(SearchError).with.property('code', 'rate_limited');
    await take(second, 'submit');
    await clock.sleep(150_000);
    expect(second.isResting).to.equal(false);
    await take(second, 'typing');
  });

  it('lets them rest longer after each further 429, five minutes and a little at most', async () => {
    const clock = startClock();
    const budget = clock.openTab();
    budget.refused();
    await clock.sleep(60_000);
    for (let count = 0; count < 9; count++) budget.refused();
    await clock.sleep(120_000);
    expect(budget.isResting).to.equal(true);
    await clock.sleep(300_000);
    expect(budget.isResting).to.equal(false);
  });

  it('is given up by a search that was called off, without a token', async () => {
    const clock = startClock();
    const budget = clock.openTab();
    const reason = await budget.take('submit', AbortSignal.abort('overtaken')).catch(error => error);
    expect(reason).to.equal('overtaken');
  });

  it('works from what it finds in storage, whatever that is', async () => {
    localStorage.setItem('storefront-search.v1.budget', '{"tokens": "many"}');
    const clock = startClock();
    const before = clock.now;
    await take(clock.openTab(), 'submit');
    expect(clock.now).to.equal(before);
  });

  it('is not touched by an answer that is here already', async () => {
    const {searches} = openPage();
    const store = getStore();
    for (let count = 0; count < 15; count++) await store.search({query: count % 2 ? 'linen' : 'cotton'});
    expect(searches).to.have.length(2);
    expect(store.state.status).to.equal('ready');
  });
});
