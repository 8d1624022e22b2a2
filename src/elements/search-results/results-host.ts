import type {Sort} from '../../core/contract/constants.ts';
import type {ResultItem} from '../../core/contract/schema.ts';
import type {StoreHost} from '../../store/store-controller.ts';
import type {Localization} from '../shared/localize.ts';
import type {Places} from './feature.ts';

/** The part of `<search-results>` that its features use. */
export interface ResultsHost extends StoreHost {
  readonly instance: string;
  readonly firstResults: 'theme' | 'service' | null;
  readonly pageSize: number;
  readonly collection: string | null;
  readonly query: string | null;
  readonly filters: string | null;
  readonly sort: Sort;
  readonly urlSync: 'off' | null;
  readonly exclude: string | null;
  readonly columns: string | null;
  readonly paging: 'more' | 'pages' | 'infinite';
  readonly quickAdd: boolean;
  readonly cards: 'theme' | null;
  readonly swatchOptions: string | null;
  readonly renderItem: ((item: ResultItem) => unknown) | undefined;
  readonly hasUpdated: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly localization: Localization | undefined;
  /** Whether the screen is a phone's. */
  readonly isNarrow: boolean;
  /** The number of cards in a row that the shopper has chosen, on this page or an earlier one. */
  chosenColumns: unknown;
  /** The list of cards, in light DOM. */
  readonly grid: HTMLElement;
  /** Whether a pointer is down on the element. */
  readonly isPressed: boolean;
  /** Whether the cards are not those of the latest search yet. */
  readonly isBusy: boolean;
  /** Whether the element has children that stand in for results. */
  readonly hasFallback: boolean;
  /** Whether these children hold results, or say that there are none. */
  readonly hasFallbackItems: boolean;
  /** Whether skeletons stand for the first results until the service has answered. */
  readonly awaitsService: boolean;
  /** Shows the service's results, as the shopper asks for them. */
  showService(): void;
  /** The query that the page was opened with, which the theme's own results answer. */
  readonly openedQuery: string;
  /** Returns the address of a page of the search; `undefined` if the list does not follow the address. */
  addressOf(page: number): string | undefined;
  /** Whether all that cards are drawn with is loaded. */
  readonly canDraw: boolean;
  readonly places: Places;
  /** Draws an item's card again, because a feature shows something else on it. */
  redraw(productId: string): void;
  /** Adds the next or the previous page; focus goes to its first card. */
  addPage(side: 'next' | 'previous'): Promise<void>;
}
