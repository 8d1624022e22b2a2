/** Replaces the page's clock and timers. Time passes on demand, from one timer to the next. */
export class VirtualClock {
  now: number;
  /** The next timer comes last. */
  readonly #timers: Timer[] = [];
  readonly #byId = new Map<number, Timer>();
  #ids = 0;

  constructor(start = Date.UTC(2026, 0, 1)) {
    this.now = start;
  }

  /**
   * Works like a browser's: whole milliseconds, at least one, and timers due at the same time run in the order they were set, with their
   * arguments. Node's own `fetch` sets some too.
   */
  readonly setTimeout = <A extends unknown[]>(run: (...args: A) => void, ms = 0, ...args: A): number => {
    const at = this.now + Math.max(1, Math.trunc(ms));
    const timer: Timer = {id: ++this.#ids, at, run: () => run(...args)};
    this.#timers.splice(this.#placeOf(timer.at), 0, timer);
    this.#byId.set(timer.id, timer);
    return timer.id;
  };

  readonly clearTimeout = (id: number | undefined): void => {
    const timer = this.#byId.get(id ?? 0);
    if (timer) timer.run = undefined;
    this.#byId.delete(id ?? 0);
  };

  sleep(ms: number): Promise<void> {
    return new Promise(resolve => void this.setTimeout(resolve, ms));
  }

  /** Lets `ms` milliseconds pass, and runs the timers due in them. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await settle();
    for (let timer = this.#timers.at(-1); timer && timer.at <= end; timer = this.#timers.at(-1)) {
      this.#timers.pop();
      this.#byId.delete(timer.id);
      if (!timer.run) continue;
      this.now = Math.max(this.now, timer.at);
      timer.run();
      await settle();
    }
    this.now = end;
  }

  /** Makes the globals follow this clock. Returns its undo. */
  install(): () => void {
    const {setTimeout, clearTimeout} = globalThis;
    const {now} = Date;
    Object.assign(globalThis, {setTimeout: this.setTimeout, clearTimeout: this.clearTimeout});
    Date.now = () => this.now;
    return () => {
      Object.assign(globalThis, {setTimeout, clearTimeout});
      Date.now = now;
    };
  }

  /** The list is sorted in descending order. */
  #placeOf(at: number): number {
    let low = 0;
    let high = this.#timers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#timers[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

interface Timer {
  readonly id: number;
  readonly at: number;
  /** `undefined` once the timer is cleared. */
  run: (() => void) | undefined;
}

/** Runs all pending promise callbacks, by a task of the event loop in Node or a browser. */
export function settle(): Promise<void> {
  return new Promise(turn);
}

const turn = (globalThis as Partial<typeof globalThis>).setImmediate ?? turnByMessage;

function turnByMessage(run: () => void): void {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}
