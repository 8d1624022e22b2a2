import {MAX_QUERY_LENGTH} from '../../src/core/contract/constants.ts';
import {cleanQuery, type PageQuery} from '../../src/core/query/page-query.ts';
import {Analytics, type Publish} from '../../src/service/analytics/analytics.ts';
import type {Config} from '../../src/service/browser/config.ts';
import {readAddress} from '../../src/service/browser/history.ts';
import {createClient} from '../../src/service/search/client.ts';
import {SearchService} from '../../src/service/search/search-service.ts';
import type {SecondSource} from '../../src/store/failure.ts';
import {SearchStore} from '../../src/store/search-store.ts';
import type {SearchState} from '../../src/store/store.ts';
import {entryOf, type FakeBrowser, FakePage, type FakeTab, goBack} from './fake-browser.ts';
import {type FakeService, searchName} from './fake-service.ts';
import type {Action} from './schedule.ts';

/** A tab with a list of results, and suggestions while typing; it shows one page after the other. */
export class Tab {
  readonly #name: string;
  readonly #followsUrl: boolean;
  readonly #world: World;
  #tab: FakeTab;
  #pages = 0;
  #page: OpenPage;
  #ahead: PageAhead | undefined;
  /** The answer that the next results page takes over; it may be of an earlier page, which was left without opening one. */
  #left: Left | undefined;

  constructor(name: string, followsUrl: boolean, world: World) {
    this.#name = name;
    this.#followsUrl = followsUrl;
    this.#world = world;
    this.#tab = world.browser.openTab();
    this.#page = this.#open();
  }

  get results(): SearchStore {
    return this.#page.results;
  }

  get suggestions(): SearchStore {
    return this.#page.suggestions;
  }

  act(action: Action): void {
    this.#lookAhead();
    this.#in(() => this.#act(action));
  }

  close(): void {
    this.#withdraw();
    this.#closePage();
  }

  /** Starts again as a copy of another tab, with its storage, and what was searched there. */
  duplicate(other: Tab): void {
    this.close();
    this.#tab = this.#world.browser.openTab(other.#tab.storage);
    this.#left = other.#left;
    this.#page = this.#open();
    this.#search(this.#page, other.#page.asked);
  }

  #act(action: Action): void {
    const {results, suggestions} = this.#page;
    if (action.does === 'type') void suggestions.search({query: action.text}, 'preview');
    else if (action.does === 'submit') this.#submit(action.text);
    else if (action.does === 'ahead') this.#renderAhead(action.text.trim());
    else if (action.does === 'go') this.#go(action.text.trim());
    else if (action.does === 'filter') void results.search({filters: {filter_tags: [action.tag]}});
    else if (action.does === 'sort') void results.search({sort: action.sort});
    else if (action.does === 'page') void results.search({page: action.page});
    else if (action.does === 'more') void results.loadMore();
    else if (action.does === 'previous') void results.loadPrevious();
    else if (action.does === 'retry') void results.retry();
    else if (action.does === 'clear') this.#clear();
    else if (action.does === 'reload') this.#reload();
    else if (action.does === 'back') this.#goBack();
    else this.#leaveAndReturn();
  }

  /** Runs code of the open page. */
  #in<T>(act: () => T): T {
    return this.#world.browser.run(this.#page.fake, act);
  }

  #closePage({fake, results, suggestions, undo} = this.#page): void {
    this.#world.browser.run(fake, () => {
      for (const stop of undo) stop();
      void results.reset();
      void suggestions.reset();
    });
  }

  #submit(text: string): void {
    this.#page.asked = text.trim();
    void this.#page.suggestions.reset();
    void this.#page.results.search({query: text});
  }

  /** Has the results page of a text rendered ahead, as the search box does; one at a time. */
  #renderAhead(text: string): void {
    this.#withdraw();
    const {suggestions} = this.#page;
    if (!text || text.length > MAX_QUERY_LENGTH || suggestions.state.answer?.redirect_url) return;
    this.#leave(text);
    const page = this.#open(undefined, this.#world.browser.renderAhead(this.#tab, addressOf(text)));
    this.#ahead = {text, page, at: Date.now()};
    this.#search(page, text);
  }

  /** Withdraws the page that is rendered ahead, as the browser does: nothing of it is left. */
  #withdraw(): void {
    this.#lookAhead();
    if (this.#ahead) this.#closePage(this.#ahead.page);
    this.#ahead = undefined;
  }

  #lookAhead(): void {
    const {complain, service} = this.#world;
    if (this.#ahead && service.sentBy(this.#ahead.page.endpoint) > 0)
      complain('a page that is rendered ahead sends a request');
  }

  /** Confirms a text on a page without results: the theme's form opens the results page, which may be ahead. */
  #go(text: string): void {
    if (!text || text.length > MAX_QUERY_LENGTH) return;
    const {suggestions} = this.#page;
    const at = this.#leave(text);
    const left = this.#left;
    this.#left = undefined;
    const redirects = Boolean(suggestions.peek({query: text})?.response.redirect_url);
    const {browser} = this.#world;
    const ahead = this.#ahead;
    if (ahead?.text === text && isFresh(ahead.at)) {
      this.#ahead = undefined;
      this.#closePage();
      this.#page = ahead.page;
      browser.activate(ahead.page.fake, this.#tab);
      return;
    }
    this.#withdraw();
    this.#closePage();
    this.#tab.entries.push(entryOf(addressOf(text)));
    this.#page = this.#open();
    // A page that redirects returns by Back, and searches again.
    if (!redirects) this.#expectTakeover(this.#page, text, at, left);
    this.#search(this.#page, text);
  }

  /** Leaves the answer to a text to the next page. Returns when it arrived. */
  #leave(text: string): number | undefined {
    const at = this.#page.suggestions.handOver({query: text});
    if (at !== undefined) this.#left = {text, at};
    return at;
  }

  /** A page requests what no page has left to it in the last minute, and nothing that the previous one has. */
  #expectTakeover(
    {results, endpoint, undo}: OpenPage,
    text: string,
    at: number | undefined,
    left: Left | undefined,
  ): void {
    const {complain, service} = this.#world;
    const isExpected = at !== undefined && isFresh(at) && this.#tab.storage !== undefined;
    const isAllowed = left?.text === text && isFresh(left.at);
    const stop = results.subscribe(({status, answer}) => {
      if (status === 'idle' || status === 'loading') return;
      queueMicrotask(stop);
      const isTaken = answer !== undefined && service.sentBy(endpoint) === 0;
      if (isTaken && !isAllowed) complain('an answer was taken over that was not handed over');
      if (!isTaken && isExpected) complain('a handed-over answer was requested again');
    });
    undo.push(stop);
  }

  #search(page: OpenPage, text: string): void {
    page.asked = text;
    this.#world.browser.run(page.fake, () => page.results.search({...cleanQuery, query: text}, 'load'));
  }

  #clear(): void {
    this.#page.asked = '';
    void this.#page.results.reset();
  }

  #reload(): void {
    this.close();
    this.#page = this.#open();
    this.#in(() => this.#enter(this.#page, 'load'));
  }

  #goBack(): void {
    goBack(this.#tab);
    this.#enter(this.#page, 'history');
  }

  #enter(page: OpenPage, origin: 'load' | 'history'): void {
    if (!this.#followsUrl) return;
    const query = readAddress();
    page.asked = query.query;
    void page.results.search(query, origin);
  }

  /** Leaves for a product page and returns, with the results restored from a snapshot. */
  #leaveAndReturn(): void {
    const {status, query, answer} = this.#page.results.state;
    this.close();
    this.#page = this.#open(query);
    this.#in(() => {
      if (status === 'ready') this.#page.results.restore(query, answer);
      else void this.#page.results.search(query, 'history');
    });
  }

  #open(query?: PageQuery, fake = new FakePage(this.#tab)): OpenPage {
    return this.#world.browser.run(fake, () => this.#openWithin(fake, query));
  }

  #openWithin(fake: FakePage, query: PageQuery | undefined): OpenPage {
    const {complain, publish} = this.#world;
    const config: Config = {...CONFIG, endpoint: `${this.#name}/${++this.#pages}`};
    const analytics = new Analytics(config.events, () => publish);
    const search = new SearchService(createClient(config.endpoint), analytics);
    const [results, suggestions] = [6, 6].map(pageSize => {
      const store = new SearchStore({config, analytics, search});
      store.configure({pageSize});
      return store;
    }) as [SearchStore, SearchStore];
    results.configure({followsAddress: this.#followsUrl});
    if (this.#world.platform !== undefined)
      results.secondSource = this.#answerByPlatform(this.#world.platform);
    if (query) results.restore(query);
    const undo = [this.#watch(results), this.#watch(suggestions)];
    const page: OpenPage = {
      fake,
      endpoint: config.endpoint,
      results,
      suggestions,
      undo,
      asked: query?.query ?? '',
    };
    const enter = () => this.#enter(page, 'history');
    addEventListener('popstate', enter);
    undo.push(() => removeEventListener('popstate', enter));
    undo.push(
      results.subscribe(({query}) => {
        if (query.query !== page.asked)
          complain(`asked for “${page.asked}”, but the state says “${query.query}”`);
      }),
    );
    return page;
  }

  /** The platform, which answers each search; the answer to one that was left behind comes too. */
  #answerByPlatform(delay: number): SecondSource {
    return async (query, signal) => {
      if (signal.aborted) this.#world.complain('the platform is asked what nobody waits for');
      await new Promise(resolve => setTimeout(resolve, delay));
      return {query, without: [], withoutSort: undefined};
    };
  }

  #watch(store: SearchStore): () => void {
    const {complain} = this.#world;
    const host = new EventTarget();
    store.connect(host);
    // A tab that follows no address prevents redirects.
    if (!this.#followsUrl) host.addEventListener('search-redirect', event => event.preventDefault());
    host.addEventListener('search-results', ({answer}: Event & {answer?: unknown}) => {
      if (answer !== store.state.answer) complain('search-results has an answer that is not on screen');
    });
    return store.subscribe(state => {
      const complaint = !document.hidden && wrongOnScreen(state);
      if (complaint) complain(complaint);
    });
  }
}

/** What happens around a tab. */
export interface World {
  readonly browser: FakeBrowser;
  readonly service: FakeService;
  /** How long the platform takes to answer, in milliseconds, if there is one. */
  readonly platform: number | undefined;
  readonly publish: Publish;
  /** Receives violations of invariants. */
  readonly complain: (complaint: string) => void;
}

interface OpenPage {
  readonly fake: FakePage;
  readonly endpoint: string;
  readonly results: SearchStore;
  readonly suggestions: SearchStore;
  readonly undo: (() => void)[];
  /** The shopper's latest search. */
  asked: string;
}

interface PageAhead {
  readonly text: string;
  readonly page: OpenPage;
  readonly at: number;
}

/** An answer in the tab's storage. */
interface Left {
  readonly text: string;
  readonly at: number;
}

const LIFE_MS = 60_000;
const isFresh = (at: number) => Date.now() - at < LIFE_MS;
const addressOf = (text: string) => `/search?q=${encodeURIComponent(text)}`;

/** Returns what is wrong if the results on screen do not belong to the latest search. */
function wrongOnScreen({status, answer, query, error, platformAnswer}: SearchState): string | undefined {
  if (platformAnswer && /idle|ready|empty/.test(status)) return `the platform's answer stays while ${status}`;
  const isFinal = /failed|unavailable/.test(status) && !/offline|query_too_long/.test(error?.code ?? '');
  if (platformAnswer && isFinal && platformAnswer.query !== query)
    return `the platform answers “${platformAnswer.query.query}”, asked “${query.query}”`;
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
