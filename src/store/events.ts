import type {Answer, Hit} from '../core/answer.ts';
import type {ResultItem} from '../core/contract.ts';
import type {SearchError, SearchErrorCode} from '../core/errors.ts';
import type {PageQuery} from '../core/page-query.ts';

const notice: EventInit = {bubbles: true, composed: true};
const request: EventInit = {...notice, cancelable: true};

/** A search has begun. */
export class SearchStartEvent extends Event {
  readonly query: PageQuery;
  constructor(query: PageQuery) {
    super('search-start', notice);
    this.query = query;
  }
}

/** A search was answered; the results are on screen. */
export class SearchResultsEvent extends Event {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('search-results', notice);
    this.answer = answer;
  }
}

/** A search could not be answered. */
export class SearchErrorEvent extends Event {
  readonly code: SearchErrorCode;
  readonly error: SearchError;
  constructor(error: SearchError) {
    super('search-error', notice);
    this.code = error.code;
    this.error = error;
  }
}

/** The service answered `degraded` (§3). `reason` is for display and logs only. */
export class SearchDegradedEvent extends Event {
  readonly reason: string | null;
  constructor(reason: string | null) {
    super('search-degraded', notice);
    this.reason = reason;
  }
}

/** A keyword redirect (§2.1 `redirect_url`) is about to be followed. Cancelable: the results are shown instead. */
export class SearchRedirectEvent extends Event {
  readonly url: string;
  constructor(url: string) {
    super('search-redirect', request);
    this.url = url;
  }
}

/** A result was clicked. Cancelable: the page stays; the analytics event is published all the same. */
export class SearchResultClickEvent extends Event {
  readonly item: ResultItem;
  /** Zero-based rank in the list the shopper sees. */
  readonly position: number;
  constructor({item, position}: Hit) {
    super('search-result-click', request);
    this.item = item;
    this.position = position;
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
