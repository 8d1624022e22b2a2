import type {Answer, Hit} from '../core/contract/answer.ts';
import type {SearchError, SearchErrorCode} from '../core/contract/errors.ts';
import type {ResultItem} from '../core/contract/schema.ts';
import type {PageQuery} from '../core/query/page-query.ts';

/** What is told on the page: an event that bubbles out of shadow roots, with fields of its own. */
class SearchEvent extends Event {
  constructor(type: string, fields: object, cancelable = false) {
    super(type, {bubbles: true, composed: true, cancelable});
    Object.assign(this, fields);
  }
}

/** A search has begun. */
export class SearchStartEvent extends SearchEvent {
  declare readonly query: PageQuery;
  constructor(query: PageQuery) {
    super('search-start', {query});
  }
}

/** A search was answered; the results are on screen. */
export class SearchResultsEvent extends SearchEvent {
  declare readonly answer: Answer;
  constructor(answer: Answer) {
    super('search-results', {answer});
  }
}

/** A search could not be answered. */
export class SearchErrorEvent extends SearchEvent {
  declare readonly code: SearchErrorCode;
  declare readonly error: SearchError;
  constructor(error: SearchError) {
    super('search-error', {code: error.code, error});
  }
}

/** The service answered `degraded` (§3). `reason` is for display and logs only. */
export class SearchDegradedEvent extends SearchEvent {
  declare readonly reason: string | null;
  constructor(reason: string | null) {
    super('search-degraded', {reason});
  }
}

/** A keyword redirect (§2.1 `redirect_url`) is about to be followed. Cancelable: the results are shown instead. */
export class SearchRedirectEvent extends SearchEvent {
  declare readonly url: string;
  constructor(url: string) {
    super('search-redirect', {url}, true);
  }
}

/** A result was clicked. Cancelable: the page stays; the analytics event is published all the same. */
export class SearchResultClickEvent extends SearchEvent {
  declare readonly item: ResultItem;
  /** Zero-based rank in the list the shopper sees. */
  declare readonly position: number;
  constructor({item, position}: Hit) {
    super('search-result-click', {item, position}, true);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'search-start': SearchStartEvent;
    'search-results': SearchResultsEvent;
    'search-error': SearchErrorEvent;
    'search-degraded': SearchDegradedEvent;
    'search-redirect': SearchRedirectEvent;
    'search-result-click': SearchResultClickEvent;
  }
}
