import type {Page, Route} from 'playwright';
import type {Random} from '../bench/budget/random.ts';

/** What becomes of one search in three, at random: everything that §7 names, and what networks do besides. */
export class Faults {
  readonly #random: Random;
  readonly #held: Route[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  /** Off where the page is measured. */
  isOn = true;
  /** The fate of all searches from now on, in place of one by chance. */
  next: string | undefined;
  /** How often each fate came. */
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

  /** Lets slow answers come, after whatever the shopper did meanwhile. */
  async release(): Promise<void> {
    await Promise.all(this.#held.splice(0).map(route => pass(route).catch(ignore)));
  }

  /** Waits for the answers that are under way, other than slow ones. */
  async settle(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  async #meet(route: Route): Promise<void> {
    const fate = this.#decide();
    this.counts.set(fate, (this.counts.get(fate) ?? 0) + 1);
    if (fate === 'slow') return void this.#held.push(route);
    await (FATES[fate] ?? pass)(route).catch(ignore);
  }

  #decide(): string {
    if (this.next) return this.next;
    if (!this.isOn) return 'answered';
    // Seldom, as suggestions rest for minutes after each.
    if (this.#random.chance(1 / 400)) return 'rate-limited';
    return this.#random.chance(1 / 3) ? this.#random.pick(USUAL) : 'answered';
  }
}

/** A request that the page has called off has no one to answer. */
const ignore = () => {};

async function pass(route: Route): Promise<void> {
  await route.continue();
  await route.request().response();
}

/** Passes an answer on with other fields. */
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

const FATES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
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

/** Every fate that is not an answer. */
export const ALL_FATES: readonly string[] = ['slow', ...Object.keys(FATES)];

const USUAL = ALL_FATES.filter(fate => fate !== 'rate-limited') as [string, ...string[]];
