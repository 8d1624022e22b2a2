import {VirtualClock} from '../../property/virtual-clock.ts';
import {findTitles} from './catalogue.ts';
import type {Client, SendQuery} from './client.ts';
import {Limiter, type WindowKind} from './limiter.ts';
import {installFetch} from './our-client.ts';
import {Random} from './random.ts';
import {Shopper} from './shopper.ts';

export interface Scene {
  readonly shops: number;
  /** The number of shoppers in each shop at any time. */
  readonly shoppers: number;
  readonly seconds: number;
  readonly seed: number;
  readonly windows: WindowKind;
}

/** The figures of a scene. */
export interface Counts {
  requests: number;
  refused: number;
  answered: number;
  givenUp: number;
  visitors: number;
  /** Visitors who got at least one 429. */
  visitorsRefused: number;
  /** Milliseconds until the answer of each search. */
  readonly waits: number[];
  /** Milliseconds from the last key before a pause to its suggestions; infinite if none came. */
  readonly suggestionWaits: number[];
}

/** Shoppers arrive one after the other, and are counted once all have: a rush is a different scenario. */
const ARRIVAL_MS = 60_000;

const noCounts = (visitors: number): Counts => ({
  requests: 0,
  refused: 0,
  answered: 0,
  givenUp: 0,
  visitors,
  visitorsRefused: 0,
  waits: [],
  suggestionWaits: [],
});

export type MakeClient = (send: SendQuery, clock: VirtualClock) => Client;

/** Plays a scene. With the same seed, every client gets the same shoppers, until their answers differ. */
export async function simulate(scene: Scene, makeClient: MakeClient): Promise<Counts> {
  const clock = new VirtualClock();
  const random = new Random(scene.seed);
  const uninstall = clock.install();
  const {random: chance} = Math;
  Math.random = new Random(scene.seed + 1000).next;
  installFetch();
  const service = new Service(scene, clock, random);
  for (let shop = 0; shop < scene.shops; shop++) {
    const shopCap = new Limiter(50, scene.windows);
    for (let seat = 0; seat < scene.shoppers; seat++) void service.fillSeat(shopCap, makeClient);
  }
  await clock.pass(ARRIVAL_MS);
  service.counts = noCounts(scene.shops * scene.shoppers);
  await clock.pass(scene.seconds * 1000);
  uninstall();
  Math.random = chance;
  return service.counts;
}

/** The service with its caps (§8), and its shoppers. */
class Service {
  counts = noCounts(0);
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #combinedCap: Limiter;
  readonly #windows: WindowKind;

  constructor({windows}: Scene, clock: VirtualClock, random: Random) {
    this.#clock = clock;
    this.#random = random;
    this.#windows = windows;
    this.#combinedCap = new Limiter(125, windows);
  }

  /** Plays one shopper after the other. Each is a new visitor. */
  async fillSeat(shopCap: Limiter, makeClient: MakeClient): Promise<never> {
    const around = {
      clock: this.#clock,
      random: new Random(this.#random.below(2 ** 32)),
      tell: (wait: number | undefined) => this.#tell(wait),
      onPause: (wait = Number.POSITIVE_INFINITY) => void this.counts.suggestionWaits.push(wait),
    };
    await this.#clock.sleep(around.random.next() * ARRIVAL_MS);
    for (;;) {
      this.counts.visitors++;
      const client = makeClient(this.#admit(shopCap), this.#clock);
      await new Shopper(client, around).visit();
      await this.#clock.sleep(around.random.around(4000, 0.6));
    }
  }

  /** Creates the function that sends a visitor's queries to the service. */
  #admit(shopCap: Limiter): SendQuery {
    const caps = [new Limiter(20, this.#windows), shopCap, this.#combinedCap];
    let lastRefusedIn: Counts | undefined;
    return async query => {
      const {now} = this.#clock;
      this.counts.requests++;
      const full = caps.some(cap => cap.isFull(now));
      if (full) {
        this.counts.refused++;
        if (lastRefusedIn !== this.counts) this.counts.visitorsRefused++;
        lastRefusedIn = this.counts;
      } else for (const cap of caps) cap.count(now);
      await this.#clock.sleep(this.#random.around(full ? 90 : 250, 0.4));
      return full ? undefined : findTitles(query);
    };
  }

  #tell(wait: number | undefined): void {
    if (wait === undefined) this.counts.givenUp++;
    else {
      this.counts.answered++;
      this.counts.waits.push(wait);
    }
  }
}
