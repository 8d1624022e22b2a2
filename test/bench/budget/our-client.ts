import {answered, debounceOf} from '../../../src/elements/search-box/opened-model.ts';
import {closedBox, edited} from '../../../src/elements/search-box/suggestions-model.ts';
import {Analytics} from '../../../src/service/analytics/analytics.ts';
import type {Config} from '../../../src/service/browser/config.ts';
import type {SafeStorage} from '../../../src/service/browser/storage.ts';
import {createClient, loadSchema} from '../../../src/service/search/client.ts';
import {RequestBudget} from '../../../src/service/search/request-budget.ts';
import {SearchService} from '../../../src/service/search/search-service.ts';
import {SearchStore} from '../../../src/store/search-store.ts';
import type {SearchState} from '../../../src/store/store.ts';
import type {VirtualClock} from '../../property/virtual-clock.ts';
import type {Client, Outcome, SendQuery, Sources, Wanted} from './client.ts';

// The virtual clock does not wait for files.
await loadSchema();

/** Attributes of the box. */
export interface BoxSettings {
  readonly debounce: number;
  readonly minChars: number;
  /** `off` requests no suggestions. */
  readonly preview?: 'off';
}

const DEFAULTS: BoxSettings = {debounce: 250, minChars: 1};
/** The box requests as many results as the results page shows. */
const RESULTS = 24;

/**
 * Runs the shipped code except for what paints: store, service, budget, cache, backoff, hand-over, second source, and the debounce of the
 * box.
 */
export class OurClient implements Client {
  readonly #clock: VirtualClock;
  readonly #askPlatform: Sources['askPlatform'];
  readonly #settings: BoxSettings;
  readonly #config: Config;
  /** Survives navigations. */
  readonly #storage = new MemoryStorage();
  readonly #tab = new MemoryStorage();
  /** The search box of the page. */
  #box = closedBox;
  #page: OpenPage;
  #timer = 0;
  #stopWaiting = () => {};

  constructor({clock, send, askPlatform}: Sources, settings: Partial<BoxSettings> = {}) {
    this.#clock = clock;
    this.#askPlatform = askPlatform;
    this.#settings = {...DEFAULTS, ...settings};
    this.#config = configOf(send);
    this.#page = this.#load();
  }

  /** Opens another page, and hands the answer to the typed text over to it. */
  open(): void {
    const {text} = this.#box;
    if (text) this.#page.suggestions.handOver({query: text});
    this.#box = closedBox;
    this.#leave();
    this.#page = this.#load();
  }

  type(text: string, onSuggestions: () => void): void {
    const query = text.trim();
    const {suggestions, search} = this.#page;
    this.#box = edited(answered(this.#box, suggestions.state), query);
    this.#clock.clearTimeout(this.#timer);
    const suggest = async () => {
      await suggestions.search({query}, 'preview');
      // A list that says that nothing was found is an answer too.
      if (/ready|empty/.test(suggestions.state.status)) onSuggestions();
    };
    const {debounce, minChars, preview} = this.#settings;
    const rest = debounceOf(this.#box, debounce) + search.budget.extraDebounce;
    if (query.length >= minChars && preview !== 'off') this.#timer = this.#clock.setTimeout(suggest, rest);
    else void suggestions.reset();
  }

  async confirm({kind, query, tags, page}: Wanted): Promise<Outcome> {
    const {suggestions, results} = this.#page;
    this.#clock.clearTimeout(this.#timer);
    void suggestions.reset();
    if (kind === 'more' && isPlatforms(results.state)) {
      // The next page of the platform's results is the platform's.
      await this.#askPlatform();
      return 'platform';
    }
    const filters = tags.length ? {filter_tags: tags} : {};
    if (kind === 'more' && results.state.status !== 'limited') void results.loadMore();
    else if (kind === 'more') void results.retry();
    else void results.search({query, filters, page}, kind);
    return this.#shown();
  }

  /** Restores a snapshot of the service's results, without a request. */
  comeBack({query, tags, page}: Wanted): void {
    const {state} = this.#page.results;
    const filters = {filter_tags: tags};
    this.open();
    const {results} = this.#page;
    if (isPlatforms(state)) void results.search({query, filters, page}, 'load');
    else results.restore({query, filters, sort: 'relevance', page}, state.answer);
  }

  close(): void {
    this.#leave();
    senders.delete(this.#config.endpoint);
  }

  #leave(): void {
    this.#stopWaiting();
    this.#clock.clearTimeout(this.#timer);
    void this.#page.suggestions.reset();
    void this.#page.results.reset();
  }

  #load(): OpenPage {
    const page = openPage(this.#config, this.#storage, this.#tab);
    page.results.secondSource = async query => {
      await this.#askPlatform();
      return {query, without: [], withoutSort: undefined};
    };
    return page;
  }

  #shown(): Promise<Outcome> {
    this.#stopWaiting();
    return new Promise(resolve => {
      this.#stopWaiting = this.#page.results.subscribe(state => {
        if (isPlatforms(state)) resolve('platform');
        else if (state.status === 'ready' || state.status === 'empty') resolve('service');
      });
    });
  }
}

/** Whether the platform's answer to the latest search is on screen. */
const isPlatforms = ({platformAnswer, query}: SearchState) => platformAnswer?.query === query;

interface OpenPage {
  readonly search: SearchService;
  readonly suggestions: SearchStore;
  readonly results: SearchStore;
}

function openPage(config: Config, storage: SafeStorage, tab: SafeStorage): OpenPage {
  const analytics = new Analytics(config.events, () => () => {});
  const budget = new RequestBudget(storage, async run => run());
  const search = new SearchService(createClient(config.endpoint), analytics, budget, tab);
  const createStore = () => {
    const store = new SearchStore({config, analytics, search});
    store.configure({pageSize: RESULTS});
    store.connect(new EventTarget());
    return store;
  };
  return {search, suggestions: createStore(), results: createStore()};
}

class MemoryStorage implements SafeStorage {
  readonly #items = new Map<string, unknown>();
  get = (key: string) => this.#items.get(key);
  set = (key: string, value: unknown) => Boolean(this.#items.set(key, value));
  remove = (key: string) => void this.#items.delete(key);
}

/** Sends each visitor's requests; the endpoint names the visitor. */
const senders = new Map<string, SendQuery>();
let visitors = 0;

function configOf(send: SendQuery): Config {
  const endpoint = `visitor/${++visitors}`;
  senders.set(endpoint, send);
  return {
    endpoint,
    searchUrl: '/search',
    rootUrl: '/',
    locale: 'en',
    requestLocale: 'en',
    currency: 'JPY',
    baseCurrency: 'JPY',
    currencyRate: 1,
    moneyFormat: undefined,
    events: {search: 'service_search', click: 'service_result_clicked'},
    messages: {},
    ahead: 'off',
  };
}

/** Replaces `fetch`, so that the shipped code sends its requests to the simulation, outside of a browser. */
export function installFetch(): void {
  const nothing = () => {};
  const listening = {addEventListener: nothing, removeEventListener: nothing};
  Object.assign(globalThis, {fetch: fetchSimulated, document: {}, opener: null, ...listening});
}

async function fetchSimulated(url: string): Promise<Response> {
  const [endpoint = '', search] = url.split('?');
  const params = new URLSearchParams(search);
  const titles = await senders.get(endpoint)?.(params.get('q') ?? '');
  if (!titles) return new Response(null, {status: 429});
  return Response.json(bodyOf(titles, params));
}

function bodyOf(titles: readonly string[], params: URLSearchParams): object {
  const limit = Number(params.get('limit'));
  const offset = Number(params.get('offset'));
  const item = (title: string) => ({
    content_type: 'page',
    product_id: `gid://shop/Page/${title}`,
    title,
    handle: title,
    url: `/pages/${title}`,
    tags: [],
  });
  return {
    schemaVersion: 'v1',
    degraded: false,
    degraded_reason: null,
    query: params.get('q'),
    total: titles.length,
    limit,
    offset,
    sort: 'relevance',
    redirect_url: null,
    results: titles.slice(offset, offset + limit).map(item),
    facets: {},
    suggestions: [],
    related_keywords: [],
  };
}
