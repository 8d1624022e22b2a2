import type {ResultItem, Sort} from '../../core/contract/schema.ts';
import type {SearchStore} from '../../store/search-store.ts';

/** What a feature of `<search-results>` may ask of its element. */
export interface ResultsHost extends HTMLElement {
  readonly store: SearchStore;
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
  readonly renderItem: ((item: ResultItem) => unknown) | undefined;
  /** The first of the children that stand in for results. */
  readonly fallback: Element | null;
  readonly updateComplete: Promise<void>;
  /** Called before each render, which waits for what it returns. */
  hold?: () => Promise<void> | undefined;
  requestUpdate(): void;
}
