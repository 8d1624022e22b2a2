import {VirtualClock} from '../../property/virtual-clock.ts';
import {findTitles} from './catalogue.ts';
import type {MakeClient, Outcome, SendQuery, Wanted} from './client.ts';
import {type Counts, noCounts} from './counts.ts';
import type {Habits} from './habits.ts';
import {Limiter, type WindowKind} from './limiter.ts';
import {installFetch} from './our-client.ts';
import {Random} from './random.ts';
import {Shopper} from './shopper.ts';

/** How many requests the service answers in ten seconds (§8). */
export interface Caps {
  readonly visitor: number;
  readonly shop: number;
  readonly all: number;
}

export const CAPS: Caps = {visitor: 20, shop: 50, all: 125};

export interface Scene {
  readonly shops: number;
  /** The number of shoppers in each shop at any time. */
  readonly shoppers: number;
  /** Whether all shoppers arrive within a minute, which is counted too. */
  readonly isRush: boolean;
  readonly seconds: number;
  readonly seed: number;
  readonly windows: WindowKind;
  readonly habits: Habits;
  readonly caps: Caps;
}

/** Shoppers arrive one after the other, and are counted once all have. */
const ARRIVAL_MS = 120_000;
const RUSH_MS = 60_000;
/** A later answer is not in time, in milliseconds. */
const LATE_MS = 3000;

/** Plays a scene. With the same seed, every client gets the same shoppers, until their answers differ. */
export async function simulate(scene: Scene, makeClient: MakeClient): Promise<Counts> {
  const clock = new VirtualClock();
  const uninstall = clock.install();
  const {random: chance} = Math;
  Math.random = new Random(scene.seed + 1000).next;
  installFetch();
  const place = new Place(scene, clock);
  for (let shop = 0; shop < scene.shops; shop++) {
    const shopCap = new Limiter(scene.caps.shop, scene.windows);
    for (let seat = 0; seat < scene.shoppers; seat++) void place.fillSeat(shopCap, makeClient);
  }
  if (!scene.isRush) {
    await clock.pass(ARRIVAL_MS);
    place.counts = noCounts(scene.shops * scene.shoppers);
  }
  await clock.pass(scene.seconds * 1000);
  uninstall();
  Math.random = chance;
  return place.counts;
}

/** The service with its caps, the platform, and the shoppers. */
class Place {
  counts = noCounts();
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #scene: Scene;
  readonly #combinedCap: Limiter;

  constructor(scene: Scene, clock: VirtualClock) {
    this.#clock = clock;
    this.#random = new Random(scene.seed);
    this.#scene = scene;
    this.#combinedCap = new Limiter(scene.caps.all, scene.windows);
  }

  /** Plays one shopper after the other. Each is a new visitor. */
  async fillSeat(shopCap: Limiter, makeClient: MakeClient): Promise<never> {
    const clock = this.#clock;
    const random = new Random(this.#random.below(2 ** 32));
    const around = {
      clock,
      random,
      habits: this.#scene.habits,
      onPage: (page: 'collection' | 'other') => this.#countPage(page),
      tell: (kind: Wanted['kind'], wait: number, outcome?: Outcome) => this.#tell(kind, wait, outcome),
      onPause: (wait = Number.POSITIVE_INFINITY) => void this.counts.suggestionWaits.push(wait),
    };
    const askPlatform = () => clock.sleep(this.#random.around(400, 0.4));
    await clock.sleep(random.next() * (this.#scene.isRush ? RUSH_MS : ARRIVAL_MS));
    for (;;) {
      this.counts.visitors++;
      const client = makeClient({clock, send: this.#admit(shopCap), askPlatform});
      await new Shopper(client, around).visit();
      this.counts.left++;
      await clock.sleep(random.around(4000, 0.6));
    }
  }

  /** Creates the function that sends a visitor's queries to the service. */
  #admit(shopCap: Limiter): SendQuery {
    const {caps, windows} = this.#scene;
    const limiters = [new Limiter(caps.visitor, windows), shopCap, this.#combinedCap];
    let lastRefusedIn: Counts | undefined;
    return async query => {
      const {now} = this.#clock;
      this.counts.requests++;
      const full = limiters.some(limiter => limiter.isFull(now));
      if (full) {
        this.counts.refused++;
        if (lastRefusedIn !== this.counts) this.counts.visitorsRefused++;
        lastRefusedIn = this.counts;
      } else for (const limiter of limiters) limiter.count(now);
      await this.#clock.sleep(this.#random.around(full ? 90 : 250, 0.4));
      return full ? undefined : findTitles(query);
    };
  }

  #countPage(page: 'collection' | 'other'): void {
    this.counts.pages++;
    if (page === 'collection') this.counts.collections++;
  }

  #tell(kind: Wanted['kind'], wait: number, outcome: Outcome | undefined): void {
    this.counts.wanted[kind]++;
    if (outcome === 'service') this.counts.byService++;
    else if (outcome === 'platform') this.counts.byPlatform++;
    else this.counts.givenUp++;
    if (!outcome) return;
    this.counts.waits.push(wait);
    if (wait <= LATE_MS) this.counts.prompt[kind]++;
  }
}
