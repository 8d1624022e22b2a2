import {AsyncLocalStorage} from 'node:async_hooks';
import type {VirtualClock} from './virtual-clock.ts';

interface Entry {
  readonly state: unknown;
  readonly href: string;
}

/** A tab: its storage, if that is not blocked, and its history. */
export interface FakeTab {
  readonly storage: MemoryArea | undefined;
  readonly entries: Entry[];
}

/** A page in a tab. A page that is rendered ahead has a copy of its tab until it is opened. */
export class FakePage {
  tab: FakeTab;
  readonly document = new FakeDocument();
  readonly events = new EventTarget();
  /** The timer of a pending navigation. */
  leaving: number | undefined;

  constructor(tab: FakeTab) {
    this.tab = tab;
  }

  get entry(): Entry {
    return this.tab.entries.at(-1) ?? {state: null, href: ''};
  }
}

class FakeDocument extends EventTarget {
  readonly referrer = '';
  hidden = false;
  prerendering = false;
}

/** The page whose code runs. One for all browsers: each storage slows every promise down for as long as the process runs. */
const pages = new AsyncLocalStorage<FakePage>();

const START = 'https://shop.example/search?utm_source=mail';

/**
 * The parts of a browser that store and service use, for tests in Node. Code sees the document, the storage and the history of the page
 * that it belongs to.
 */
export class FakeBrowser {
  /** Uncaught exceptions, and what pages may not do. */
  readonly errors: unknown[] = [];
  readonly #clock: VirtualClock;
  /** Whose code runs outside of pages. */
  readonly #nobody = new FakePage({storage: undefined, entries: []});
  #isBlocked = false;

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  openTab(storage?: MemoryArea): FakeTab {
    const area = this.#isBlocked ? undefined : new MemoryArea(this.#onWrite, storage);
    return {storage: area, entries: [{state: null, href: START}]};
  }

  /** Has a page rendered ahead, in a copy of its tab. */
  renderAhead({storage}: FakeTab, search: string): FakePage {
    const page = new FakePage(this.openTab(storage));
    page.tab.entries.splice(0, 1, entryOf(search));
    page.document.prerendering = true;
    return page;
  }

  /** Opens a page that was rendered ahead. */
  activate(page: FakePage, tab: FakeTab): void {
    tab.entries.push(page.entry);
    page.tab = tab;
    page.document.prerendering = false;
    this.run(page, () => page.document.dispatchEvent(new Event('prerenderingchange')));
  }

  /** Runs code of a page, with all that follows from it. */
  run<T>(page: FakePage, act: () => T): T {
    return pages.run(page, act);
  }

  /** Installs the globals. Returns its undo. */
  install({storage, locks}: {storage: 'shared' | 'blocked'; locks: boolean}): () => void {
    this.#isBlocked = storage === 'blocked';
    const localStorage = this.#isBlocked ? undefined : new MemoryArea(this.#onWrite);
    const {setTimeout} = globalThis;
    const globals = {
      location: this.#location(),
      history: this.#history(),
      navigator: locks ? {locks: {request: queueUp()}} : {},
      localStorage,
      opener: null,
      window: {stop: () => this.#clock.clearTimeout(this.#page.leaving)},
      addEventListener: (...args: Parameters<EventTarget['addEventListener']>) =>
        this.#page.events.addEventListener(...args),
      removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) =>
        this.#page.events.removeEventListener(...args),
      reportError: (error: unknown) => void this.errors.push(error),
      // A timer belongs to the page that set it.
      setTimeout: (run: () => void, ms?: number) => setTimeout(AsyncLocalStorage.bind(run), ms),
    };
    const values = Object.entries(globals).map(([name, value]) => [name, {value, writable: true}] as const);
    const own = {document: () => this.#page.document, sessionStorage: () => this.#page.tab.storage};
    const getters = Object.entries(own).map(([name, get]) => [name, {get}] as const);
    return define([...values, ...getters]);
  }

  get #page(): FakePage {
    return pages.getStore() ?? this.#nobody;
  }

  readonly #onWrite = (): void => {
    if (this.#page.document.prerendering) this.errors.push('a page that is rendered ahead stores something');
  };

  /**
   * A navigation leaves the page after a second, unless it is stopped, and returns at once: the page is as before, in the
   * entry before the replaced one.
   */
  #location() {
    const leaveAndReturn = () => {
      const {document, events, tab} = this.#page;
      document.hidden = true;
      events.dispatchEvent(new Event('pagehide'));
      goBack(tab);
      events.dispatchEvent(new Event('popstate'));
      document.hidden = false;
      events.dispatchEvent(new Event('pageshow'));
    };
    const leave = () => {
      const page = this.#page;
      this.#clock.clearTimeout(page.leaving);
      page.leaving = this.#clock.setTimeout(AsyncLocalStorage.bind(leaveAndReturn), 1000);
    };
    const address = () => new URL(this.#page.entry.href);
    return {
      replace: leave,
      get href() {
        return address().href;
      },
      get origin() {
        return address().origin;
      },
      get pathname() {
        return address().pathname;
      },
      get search() {
        return address().search;
      },
    };
  }

  #history() {
    const page = () => this.#page;
    return {
      length: 2,
      get state() {
        return page().entry.state;
      },
      pushState: (state: unknown, _: string, href: string) => void page().tab.entries.push({state, href}),
      replaceState: (state: unknown, _: string, href: string) =>
        void page().tab.entries.splice(-1, 1, {state, href}),
    };
  }
}

/** Goes back in a tab's history, if there is an entry. */
export function goBack({entries}: FakeTab): void {
  if (entries.length > 1) entries.pop();
}

/** The history entry of a results page. */
export const entryOf = (search: string): Entry => ({state: null, href: new URL(search, START).href});

/** Defines globals. Returns its undo. */
function define(globals: readonly (readonly [name: string, descriptor: PropertyDescriptor])[]): () => void {
  const before = globals.map(([name]) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, descriptor] of globals)
    Object.defineProperty(globalThis, name, {configurable: true, ...descriptor});
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

class MemoryArea {
  readonly items: Map<string, string>;
  readonly #onWrite: () => void;

  /** @param copied the area that it starts with a copy of. */
  constructor(onWrite: () => void, copied?: MemoryArea) {
    this.#onWrite = onWrite;
    this.items = new Map(copied?.items);
  }

  getItem = (key: string) => this.items.get(key) ?? null;

  setItem = (key: string, value: string): void => {
    this.#onWrite();
    this.items.set(key, value);
  };

  removeItem = (key: string): void => {
    this.#onWrite();
    this.items.delete(key);
  };
}

/** Grants locks one after the other, like the browser. */
export function queueUp(): <T>(name: string, options: object, run: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, _options, run) => {
    const turn = last.then(run);
    last = turn.catch(() => {});
    return turn;
  };
}
