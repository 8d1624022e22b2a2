import type {Answer, Hit} from '../core/contract/answer.ts';
import type {SearchError, SearchErrorCode} from '../core/contract/errors.ts';
import type {ResultItem} from '../core/contract/schema.ts';
import type {Filters} from '../core/filters/filters.ts';
import type {PageQuery} from '../core/query/page-query.ts';

/** The base class of the events; they bubble and are composed. */
class SearchEvent extends Event {
  constructor(type: string, {cancelable = false} = {}) {
    super(type, {bubbles: true, composed: true, cancelable});
  }
}

/** A search starts. */
export class SearchStartEvent extends SearchEvent {
  readonly query: PageQuery;
  constructor(query: PageQuery) {
    super('search-start');
    this.query = query;
  }
}

/** The store has an answer; the elements render it next. */
export class SearchResultsEvent extends SearchEvent {
  readonly answer: Answer;
  /** Whether a list shows them, or a search box suggests them. */
  readonly kind: 'list' | 'suggestions';
  constructor(answer: Answer, kind: SearchResultsEvent['kind']) {
    super('search-results');
    this.answer = answer;
    this.kind = kind;
  }
}

/** A card was drawn for an item, the first time or in place of another item's. */
export class SearchCardEvent extends SearchEvent {
  /** The card, also where a shadow root hides it from `target`. */
  readonly card: HTMLElement;
  readonly item: ResultItem;
  constructor(card: HTMLElement, item: ResultItem) {
    super('search-card');
    this.card = card;
    this.item = item;
  }
}

/** A search failed; `code` tells why. */
export class SearchErrorEvent extends SearchEvent {
  readonly code: SearchErrorCode;
  readonly error: SearchError;
  constructor(error: SearchError) {
    super('search-error');
    this.code = error.code;
    this.error = error;
  }
}

/** The service answered `degraded` (§3). `reason` is for display and logs only. */
export class SearchDegradedEvent extends SearchEvent {
  readonly reason: string | null;
  constructor(reason: string | null) {
    super('search-degraded');
    this.reason = reason;
  }
}

/** A keyword redirect (§2.1 `redirect_url`) is about to be followed. Cancelable: the results are shown instead. */
export class SearchRedirectEvent extends SearchEvent {
  readonly url: string;
  constructor(url: string) {
    super('search-redirect', {cancelable: true});
    this.url = url;
  }
}

/** The shopper clicked a result. Cancelable: the page stays; the analytics event is published all the same. */
export class SearchResultClickEvent extends SearchEvent {
  readonly item: ResultItem;
  /** Zero-based rank in the list on screen. */
  readonly position: number;
  constructor({item, position}: Hit) {
    super('search-result-click', {cancelable: true});
    this.item = item;
    this.position = position;
  }
}

/** The filters of a search changed. */
export class SearchFilterEvent extends SearchEvent {
  /** The filters by their parameters (§4.1), without those of the list itself, such as its collection. */
  readonly filters: Filters;
  constructor(filters: Filters) {
    super('search-filter');
    this.filters = filters;
  }
}

/** A product is about to be added to the cart. Cancelable: it is not added. */
export class SearchAddToCartEvent extends SearchEvent {
  /** A numeric string (§2.2). */
  readonly variantId: string;
  readonly quantity: number;
  constructor(variantId: string, quantity: number) {
    super('search-add-to-cart', {cancelable: true});
    this.variantId = variantId;
    this.quantity = quantity;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'search-start': SearchStartEvent;
    'search-results': SearchResultsEvent;
    'search-card': SearchCardEvent;
    'search-error': SearchErrorEvent;
    'search-degraded': SearchDegradedEvent;
    'search-redirect': SearchRedirectEvent;
    'search-result-click': SearchResultClickEvent;
    'search-filter': SearchFilterEvent;
    'search-add-to-cart': SearchAddToCartEvent;
  }
}
