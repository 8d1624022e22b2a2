import type {Page, Route} from 'playwright';
import type {Random} from '../bench/budget/random.ts';

/** Makes one search in three fail at random, in all ways of §7 and of real networks. */
export class Faults {
  readonly #random: Random;
  readonly #held: Route[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  /** Off while the page is measured. */
  isOn = true;
  /** The fault of all following searches, instead of random ones. */
  next: string | undefined;
  /** How often each fault occurred. */
  readonly counts = new Map<string, number>();

  constructor(random: Random) {
    this.#random = random;
  }

  async start(page: Page): Promise<void> {
    await page.route('**/apps/searchapp/search?*', route => {
      const answer = this.#meet(route);
      this.#underWay.add(answer);
      void answer.finally(() => this.#underWay.delete(answer));
    });
  }

  get searches(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Delivers the slow answers that are still held. */
  async release(): Promise<void> {
    await Promise.all(this.#held.splice(0).map(route => pass(route).catch(ignore)));
  }

  /** Waits for pending answers, except slow ones. */
  async settle(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #meet(route: Route): Promise<void> {
    const fault = this.#decide();
    this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1);
    if (fault === 'slow') return void this.#held.push(route);
    await (FAULTS[fault] ?? pass)(route).catch(ignore);
  }

  #decide(): string {
    if (this.next) return this.next;
    if (!this.isOn) return 'answered';
    // Rare, because suggestions pause for minutes after each.
    if (this.#random.chance(1 / 400)) return 'rate-limited';
    return this.#random.chance(1 / 3) ? this.#random.pick(USUAL) : 'answered';
  }
}

/** Ignores the error of fulfilling a request that the page has aborted. */
const ignore = () => {};

async function pass(route: Route): Promise<void> {
  await route.continue();
  await route.request().response();
}

/** Delivers an answer with changed fields. */
async function change(route: Route, fields: object): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({response, json: {...(await response.json()), ...fields}});
}

const JSON_TYPE = 'application/json; charset=utf-8';
const DEGRADED = {
  schemaVersion: 'v1',
  degraded: true,
  degraded_reason: 'failure',
  total: 0,
  results: [],
  facets: {},
};

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'rate-limited': route => route.fulfill({status: 429, body: ''}),
  failing: route => route.fulfill({status: 503, contentType: JSON_TYPE, body: JSON.stringify(DEGRADED)}),
  degraded: route => change(route, {degraded: true, degraded_reason: 'sync_pending'}),
  garbage: route => route.fulfill({contentType: JSON_TYPE, body: '{"schemaVersion": "v1", "results": [{'}),
  records: route => change(route, {results: [null, {content_type: 'product'}]}),
  stale: route => change(route, {offset: 7}),
  html: route => route.fulfill({contentType: 'text/html', body: '<!doctype html><h1>Store</h1>'}),
  refused: route => route.fulfill({status: 400, contentType: JSON_TYPE, body: '{"error": "x", "code": "x"}'}),
  offline: route => route.abort('internetdisconnected'),
};

/** Every fault. */
export const ALL_FAULTS: readonly string[] = ['slow', ...Object.keys(FAULTS)];

const USUAL = ALL_FAULTS.filter(fault => fault !== 'rate-limited') as [string, ...string[]];
