import type {PageQuery} from '../../src/core/query/page-query.ts';
import {Analytics} from '../../src/service/analytics/analytics.ts';
import type {Publish} from '../../src/service/analytics/publish.ts';
import {readAddress} from '../../src/service/browser/address.ts';
import type {Config} from '../../src/service/browser/config.ts';
import {SearchService} from '../../src/service/search/search-service.ts';
import type {SearchState} from '../../src/store/search-state.ts';
import {SearchStore} from '../../src/store/search-store.ts';
import {searchName} from './fake-service.ts';
import type {Action} from './schedule.ts';

/** Receives violations of invariants. */
export type Complain = (complaint: string) => void;

/** A tab with a list of results, and suggestions while typing; it shows one page after the other. */
export class Tab {
  readonly #name: string;
  readonly #followsUrl: boolean;
  readonly #publish: Publish;
  readonly #complain: Complain;
  #pages = 0;
  #page: OpenPage;
  /** The shopper's latest search. */
  #asked = '';

  constructor(name: string, followsUrl: boolean, publish: Publish, complain: Complain) {
    this.#name = name;
    this.#followsUrl = followsUrl;
    this.#publish = publish;
    this.#complain = complain;
    this.#page = this.#open();
  }

  get results(): SearchStore {
    return this.#page.results;
  }

  get suggestions(): SearchStore {
    return this.#page.suggestions;
  }

  act(action: Action): void {
    const {results, suggestions} = this.#page;
    if (action.does === 'type') void suggestions.search({query: action.text}, 'preview');
    else if (action.does === 'submit') this.#submit(action.text);
    else if (action.does === 'filter') void results.search({filters: {filter_tags: [action.tag]}});
    else if (action.does === 'sort') void results.search({sort: action.sort});
    else if (action.does === 'page') void results.search({page: action.page});
    else if (action.does === 'more') void results.loadMore();
    else if (action.does === 'previous') void results.loadPrevious();
    else if (action.does === 'retry') void results.retry();
    else if (action.does === 'clear') this.#clear();
    else if (action.does === 'reload') this.#reload();
    else if (action.does === 'back') this.#enter('history');
    else this.#leaveAndReturn();
  }

  close(): void {
    const {results, suggestions, undo} = this.#page;
    for (const stop of undo) stop();
    void results.reset();
    void suggestions.reset();
  }

  #submit(text: string): void {
    this.#asked = text.trim();
    void this.#page.suggestions.reset();
    void this.#page.results.search({query: text});
  }

  #clear(): void {
    this.#asked = '';
    void this.#page.results.reset();
  }

  #reload(): void {
    this.close();
    this.#asked = '';
    this.#page = this.#open();
    this.#enter('load');
  }

  #enter(origin: 'load' | 'history'): void {
    if (!this.#followsUrl) return;
    const query = readAddress();
    this.#asked = query.query;
    void this.#page.results.search(query, origin);
  }

  /** Leaves for a product page and returns, with the results restored from a snapshot. */
  #leaveAndReturn(): void {
    const {status, query, answer} = this.#page.results.state;
    this.close();
    this.#page = this.#open(query);
    if (status === 'ready') this.#page.results.restore(query, answer);
    else void this.#page.results.search(query, 'history');
  }

  #open(query?: PageQuery): OpenPage {
    const config: Config = {...CONFIG, endpoint: `${this.#name}/${++this.#pages}`};
    const analytics = new Analytics(config.events, () => this.#publish);
    const search = new SearchService(config.endpoint, analytics);
    const [results, suggestions] = [6, 6].map(pageSize => {
      const store = new SearchStore({config, analytics, search});
      store.configure({pageSize});
      return store;
    }) as [SearchStore, SearchStore];
    results.configure({followsAddress: this.#followsUrl});
    if (query) results.restore(query);
    const undo = [this.#watch(results), this.#watch(suggestions)];
    const enter = () => this.#enter('history');
    addEventListener('popstate', enter);
    undo.push(() => removeEventListener('popstate', enter));
    undo.push(
      results.subscribe(({query}) => {
        if (query.query !== this.#asked)
          this.#complain(`asked for “${this.#asked}”, but the state says “${query.query}”`);
      }),
    );
    return {results, suggestions, undo};
  }

  #watch(store: SearchStore): () => void {
    const host = new EventTarget();
    store.connect(host);
    // A tab that follows no address prevents redirects.
    if (!this.#followsUrl) host.addEventListener('search-redirect', event => event.preventDefault());
    host.addEventListener('search-results', ({answer}: Event & {answer?: unknown}) => {
      if (answer !== store.state.answer) this.#complain('search-results has an answer that is not on screen');
    });
    return store.subscribe(state => {
      const complaint = !document.hidden && wrongOnScreen(state);
      if (complaint) this.#complain(complaint);
    });
  }
}

interface OpenPage {
  readonly results: SearchStore;
  readonly suggestions: SearchStore;
  readonly undo: (() => void)[];
}

/** Returns what is wrong if the results on screen do not belong to the latest search. */
function wrongOnScreen({status, answer, query, error}: SearchState): string | undefined {
  if (/limited|failed|unavailable/.test(status) !== Boolean(error))
    return `${status} with error ${error?.code}`;
  if (status !== 'ready' && status !== 'empty') return undefined;
  const asked = searchName(query.query, query.filters.filter_tags?.join() ?? '', query.sort);
  const request = answer?.request;
  const shown = searchName(
    request?.query ?? '',
    request?.filters.filter_tags?.join() ?? '',
    request?.sort ?? '',
  );
  if (shown !== asked) return `asked “${asked}”, shown “${shown}”`;
  const strangers = answer?.hits.filter(({item}) => item.title !== asked) ?? [];
  if (strangers.length) return `asked “${asked}”, among its results “${strangers[0]?.item.title}”`;
  const ids = answer?.hits.map(({item}) => item.product_id) ?? [];
  if (new Set(ids).size < ids.length) return `a result twice in “${asked}”`;
  const first = answer?.hits[0]?.position ?? 0;
  if (answer?.hits.some(({position}, index) => position !== first + index))
    return `ranks with holes in “${asked}”`;
  return undefined;
}

const CONFIG: Omit<Config, 'endpoint'> = {
  searchUrl: '/search',
  rootUrl: '/',
  locale: 'ja',
  requestLocale: 'ja',
  currency: 'JPY',
  baseCurrency: 'JPY',
  currencyRate: 1,
  moneyFormat: undefined,
  events: {search: 'service_search', click: 'service_result_clicked'},
  messages: {},
  ahead: 'off',
};
