import type {VirtualClock} from '../../property/virtual-clock.ts';
import {findTitles, pickQuery} from './catalogue.ts';
import type {Client, Outcome, Wanted} from './client.ts';
import {FILTERS_COLLECTION, type Habits, LANDS_ON_COLLECTION, LEAVES_COLLECTIONS} from './habits.ts';
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
  readonly habits: Habits;
  /** Called for each page that is opened. */
  readonly onPage: (page: 'collection' | 'other') => void;
  /** Called for each confirmed search, with the time until its answer; without an outcome if the shopper gave up. */
  readonly tell: (kind: Wanted['kind'], milliseconds: number, outcome?: Outcome) => void;
  /** Called for each pause in typing, with the time until suggestions, or `undefined` if none came. */
  readonly onPause: (milliseconds: number | undefined) => void;
}

/** A visit: of one page, of collections and products, or of a search and what follows from its results. */
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
    const {random, habits} = this.#around;
    const {leaveAtOnce, search} = habits;
    this.#open(random.chance(LANDS_ON_COLLECTION) ? 'collection' : 'other');
    await this.#rest(habits.firstPageMs);
    if (!random.chance(leaveAtOnce))
      await (random.chance(search / (1 - leaveAtOnce)) ? this.#search() : this.#browse());
    this.#client.close();
  }

  /** Opens collections, which the theme shows, filters some of them, and looks at their products. */
  async #browse(): Promise<void> {
    const {random, habits} = this.#around;
    do {
      this.#open('collection');
      await this.#rest(habits.pageMs);
      this.#wanted = {kind: 'refine', query: pickQuery(random), tags: [], page: 1};
      if (random.chance(FILTERS_COLLECTION) && !(await this.#refine())) return;
      for (let products = 1 + random.below(2); products > 0; products--) {
        this.#open('other');
        await this.#rest(habits.pageMs);
      }
    } while (!random.chance(LEAVES_COLLECTIONS));
  }

  /** Types a query in the header, then reads and refines the results, looks at products, or searches for something else. */
  async #search(): Promise<void> {
    await this.#type(pickQuery(this.#around.random));
    // The header's form loads the results page.
    this.#open('other');
    let stays = await this.#want({});
    while (stays) {
      await this.#rest(9000);
      stays = await this.#act();
    }
  }

  /** Performs the next action on the results; `false` to leave. */
  #act(): Promise<boolean> | boolean {
    const {random, habits} = this.#around;
    const {query, page} = this.#wanted;
    let dice = random.next();
    const falls = (share: number) => {
      dice -= share;
      return dice < 0;
    };
    if (falls(habits.refine)) return this.#refine();
    if (falls(habits.more))
      return findTitles(query).length > page * PAGE_SIZE
        ? this.#want({kind: 'more', page: page + 1})
        : this.#lookAtProduct();
    if (falls(habits.openProduct)) return this.#lookAtProduct();
    return falls(habits.searchAgain) && this.#editQuery();
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
    this.#around.onPage('other');
    await this.#rest(this.#around.habits.pageMs);
    this.#around.onPage('other');
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
    const {kind} = this.#wanted;
    const since = clock.now;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const outcome = await Promise.race([this.#client.confirm(this.#wanted), clock.sleep(PATIENCE_MS)]);
      if (outcome && outcome !== 'error') {
        tell(kind, clock.now - since, outcome);
        return true;
      }
      // Time to read the error.
      if (outcome) await this.#rest(2500);
    }
    tell(kind, clock.now - since);
    return false;
  }

  #open(page: 'collection' | 'other'): void {
    this.#around.onPage(page);
    this.#client.open();
  }

  #rest(median: number): Promise<void> {
    return this.#around.clock.sleep(this.#around.random.around(median, 0.6));
  }
}
