import type {VirtualClock} from './virtual-clock.ts';

interface Entry {
  readonly state: unknown;
  readonly href: string;
}

/** The parts of a browser that store and service use, for tests in Node. */
export class FakeBrowser {
  /** Uncaught exceptions. */
  readonly errors: unknown[] = [];
  readonly #events = new EventTarget();
  readonly #clock: VirtualClock;
  readonly #entries: Entry[] = [{state: null, href: 'https://shop.example/search?utm_source=mail'}];
  readonly #document = {referrer: '', hidden: false};
  /** The timer of a pending navigation. */
  #leaving: number | undefined;

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  /** Goes back in history, if there is an entry. */
  back(): void {
    if (this.#entries.length > 1) this.#entries.pop();
  }

  get address(): URL {
    return new URL(this.#entry.href);
  }

  /** Installs the globals. Returns its undo. */
  install({storage, locks}: {storage: 'shared' | 'blocked'; locks: boolean}): () => void {
    const localStorage = storage === 'shared' ? new MemoryArea() : undefined;
    const globals = {
      location: this.#location(),
      history: this.#history(),
      document: this.#document,
      navigator: locks ? {locks: {request: queueUp()}} : {},
      localStorage,
      sessionStorage: undefined,
      opener: null,
      window: {stop: () => this.#clock.clearTimeout(this.#leaving)},
      addEventListener: this.#events.addEventListener.bind(this.#events),
      removeEventListener: this.#events.removeEventListener.bind(this.#events),
      reportError: (error: unknown) => void this.errors.push(error),
    };
    const before = Object.keys(globals).map(
      name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
    );
    for (const [name, value] of Object.entries(globals))
      Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
    return () => {
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else Reflect.deleteProperty(globalThis, name);
      }
    };
  }

  get #entry(): Entry {
    return this.#entries.at(-1) ?? {state: null, href: ''};
  }

  /**
   * A navigation leaves the page after a second, unless it is stopped, and returns at once: the page is as before, in the
   * entry before the replaced one.
   */
  #location() {
    const leaveAndReturn = () => {
      this.#document.hidden = true;
      this.#events.dispatchEvent(new Event('pagehide'));
      this.back();
      this.#events.dispatchEvent(new Event('popstate'));
      this.#document.hidden = false;
      this.#events.dispatchEvent(new Event('pageshow'));
    };
    const leave = () => {
      this.#clock.clearTimeout(this.#leaving);
      this.#leaving = this.#clock.setTimeout(leaveAndReturn, 1000);
    };
    const address = () => this.address;
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
    const entries = this.#entries;
    const state = () => this.#entry.state;
    return {
      length: 2,
      get state() {
        return state();
      },
      pushState: (state: unknown, _: string, href: string) => void entries.push({state, href}),
      replaceState: (state: unknown, _: string, href: string) => void entries.splice(-1, 1, {state, href}),
    };
  }
}

class MemoryArea {
  readonly #items = new Map<string, string>();
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
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
