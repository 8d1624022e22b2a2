import type {Page, Route} from 'playwright';
import type {Random} from '../bench/budget/random.ts';

/** What becomes of one search in three, at random: everything that §7 names, and what networks do besides. */
export class Faults {
  readonly #random: Random;
  readonly #held: Route[] = [];
  /** Off where the page is measured. */
  isOn = true;
  /** How often each fate came. */
  readonly counts = new Map<string, number>();

  constructor(random: Random) {
    this.#random = random;
  }

  async start(page: Page): Promise<void> {
    await page.route('**/apps/searchapp/search?*', route => this.#decide(route));
  }

  get searches(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Lets slow answers come, after whatever the shopper did meanwhile. */
  async release(): Promise<void> {
    // A request that the page has called off has no one to answer.
    await Promise.all(this.#held.splice(0).map(route => route.continue().catch(() => undefined)));
  }

  async #decide(route: Route): Promise<void> {
    const fates = Object.keys(FATES) as [string, ...string[]];
    const fate = this.isOn && this.#random.chance(1 / 3) ? this.#random.pick(['slow', ...fates]) : 'answered';
    this.counts.set(fate, (this.counts.get(fate) ?? 0) + 1);
    if (fate === 'slow') return void this.#held.push(route);
    await (FATES[fate] ?? (() => route.continue()))(route).catch(() => undefined);
  }
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

const FATES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'rate-limited': route => route.fulfill({status: 429, body: ''}),
  failing: route => route.fulfill({status: 503, contentType: JSON_TYPE, body: JSON.stringify(DEGRADED)}),
  garbage: route => route.fulfill({contentType: JSON_TYPE, body: '{"schemaVersion": "v1", "results": [{'}),
  html: route => route.fulfill({contentType: 'text/html', body: '<!doctype html><h1>Store</h1>'}),
  refused: route => route.fulfill({status: 400, contentType: JSON_TYPE, body: '{"error": "x", "code": "x"}'}),
  offline: route => route.abort('internetdisconnected'),
};
