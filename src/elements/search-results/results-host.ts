import type {Sort} from '../../core/contract/constants.ts';
import type {ResultItem} from '../../core/contract/schema.ts';
import type {Localization} from '../../store/page.ts';
import type {StoreHost} from '../../store/store-follower.ts';

/** What a feature of `<search-results>` may ask of its element. */
export interface ResultsHost extends StoreHost {
  readonly instance: string | null;
  readonly pageSize: number;
  readonly collection: string | null;
  readonly query: string | null;
  readonly filters: string | null;
  readonly sort: Sort | null;
  readonly urlSync: 'off' | null;
  readonly exclude: string | null;
  readonly columns: string | null;
  readonly paging: 'more' | 'pages' | 'infinite' | null;
  readonly quickAdd: boolean;
  readonly emptyList: boolean;
  readonly swatchOptions: string | null;
  readonly renderItem: ((item: ResultItem) => unknown) | undefined;
  readonly hasUpdated: boolean;
  readonly localization: Localization | undefined;
  /** The list of cards, in light DOM. */
  readonly cards: HTMLElement;
  /** The first child that stands in for results. */
  readonly fallback: Element | null;
  /** The query that the page was opened with, which the theme's own results answer. */
  readonly openedQuery: string;
  /** Adds the next or the previous page; focus goes to its first card. */
  addPage(side: 'next' | 'previous'): Promise<void>;
  /** Shows what the current history entry showed; `false` if a search has to do that. */
  restoreEntry(origin: 'load' | 'history'): Promise<boolean>;
}
