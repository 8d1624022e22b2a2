import type {Contender} from './contender.ts';
import {READY} from './ready.ts';

/** What a page has to rest for what it put off to be done. */
const REST_MS = 150;
/** Nobody takes longer, unless it fails. */
const LATEST_MS = 15_000;

/** Measures in the page what can be seen only there. Loaded before the contender. */
export class Gauge {
  readonly longTasks: number[] = [];
  readonly #shifts: number[] = [];
  #contender: Contender | undefined;
  #meet: ((contender: Contender) => void) | undefined;

  constructor() {
    const present = new Promise<Contender>(resolve => {
      this.#meet = resolve;
    });
    void present.then(async ({usable}) => {
      const query = new URLSearchParams(location.search).get('q');
      const ms = await (query ? this.painted(query, undefined) : boot(usable));
      // Who waits for it hears it: to ask a page for anything is work for it too.
      console.info(READY, ms);
    });
    this.#watch('longtask', ({duration}) => this.longTasks.push(duration));
    this.#watch('layout-shift', entry => {
      const {value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
      if (!hadRecentInput) this.#shifts.push(value);
    });
  }

  /** Called by the contender when it has started. */
  meet(contender: Contender): void {
    this.#contender = contender;
    this.#meet?.(contender);
  }

  /** Cumulative, without the shifts that the browser forgives because they follow input. */
  get shift(): number {
    return this.#shifts.reduce((sum, shift) => sum + shift, 0);
  }

  /** Searches, and rests. @returns ms from the end of the response to its results being painted. */
  async search(query: string, restMs = REST_MS): Promise<number> {
    this.#contender?.prepare?.();
    performance.clearResourceTimings();
    const before = this.facets();
    this.#contender?.search?.(query);
    const painted = await this.painted(query, before);
    await rest(restMs);
    return painted - (searchTimings().at(-1)?.responseEnd ?? Number.NaN);
  }

  /** Puts the focus into the box. @returns ms until the code that answers is here. */
  async touch(): Promise<number> {
    const start = performance.now();
    document.querySelector('input')?.focus();
    await this.#contender?.loaded?.();
    return performance.now() - start;
  }

  /** Types a text at once into a box, and waits for what it suggests. */
  async type(text: string): Promise<void> {
    this.#contender?.prepare?.();
    const input = document.querySelector('input') as HTMLInputElement;
    input.focus();
    input.value = text;
    input.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertText'}));
    await this.painted(text, undefined, this.#contender?.options);
  }

  /** Milliseconds from the navigation to the first search leaving. */
  get firstRequest(): number | undefined {
    return searchTimings()[0]?.startTime;
  }

  /**
   * Resolves when texts have been typed one after the other, each the beginning of the next: to the milliseconds from the last
   * key of each to its suggestions being painted, without end for those that never were.
   */
  async suggestions(texts: readonly string[]): Promise<number[]> {
    let lastKey = performance.now();
    const onKey = ({timeStamp}: Event) => {
      lastKey = timeStamp;
    };
    addEventListener('keydown', onKey, true);
    const waits: number[] = [];
    for (const text of texts) {
      while (this.#text !== text) await frame();
      const since = lastKey;
      waits.push((await this.#suggested(text)) - since);
    }
    removeEventListener('keydown', onKey, true);
    return waits;
  }

  /** Resolves to when the suggestions for a text are painted; infinite if another text is typed before. */
  async #suggested(text: string): Promise<number> {
    const latest = performance.now() + LATEST_MS;
    const {titles, options = titles} = this.#contender ?? {};
    while (this.#text === text && performance.now() < latest) {
      if (this.#shows(text, undefined, options?.() ?? [])) {
        await frame();
        return performance.now();
      }
      await frame();
    }
    return Number.POSITIVE_INFINITY;
  }

  get #text(): string | undefined {
    return document.querySelector('input')?.value;
  }

  /** Resolves when the results of a query are painted, and other facets than before. */
  async painted(
    query: string,
    before: string | undefined,
    titles = this.#contender?.titles,
  ): Promise<number> {
    const latest = performance.now() + LATEST_MS;
    while (!this.#shows(query, before, titles?.() ?? [])) {
      if (performance.now() > latest) throw new Error(`“${query}” was not painted`);
      await frame();
    }
    // What was drawn before this frame is on screen when the next task comes.
    await frame();
    return performance.now();
  }

  /** Some counts of the first and the last facets, which tell one answer's from another's. */
  facets(): string {
    const counts = [...Array.from(this.#contender?.counts?.() ?? [])];
    return [...counts.slice(0, 3), ...counts.slice(-3)].map(({textContent}) => textContent).join();
  }

  #shows(query: string, before: string | undefined, titles: ArrayLike<Element>): boolean {
    const {rendersInView, counts} = this.#contender ?? {};
    const edges = rendersInView ? [titles[0]] : [titles[0], titles[titles.length - 1]];
    return (
      edges.every(title => title?.textContent?.trim().endsWith(query)) &&
      (before === undefined || !counts || ![before, ''].includes(this.facets()))
    );
  }

  #watch(type: string, use: (entry: PerformanceEntry) => void): void {
    const observer = new PerformanceObserver(list => list.getEntries().forEach(use));
    observer.observe({type, buffered: true});
  }
}

/** @returns ms since the navigation began when the box is there and answers to what is typed. */
async function boot(usable: Promise<unknown>): Promise<number> {
  await usable;
  while (!document.querySelector('input')) {
    if (performance.now() > LATEST_MS) throw new Error('There is no box');
    await frame();
  }
  return performance.now();
}

/** Resolves in the task after the next frame, when that has been painted. */
function frame(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
}

/** The searches that were answered. */
function searchTimings(): PerformanceResourceTiming[] {
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return timings.filter(({name}) => /\/search\?/.test(name));
}

function rest(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

declare global {
  var gauge: Gauge;
}

globalThis.gauge = new Gauge();
