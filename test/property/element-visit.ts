import type {SearchResultsElement} from '../../src/elements/search-results/search-results.ts';
import {getStore} from '../../src/store/registry.ts';
import {type FreshPage, openPage} from '../support/page/fresh-page.ts';
import type {ElementAction} from './element-schedule.ts';
import {type FakeService, searchName} from './fake-service.ts';
import type {VirtualClock} from './virtual-clock.ts';

const AROUND = `
  <search-box><form role="search" action="/search"><input type="search" name="q" aria-label="Search"></form></search-box>
  <facet-panel mode="sidebar"></facet-panel>`;
const FALLBACK = `<div class="storefront-search-fallback"><ul class="storefront-search-grid">
  <li><a href="/products/theme">Theme’s</a></li></ul></div>`;

/** Whose results a page shows first: those of the first answer, or with `first-results` those that it names. */
export type First = 'answer' | 'service' | 'theme';

const LISTS: Readonly<Record<First, string>> = {
  answer: '<search-results page-size="6"></search-results>',
  service: `<search-results page-size="6" first-results="service">${FALLBACK}</search-results>`,
  theme: `<search-results page-size="6" first-results="theme" collection="all">${FALLBACK}</search-results>`,
};

/** The address at which a visit begins. */
export const addressOf = (first: First): string => (first === 'theme' ? '?' : '?q=linen');

/** A visit to a page with the three elements. Reports violations of their invariants. */
export class ElementVisit {
  readonly complaints: string[] = [];
  readonly #page: FreshPage;
  readonly #clock: VirtualClock;
  readonly #service: FakeService;
  readonly #first: First;
  /** The text that the shopper left in the input. */
  #typed: string;
  #sent: string;
  /** Whether both are equal except for surrounding spaces, so that the input may show the next search's query. */
  #isSent = true;
  /** The number of history entries that Back can leave. */
  #depth = 0;

  constructor(first: First, clock: VirtualClock, service: FakeService) {
    this.#page = openPage({html: AROUND + LISTS[first], address: addressOf(first)});
    this.#typed = this.#sent = first === 'theme' ? '' : 'linen';
    this.#first = first;
    this.#clock = clock;
    this.#service = service;
  }

  /** Performs all actions, restores the service, then checks that everything settles. */
  async play(actions: readonly ElementAction[]): Promise<void> {
    const undo = this.#watch();
    await this.#clock.pass(5000);
    if (this.#first === 'theme' && this.#service.sent.length)
      this.complaints.push('an untouched collection has sent a request');
    this.#input.value = this.#typed;
    this.#input.focus();
    for (const each of actions) {
      await this.#do(each);
      await this.#clock.pass(each.pause);
      this.#look();
    }
    this.#service.recover();
    // Minute by minute, because each timer may wait for a render.
    for (let minute = 0; minute < 10; minute++) await this.#clock.pass(60_000);
    this.#look();
    const states = ['search-box', 'search-results', 'facet-panel'].map(
      tag => this.#page.find(tag).dataset.state,
    );
    if (states.some(state => /loading|refreshing/.test(state ?? '')))
      this.complaints.push(`at last ${states}`);
    if (states[1] === 'limited') this.complaints.push('a confirmed search is still refused');
    undo();
  }

  get published(): readonly string[] {
    return this.#page.published.map(([, payload]) => String(payload.query_id));
  }

  get #input(): HTMLInputElement {
    return this.#page.find<HTMLInputElement>('search-box input');
  }

  get #results(): SearchResultsElement {
    return this.#page.find<SearchResultsElement>('search-results');
  }

  async #do(what: ElementAction): Promise<void> {
    if (what.does === 'type') this.#type(what.key);
    else if (what.does === 'submit') this.#submit();
    else if (what.does === 'clear') this.#clear();
    else if (what.does === 'sort') this.#sort(what.sort);
    else if (what.does === 'move') this.#move(what.element);
    else if (what.does === 'filter') this.#click('facet-panel', 'input[type=checkbox]', what.which);
    else if (what.does === 'more') this.#click('search-results', '[part=more]', 0);
    else if (what.does === 'retry') this.#click('search-results', '[part=notice] button', 0);
    else await this.#back();
  }

  /** Types a letter, or deletes one. */
  #type(key: string): void {
    this.#typed = key ? this.#typed + key : this.#typed.slice(0, -1);
    this.#isSent = ['', this.#sent].includes(this.#typed.trim());
    this.#input.focus();
    this.#input.value = this.#typed;
    this.#input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  }

  #submit(): void {
    // On a collection it opens another page.
    if (this.#first === 'theme') return;
    this.#sent = this.#typed.trim();
    this.#isSent = true;
    this.#input.form?.requestSubmit();
  }

  /** Presses Escape, which closes the list or clears the input. */
  #clear(): void {
    this.#input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true}));
    if (this.#input.value !== '') return;
    this.#typed = '';
    this.#isSent = true;
  }

  #sort(value: string): void {
    const select = this.#results.shadowRoot?.querySelector('select');
    if (!select) return;
    select.value = value;
    select.dispatchEvent(new Event('change'));
  }

  /** Removes an element and inserts it again, as the theme editor does, while the shopper types on. */
  #move(tag: string): void {
    const element = this.#page.find(tag);
    const next = element.nextElementSibling;
    element.remove();
    document.body.insertBefore(element, next);
    this.#input.focus();
  }

  #click(tag: string, selector: string, which: number): void {
    this.#page.find(tag).shadowRoot?.querySelectorAll<HTMLElement>(selector)[which]?.click();
    this.#input.focus();
  }

  async #back(): Promise<void> {
    if (this.#depth === 0) return;
    this.#depth--;
    const arrived = new Promise(resolve => addEventListener('popstate', resolve, {once: true}));
    history.back();
    await arrived;
  }

  #watch(): () => void {
    const {pushState} = history;
    history.pushState = (...entry) => {
      pushState.apply(history, entry);
      // Counts only accepted history entries, because Back past them would leave the test page.
      this.#depth++;
    };
    const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
      this.complaints.push(`exception: ${'reason' in event ? event.reason : event.message}`);
      event.preventDefault();
    };
    // Prevents navigation away from the test page.
    const stay = (event: Event) => event.preventDefault();
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onError);
    document.addEventListener('search-redirect', stay);
    // Without the plan, a submit is the theme's own.
    document.addEventListener('submit', stay);
    return () => {
      history.pushState = pushState;
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onError);
      document.removeEventListener('search-redirect', stay);
      document.removeEventListener('submit', stay);
    };
  }

  /** Checks that the results belong to the latest search, and that the typed text is in the input. */
  #look(): void {
    const {status, query, answer} = getStore().state;
    const {value} = this.#input;
    const isFree = this.#isSent || document.activeElement !== this.#input;
    if (value !== this.#typed && !(isFree && value === query.query))
      this.complaints.push(`typed “${this.#typed}”, left “${value}”`);
    this.#typed = value;
    const showsTheme = this.#showsTheme;
    if (this.#first === 'theme' && status === 'idle' && !showsTheme)
      this.complaints.push('nobody asks, and the theme’s results are not shown');
    if (showsTheme || status !== 'ready' || this.#results.dataset.state !== status) return;
    const asked = searchName(query.query || '*', query.filters.filter_tags?.join() ?? '', query.sort);
    const titles = [...this.#results.querySelectorAll('.search-card a')].map(link =>
      link.textContent?.trim(),
    );
    const stranger = titles.find(title => title !== asked);
    if (stranger !== undefined) this.complaints.push(`asked “${asked}”, shown “${stranger}”`);
    if (titles.length !== answer?.hits.length)
      this.complaints.push(`${answer?.hits.length} hits, ${titles.length} links`);
  }

  /** Whether the theme's results are shown, which those of the service never are besides. */
  get #showsTheme(): boolean {
    const [theme = false, service = false] = ['.storefront-search-fallback', '.search-card'].map(selector =>
      this.#results.querySelector(selector)?.checkVisibility(),
    );
    if (theme && service) this.complaints.push('the theme’s results and the service’s at once');
    return theme;
  }
}
