import type {Answer} from '../../../core/contract/answer.ts';
import type {PageQuery} from '../../../core/query/page-query.ts';
import {writeHistory} from '../../../service/browser/history.ts';
import {tab} from '../../../service/browser/storage.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import type {ResultsHost} from '../results-host.ts';

/** What a history entry showed, each hit with its own attribution. */
interface Snapshot {
  readonly query: PageQuery;
  readonly answer: Answer;
}

/** Where the shopper was in it. */
interface Place {
  /** The list's first item on screen. */
  readonly item: number;
  /** Where its top was. Not how far the page was scrolled: items out of sight have no size of their own. */
  readonly top: number;
  /** Which of the list's links had focus; -1 for none. */
  readonly link: number;
  /** Whether it showed so: what was clicked with a mouse has no ring. */
  readonly ring: boolean;
}

/** More entries than a shopper goes back; about 50 kB each. */
const MAX_SNAPSHOTS = 20;
/** More searches than most pages see. The cache of answers holds as many, so that they weigh nothing here. */
const MAX_UNSAVED = 8;
/** How long a list that is shown again may take to stand still: it may wait for texts, and its cards for code. */
const MAX_RETURN_MS = 10_000;

/**
 * Keeps a snapshot for each history entry, so that Back and Forward show pages, scroll position and focus again without
 * a request and without an event. What storage refuses is simply fetched again.
 */
export class Snapshots {
  readonly #store: SearchStore;
  readonly #list: ResultsHost;
  readonly #cards: Element;
  /** The entry that is on screen; empty while another is being shown. */
  #id = '';
  /** The address of what is on screen or on its way, without the fragment. */
  #address = '';
  /** By entry, oldest first. A page that is left has the time to store them, one that shows results has not. */
  readonly #unsaved = new Map<string, Snapshot>();

  /** @param cards holds the links that can have focus. */
  constructor(list: ResultsHost, cards: Element) {
    this.#store = list.store;
    this.#list = list;
    this.#cards = cards;
  }

  /** Names each new entry as it is made, since naming it afterwards would be another navigation. */
  nameEntries(leaving: AbortSignal): void {
    const undo = this.#store.onBeforeNavigate(() => {
      this.#keepPlace();
      this.#id = '';
      return {storefrontSearch: newName()};
    });
    leaving.addEventListener('abort', undo);
  }

  /** Takes snapshots until `leaving`, when it stores those that are left. */
  start(leaving: AbortSignal): void {
    const leave = () => {
      // Whoever shows this entry next is not bound to find the place.
      history.scrollRestoration = 'auto';
      this.#keepPlace();
      for (const id of this.#unsaved.keys()) this.#save(id);
    };
    // A phone may close a page that is out of sight without another word.
    addEventListener('pagehide', leave, {signal: leaving});
    document.addEventListener('visibilitychange', leave, {signal: leaving});
    const undo = this.#store.subscribe(({status, query, answer}) => {
      // Whoever comes Back while a first search is under way is at another address than that.
      if (this.#address || !/ing|idle/.test(status)) this.#address = addressOf();
      if (status === 'ready' && answer) this.#keep({query, answer});
    });
    leaving.addEventListener('abort', () => {
      undo();
      leave();
    });
  }

  /**
   * Shows again what the entry we are on showed, and where the shopper was in it; `false` on a reload, which asks the
   * service, and without a snapshot, unless what it asks for is on screen, refused or on its way.
   */
  async restore(origin: 'load' | 'history'): Promise<boolean> {
    // None in a Firefox that resists fingerprinting.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (origin === 'load' && navigation?.type === 'reload') return false;
    this.#keepPlace();
    const isShown = addressOf() === this.#address;
    // A link to a place on the page has made an entry that shows the same.
    if (this.#id && history.state === null && isShown) {
      nameEntry(this.#id);
      return true;
    }
    const id = String(entryId());
    this.#id = '';
    const snapshot = this.#unsaved.get(id) ?? tab.get(`entry.${id}`);
    if (!isSnapshot(snapshot)) return isShown;
    const acted = untilActed();
    this.#store.restore(snapshot.query, snapshot.answer);
    await this.#list.updateComplete;
    if (String(entryId()) === id) this.#goTo((tab.get(`place.${id}`) ?? {}) as Partial<Place>, acted);
    return true;
  }

  #keep(snapshot: Snapshot): void {
    if (!entryId()) nameEntry(newName());
    const id = String(entryId() ?? '');
    // Refused, as WebKit does after 100 in 10 s: Back to here asks the service.
    if (!id) return;
    this.#id = id;
    this.#unsaved.delete(id);
    this.#unsaved.set(id, snapshot);
    const [oldest = id] = this.#unsaved.keys();
    // Not now: the list is about to be painted.
    if (this.#unsaved.size > MAX_UNSAVED) setTimeout(() => this.#save(oldest));
  }

  /**
   * Brings the shopper back to where they were, once the list is there; and again in each frame after that, until what
   * came into view has its size and nothing moves any more. Not after the shopper did something.
   */
  #goTo({item, top, link, ring}: Partial<Place>, acted: AbortController): void {
    // The browser would go by pixels, and perhaps after us.
    history.scrollRestoration = 'manual';
    const cards = this.#cards;
    const id = entryId();
    const deadline = performance.now() + MAX_RETURN_MS;
    let framesStill = -1;
    const go = () => {
      if (entryId() !== id || performance.now() > deadline || framesStill > 2) acted.abort();
      if (acted.signal.aborted) return;
      if (cards.ariaBusy === 'false') {
        const focus: FocusRing = {preventScroll: true, focusVisible: ring};
        if (framesStill < 0) cards.querySelectorAll('a')[Number(link)]?.focus(focus);
        const before = scrollY;
        scrollBy({top: this.#topOf(Number(item)) - Number(top) || 0, behavior: 'instant'});
        framesStill = scrollY === before ? framesStill + 1 : 0;
      }
      requestAnimationFrame(go);
    };
    requestAnimationFrame(go);
  }

  /** Oldest first out, where there are too many or storage is full. */
  #save(id: string): void {
    const snapshot = this.#unsaved.get(id);
    if (!this.#unsaved.delete(id)) return;
    const stored = tab.get('entries');
    const ids = [id, ...(Array.isArray(stored) ? stored.filter(other => other !== id) : [])];
    const forgetOldest = () => {
      const oldest = ids.pop();
      tab.remove(`entry.${oldest}`);
      tab.remove(`place.${oldest}`);
    };
    while (ids.length > MAX_SNAPSHOTS) forgetOldest();
    while (!tab.set(`entry.${id}`, snapshot) && ids.length > 1) forgetOldest();
    tab.set('entries', ids);
  }

  /** Where on the screen an item of the list is; below its last, the end of the list. */
  #topOf(item: number): number {
    const cards = this.#cards;
    return cards.children[item]?.getBoundingClientRect().top ?? cards.getBoundingClientRect().bottom;
  }

  #keepPlace(): void {
    const cards = this.#cards;
    // A list that stands back for the fallback has no place.
    if (!this.#id || !cards.checkVisibility()) return;
    const {activeElement} = document;
    const link = cards.contains(activeElement)
      ? [...cards.querySelectorAll('a')].indexOf(activeElement as HTMLAnchorElement)
      : -1;
    const item = [...cards.children].findIndex(each => each.getBoundingClientRect().bottom > 0);
    tab.set(`place.${this.#id}`, {
      item,
      top: this.#topOf(item),
      link,
      ring: !!activeElement?.matches(':focus-visible'),
    } satisfies Place);
  }
}

/** What TypeScript's types of the DOM have not got yet. */
interface FocusRing extends FocusOptions {
  readonly focusVisible: boolean | undefined;
}

/** Aborted when the shopper does something; nothing listens any more when it is aborted before. */
function untilActed(): AbortController {
  const acted = new AbortController();
  const {signal} = acted;
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, () => acted.abort(), {signal, passive: true});
  return acted;
}

/** The name of the history entry we are on, if it was given one. */
const entryId = (): unknown => history.state?.storefrontSearch;

const newName = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Names the current entry, unless the browser refuses it. */
function nameEntry(storefrontSearch: string): void {
  writeHistory('replace', {...history.state, storefrontSearch});
}

const addressOf = (): string => location.pathname + location.search;

/** Storage can hold anything: another version's snapshots, or somebody else's. */
function isSnapshot(value: unknown): value is Snapshot {
  try {
    const {query, answer} = value as Snapshot;
    const lists = [
      ...Object.values(query.filters),
      answer.facets.vendors,
      ...answer.hits.map(({item}) => item.tags),
    ];
    return lists.every(Array.isArray);
  } catch {
    return false;
  }
}
