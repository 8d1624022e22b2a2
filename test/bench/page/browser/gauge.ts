import type {Contender} from './contender.ts';
import {nextFrame, paint} from './paint.ts';
import {READY} from './ready.ts';

/** How long a page gets for deferred work, in milliseconds. */
const REST_MS = 150;
/** The timeout of a measurement, in milliseconds. */
const LATEST_MS = 15_000;

/** Measures what only the page itself can observe. Loads before the contestant. */
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
      // The bench reads the console, because evaluating anything in the page would add work.
      console.info(READY, ms);
    });
    this.#watch('longtask', ({duration}) => this.longTasks.push(duration));
    this.#watch('layout-shift', entry => {
      const {value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
      if (!hadRecentInput) this.#shifts.push(value);
    });
  }

  /** Called by the contestant when it has started. */
  meet(contender: Contender): void {
    this.#contender = contender;
    this.#meet?.(contender);
  }

  /** The cumulative layout shift, without shifts that follow input. */
  get shift(): number {
    return this.#shifts.reduce((sum, shift) => sum + shift, 0);
  }

  /**
   * Searches, then waits for deferred work.
   *
   * @returns ms from the end of the response until its results are painted.
   */
  async search(query: string, restMs = REST_MS): Promise<number> {
    this.#contender?.prepare?.();
    performance.clearResourceTimings();
    const before = this.facets();
    this.#contender?.search?.(query);
    const painted = await this.painted(query, before);
    await rest(restMs);
    return painted - (searchTimings().at(-1)?.responseEnd ?? Number.NaN);
  }

  /**
   * Focuses the box.
   *
   * @returns ms until the code for suggestions is loaded.
   */
  async touch(): Promise<number> {
    const start = performance.now();
    document.querySelector('input')?.focus();
    await this.#contender?.loaded?.();
    return performance.now() - start;
  }

  /** Enters a text into the box at once, and waits for its suggestions. */
  async type(text: string): Promise<void> {
    this.#contender?.prepare?.();
    const input = document.querySelector('input') as HTMLInputElement;
    input.focus();
    input.value = text;
    input.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertText'}));
    await this.painted(text, undefined, this.#contender?.options);
  }

  /** Milliseconds from the navigation to the first search request. */
  get firstRequest(): number | undefined {
    return searchTimings()[0]?.startTime;
  }

  /**
   * Resolves when these texts have been typed, each a prefix of the next. Returns for each the milliseconds from its last
   * key until its suggestions are painted; infinite if they never were.
   */
  async suggestions(texts: readonly string[]): Promise<number[]> {
    let lastKey = performance.now();
    const onKey = ({timeStamp}: Event) => {
      lastKey = timeStamp;
    };
    addEventListener('keydown', onKey, true);
    const waits: number[] = [];
    for (const text of texts) {
      while (this.#text !== text) await nextFrame();
      const since = lastKey;
      waits.push((await this.#suggested(text)) - since);
    }
    removeEventListener('keydown', onKey, true);
    return waits;
  }

  /** Returns when the suggestions for a text are painted; infinite if another text is typed before. */
  async #suggested(text: string): Promise<number> {
    const latest = performance.now() + LATEST_MS;
    const {titles, options = titles} = this.#contender ?? {};
    while (performance.now() < latest) {
      await nextFrame();
      if (this.#text !== text) break;
      if (this.#shows(text, undefined, options?.() ?? [])) return paint();
    }
    return Number.POSITIVE_INFINITY;
  }

  get #text(): string | undefined {
    return document.querySelector('input')?.value;
  }

  /** Resolves when the results of a query are painted, and the facets have changed. */
  async painted(
    query: string,
    before: string | undefined,
    titles = this.#contender?.titles,
  ): Promise<number> {
    const latest = performance.now() + LATEST_MS;
    do {
      if (performance.now() > latest) throw new Error(`“${query}” was not painted`);
      await nextFrame();
    } while (!this.#shows(query, before, titles?.() ?? []));
    return paint();
  }

  /** Returns the counts of the first and last facets, which distinguish answers. */
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

/** @returns ms from the navigation until the box exists and handles input. */
async function boot(usable: Promise<unknown>): Promise<number> {
  await usable;
  while (!document.querySelector('input')) {
    if (performance.now() > LATEST_MS) throw new Error('There is no box');
    await nextFrame();
  }
  return performance.now();
}

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
