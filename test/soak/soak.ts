import type {Page} from 'playwright';
import {Random} from '../bench/budget/random.ts';
import {eventually} from '../support/page/eventually.ts';
import {ALL_FAULTS, Faults} from './faults.ts';
import {type Holding, Meter, type Reading} from './meter.ts';
import {type Action, act, perform, WIDE} from './shopper.ts';

const READ_EVERY_MINUTES = 10;

/** A shopper who stays on one results page with the theme's own cards, with a virtual clock. */
export class Soak {
  readonly readings: Reading[] = [];
  /** Uncaught exceptions and rejections of the page. */
  readonly exceptions: string[] = [];
  readonly #page: Page;
  readonly #random: Random;
  readonly #faults: Faults;
  readonly #actions = new Map<string, number>();
  #meter: Meter | undefined;
  #elapsed = 0;
  #rests = 0;
  /** The requests for cards of the theme. */
  #cards = 0;

  constructor(page: Page, random: Random) {
    this.#page = page;
    this.#random = random;
    this.#faults = new Faults(random);
    page.on('pageerror', error => this.exceptions.push(`Exception: ${error.stack ?? error}`));
    page.on('request', request => {
      if (request.url().includes('section_id=')) this.#cards++;
    });
    page.on('crash', () => this.exceptions.push('The page crashed.'));
  }

  /** The virtual time in minutes. */
  get minutes(): number {
    return this.#elapsed / 60_000;
  }

  /** Summarizes the visit. */
  get summary(): string {
    const list = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([what, count]) => `${count} ${what}`).join(', ');
    const searches = `${this.#faults.searches} searches (${list(this.#faults.counts)})`;
    return `${searches} and ${this.#cards} requests of cards by ${list(this.#actions)}`;
  }

  async open(address: string): Promise<void> {
    const page = this.#page;
    await page.setViewportSize(WIDE);
    await page.clock.install();
    await this.#faults.start(page);
    // The inspector would keep everything that happens.
    const nothing = {contentType: 'text/javascript', body: ''};
    await page.route('**/storefront-search.debug.js', route => route.fulfill(nothing));
    // The TypeScript loader wraps functions in calls of `__name`, which pages lack.
    await page.addInitScript('globalThis.__name = target => target');
    const html = (await (await fetch(address)).text()).replaceAll('<search-results', '$& cards="theme"');
    const {href} = new URL(address);
    await page.route(
      ({href: each}) => each === href,
      route => route.fulfill({contentType: 'text/html', body: html}),
    );
    await page.goto(address);
    await page.evaluate(stay, html);
    // Loads the search box, so that the page makes every search in place from here on.
    await page.locator('search-box input').click();
    await page.locator('search-box [role=combobox]').waitFor();
  }

  /**
   * Plays the next actions, and measures the page every ten minutes.
   *
   * @param tell receives each measurement.
   */
  async go(tell: (reading: Reading) => void): Promise<void> {
    const [page, random] = [this.#page, this.#random];
    if (this.minutes >= this.readings.length * READ_EVERY_MINUTES) tell(await this.#read());
    const action = await act(page, random);
    this.#actions.set(action, (this.#actions.get(action) ?? 0) + 1);
    if (random.chance(0.5)) await this.#faults.release();
    const pause = Math.round(Math.min(20_000, random.around(1_000, 0.8)));
    await page.clock.runFor(pause);
    this.#elapsed += pause;
    // In the other cases, the next action comes before the answer.
    if (random.chance(0.8)) await this.#faults.settle();
  }

  /**
   * Repeats an action, from one idle state to the next, with the same words and choices in each call. Before each, the
   * shopper types and the suggestions meet each fault in turn.
   *
   * @returns the measurement of the idle page.
   */
  async repeat(action: Action, times: number): Promise<Holding> {
    const [page, faults, random] = [this.#page, this.#faults, new Random(1)];
    for (let turn = 0; turn < times; turn++) {
      faults.next = ALL_FAULTS[turn % ALL_FAULTS.length];
      for (const each of ['type', action] as const) {
        await perform(page, each, random);
        await page.clock.runFor(1_000);
      }
      faults.next = undefined;
      await this.#comeToRest();
    }
    return this.#hold();
  }

  async #read(): Promise<Reading> {
    await this.#comeToRest();
    const reading = {
      minute: Math.floor(this.minutes),
      searches: this.#faults.searches,
      ...(await this.#hold()),
    };
    this.readings.push(reading);
    this.#faults.isOn = true;
    return reading;
  }

  /** Measures the page after its timers have run out. */
  async #hold(): Promise<Holding> {
    await this.#page.clock.runFor(60_000);
    this.#meter ??= await Meter.open(this.#page);
    return this.#meter.read();
  }

  /** Brings the page to the same results and state each time. */
  async #comeToRest(): Promise<void> {
    const page = this.#page;
    this.#faults.isOn = false;
    await this.#faults.release();
    await this.#faults.settle();
    await page.setViewportSize(WIDE);
    // Completes a pending history navigation.
    await page.clock.runFor(1_000);
    await page.evaluate(rest, ++this.#rests);
    await eventually(async () => {
      // Small steps, because the page's clock ends a request after 20 s.
      await page.clock.runFor(1_000);
      await this.#faults.settle();
      const state = await page.locator('search-results').getAttribute('data-state');
      // The platform has answered in place of the service, which is not asked again on its own.
      if (state === 'limited') await page.evaluate(rest, ++this.#rests);
      if (state !== 'ready') throw new Error(`The results are ${state}, though the service answers.`);
    }, 30);
  }
}

/**
 * Runs in the page: keeps the shopper on it.
 *
 * @param html the server's markup, from which sections are rendered again.
 */
function stay(html: string): void {
  Object.assign(globalThis, {theme: new DOMParser().parseFromString(html, 'text/html')});
  // Lets clicks and redirects be tracked, but prevents the navigation.
  for (const type of ['search-result-click', 'search-redirect'])
    document.addEventListener(type, event => event.preventDefault());
  // During an outage, a search loads the theme's own page; prevents that too.
  const navigation = Reflect.get(globalThis, 'navigation') as EventTarget;
  navigation.addEventListener('navigate', event => {
    const {destination} = event as Event & {destination: {sameDocument: boolean}};
    if (!destination.sameDocument) event.preventDefault();
  });
  const onClick = (event: Event) => {
    const isLink = event.composedPath().some(each => each instanceof HTMLAnchorElement);
    if (isLink) event.preventDefault();
  };
  addEventListener('click', onClick, {capture: true});
}

/**
 * Runs in the page: waits until it is idle.
 *
 * @param count makes the search unique.
 */
async function rest(count: number): Promise<void> {
  const {src = ''} = document.querySelector<HTMLScriptElement>('script[src*="storefront-search.js"]') ?? {};
  const {getStore} = await import(src);
  const field = document.querySelector<HTMLInputElement>('search-box input');
  if (field) field.value = '';
  field?.dispatchEvent(new InputEvent('input', {bubbles: true}));
  (document.activeElement as HTMLElement | null)?.blur();
  for (const dialog of document.querySelector('facet-panel')?.shadowRoot?.querySelectorAll('dialog') ?? [])
    dialog.close();
  // A new filter, so that neither a fault nor the cache has seen this search.
  const filters = {filter_price_min: [`${count}`]};
  void getStore().search({query: 'リネン', filters, sort: 'relevance'});
}
