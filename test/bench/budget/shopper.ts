import type {VirtualClock} from '../../property/virtual-clock.ts';
import {findTitles, pickQuery} from './catalogue.ts';
import type {Client, Wanted} from './client.ts';
import type {Random} from './random.ts';
import {type Stroke, Typist} from './typing.ts';

/** How long a shopper waits for a page that retries, before searching again, in milliseconds. */
const PATIENCE_MS = 8000;
const ATTEMPTS = 3;
const PAGE_SIZE = 24;
/** The shortest pause between two keys that leaves time for a debounce and an answer, in milliseconds. */
const PAUSE_MS = 1000;

export interface Surroundings {
  readonly clock: VirtualClock;
  readonly random: Random;
  /** Called for each confirmed search, with the time until its answer, or `undefined` if the shopper gave up. */
  readonly tell: (milliseconds: number | undefined) => void;
  /** Called for each pause in typing, with the time until suggestions, or `undefined` if none came. */
  readonly onPause: (milliseconds: number | undefined) => void;
}

/** A visit: types a query in the header, reads and refines the results, then opens a product or searches for something else. */
export class Shopper {
  readonly #client: Client;
  readonly #around: Surroundings;
  readonly #typist: Typist;
  #wanted: Wanted = {kind: 'submit', query: '', tags: [], page: 1};

  constructor(client: Client, around: Surroundings) {
    this.#client = client;
    this.#around = around;
    this.#typist = new Typist(around.random);
  }

  /** Resolves when the shopper leaves, with or without success. */
  async visit(): Promise<void> {
    this.#client.open();
    await this.#rest(3000);
    await this.#type(pickQuery(this.#around.random));
    // The header's form loads the results page.
    this.#client.open();
    let stays = await this.#want({});
    while (stays) {
      await this.#rest(9000);
      stays = await this.#act();
    }
    this.#client.close();
  }

  /** Performs the next action on the results; `false` to leave. */
  #act(): Promise<boolean> | boolean {
    const dice = this.#around.random.next();
    const {query, page} = this.#wanted;
    if (dice < 0.27) return this.#refine();
    if (dice < 0.4 && findTitles(query).length > page * PAGE_SIZE)
      return this.#want({kind: 'more', page: page + 1});
    if (dice < 0.66) return this.#lookAtProduct();
    if (dice < 0.92) return this.#editQuery();
    return false;
  }

  /** Selects one to three filters in quick succession. */
  async #refine(): Promise<boolean> {
    const {random} = this.#around;
    for (let toggles = 1 + random.below(3); toggles > 0; toggles--) {
      const tag = `tag-${random.below(8)}`;
      const others = this.#wanted.tags.filter(other => other !== tag);
      const tags = others.length < this.#wanted.tags.length ? others : [...others, tag];
      if (!(await this.#want({kind: 'refine', tags, page: 1}))) return false;
      await this.#rest(900);
    }
    return true;
  }

  async #lookAtProduct(): Promise<boolean> {
    await this.#rest(12_000);
    this.#client.comeBack(this.#wanted);
    return true;
  }

  async #editQuery(): Promise<boolean> {
    const {random} = this.#around;
    const {query} = this.#wanted;
    const other = pickQuery(random);
    // Another query with the same first word, or a new one.
    await this.#type(random.chance(0.4) ? `${query.split(' ')[0]} ${other.split(' ').at(-1)}` : other);
    return this.#want({kind: 'submit', tags: [], page: 1});
  }

  async #type(query: string): Promise<void> {
    for (const stroke of this.#typist.type(this.#wanted.query, query)) await this.#strike(stroke);
    this.#wanted = {...this.#wanted, query};
    await this.#rest(700);
  }

  async #strike({text, rest}: Stroke): Promise<void> {
    const {clock, onPause} = this.#around;
    const since = clock.now;
    let wait: number | undefined;
    this.#client.type(text, () => {
      wait ??= clock.now - since;
    });
    await clock.sleep(rest);
    if (text.trim() && rest >= PAUSE_MS) onPause(wait);
  }

  /** Confirms a search; without an answer, searches twice more. Returns `false` if the shopper gives up. */
  async #want(change: Partial<Wanted>): Promise<boolean> {
    const {clock, tell} = this.#around;
    this.#wanted = {...this.#wanted, ...change};
    const since = clock.now;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const outcome = await Promise.race([this.#client.confirm(this.#wanted), clock.sleep(PATIENCE_MS)]);
      if (outcome) {
        tell(clock.now - since);
        return true;
      }
      // Time to read the error.
      if (outcome === false) await this.#rest(2500);
    }
    tell(undefined);
    return false;
  }

  #rest(median: number): Promise<void> {
    return this.#around.clock.sleep(this.#around.random.around(median, 0.6));
  }
}
