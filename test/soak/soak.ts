import type {Page} from 'playwright';
import {Random} from '../bench/budget/random.ts';
import {eventually} from '../harness/eventually.ts';
import {ALL_FATES, Faults} from './faults.ts';
import {type Holding, Meter, type Reading} from './meter.ts';
import {type Action, act, perform, WIDE} from './shopper.ts';

const READ_EVERY_MINUTES = 10;

/** A shopper who stays on one results page, under a virtual clock. */
export class Soak {
  readonly readings: Reading[] = [];
  /** What was thrown in the page, or rejected and handled by nobody. */
  readonly exceptions: string[] = [];
  readonly #page: Page;
  readonly #random: Random;
  readonly #faults: Faults;
  readonly #actions = new Map<string, number>();
  #meter: Meter | undefined;
  #elapsed = 0;
  #rests = 0;

  constructor(page: Page, random: Random) {
    this.#page = page;
    this.#random = random;
    this.#faults = new Faults(random);
    page.on('pageerror', error => this.exceptions.push(`Exception: ${error.stack ?? error}`));
    page.on('crash', () => this.exceptions.push('The page crashed.'));
  }

  /** Minutes of the shopper's time. */
  get minutes(): number {
    return this.#elapsed / 60_000;
  }

  /** What there was of it all. */
  get summary(): string {
    const list = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([what, count]) => `${count} ${what}`).join(', ');
    return `${this.#faults.searches} searches (${list(this.#faults.counts)}) by ${list(this.#actions)}`;
  }

  async open(address: string): Promise<void> {
    const page = this.#page;
    await page.setViewportSize(WIDE);
    await page.clock.install();
    await this.#faults.start(page);
    // The developer's drawer keeps all that happens, for a developer.
    const nothing = {contentType: 'text/javascript', body: ''};
    await page.route('**/storefront-search.debug.js', route => route.fulfill(nothing));
    // The TypeScript loader wraps named functions in a call of `__name`, which pages do not have.
    await page.addInitScript('globalThis.__name = target => target');
    await page.goto(address);
    await page.evaluate(stay, await (await fetch(address)).text());
    // From here on the page makes every search in place.
    await page.locator('search-box input').click();
    await page.locator('search-box [role=combobox]').waitFor();
  }

  /** On to what the shopper does next; every ten minutes what the page holds is read, and `tell` hears of it. */
  async go(tell: (reading: Reading) => void): Promise<void> {
    const [page, random] = [this.#page, this.#random];
    if (this.minutes >= this.readings.length * READ_EVERY_MINUTES) tell(await this.#read());
    const action = await act(page, random);
    this.#actions.set(action, (this.#actions.get(action) ?? 0) + 1);
    if (random.chance(0.5)) await this.#faults.release();
    const pause = Math.round(Math.min(20_000, random.around(1_000, 0.8)));
    await page.clock.runFor(pause);
    this.#elapsed += pause;
    // Or else the shopper does the next thing before the answer is here.
    if (random.chance(0.8)) await this.#faults.settle();
  }

  /**
   * Has the shopper do one thing so many times from rest to rest, with the same words and choices at each call. Before it they
   * type, and the suggestions meet each fault in turn.
   *
   * @returns what the page holds at rest.
   */
  async repeat(action: Action, times: number): Promise<Holding> {
    const [page, faults, random] = [this.#page, this.#faults, new Random(1)];
    for (let turn = 0; turn < times; turn++) {
      faults.next = ALL_FATES[turn % ALL_FATES.length];
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

  /** Measures the page once no timer holds anything. */
  async #hold(): Promise<Holding> {
    await this.#page.clock.runFor(60_000);
    this.#meter ??= await Meter.open(this.#page);
    return this.#meter.read();
  }

  /** The same results on the same screen each time, whatever was before. */
  async #comeToRest(): Promise<void> {
    const page = this.#page;
    this.#faults.isOn = false;
    await this.#faults.release();
    await this.#faults.settle();
    await page.setViewportSize(WIDE);
    // A step in the history that is under way arrives.
    await page.clock.runFor(1_000);
    await page.evaluate(rest, ++this.#rests);
    await eventually(async () => {
      // No more at a time: a request is given up after 20 s of the page's clock, however short they are.
      await page.clock.runFor(1_000);
      await this.#faults.settle();
      const state = await page.locator('search-results').getAttribute('data-state');
      if (state !== 'ready') throw new Error(`The results are ${state}, though the service answers.`);
    }, 30);
  }
}

/** In the page. @param html what the server sent: sections are rendered anew from it. */
function stay(html: string): void {
  Object.assign(globalThis, {theme: new DOMParser().parseFromString(html, 'text/html')});
  // Clicks are counted and redirects told, and the shopper stays.
  for (const type of ['search-result-click', 'search-redirect'])
    document.addEventListener(type, event => event.preventDefault());
  // While the service is out, searches are the theme's: its page is loaded anew, and here the shopper stays.
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

/** In the page. @param count how often it has come to rest. */
async function rest(count: number): Promise<void> {
  const {getStore} = await import('/assets/storefront-search.js' as string);
  const field = document.querySelector<HTMLInputElement>('search-box input');
  if (field) field.value = '';
  field?.dispatchEvent(new InputEvent('input', {bubbles: true}));
  (document.activeElement as HTMLElement | null)?.blur();
  for (const dialog of document.querySelector('facet-panel')?.shadowRoot?.querySelectorAll('dialog') ?? [])
    dialog.close();
  // A search that no fault has met before, in the cache either.
  const filters = {filter_price_min: [`${count}`]};
  void getStore().search({query: 'リネン', filters, sort: 'relevance'});
}
