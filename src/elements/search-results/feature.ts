import type {ReactiveController} from 'lit';
import type {ProductItem, ResultItem, Variant} from '../../core/contract/schema.ts';
import type {StoreHost} from '../../store/store-controller.ts';
import type {Localization} from '../shared/localize.ts';
import type {CardParts} from '../shared/templates/theme-card.ts';
import type {CardContext, RenderOptions} from './cards/card.ts';

/**
 * Starts a part of a list that its first paint does not need, and returns what it adds to the list. `signal` ends its listeners and
 * subscriptions: when the list is disconnected, gets another store, or no longer has the feature.
 */
export type Feature<H = ListHost> = (list: H, signal: AbortSignal) => Additions | undefined;

/** What a feature adds to its list: content of places, and hooks that run at each update. */
export interface Additions extends Pick<ReactiveController, 'hostUpdate' | 'hostUpdated'> {
  readonly places?: Places;
}

/** What the features of a list use of it. A feature that needs more names it in its own file. */
export interface ListHost extends StoreHost {
  readonly instance: string;
  readonly urlSync: 'off' | null;
  /** The list of cards. */
  readonly grid: HTMLElement;
  readonly localization: Localization | undefined;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export type Template = (localization: Localization) => unknown;

/** Content of the theme between the cards. */
export interface Banner {
  /** The number of cards before the banner. */
  readonly place: number;
  readonly key: string;
  readonly element: HTMLElement;
}

/** A sort that only the theme's own list has. */
export interface ThemeSort {
  readonly value: string;
  readonly text: string;
  /** Navigates to the theme's list in this order, with the filters of the search. */
  readonly follow: () => void;
}

/**
 * The places of a list that features fill. Each place belongs to one feature, so that the order of features means nothing. A place
 * that no feature has filled shows nothing.
 */
export interface Places {
  /** The choice of the number of cards in a row. */
  readonly columns?: Template;
  /** Further sorts, offered after the service's. */
  readonly sorts?: () => readonly ThemeSort[];
  /** The heading of a numbered page. */
  readonly heading?: Template;
  /** The active filters, above the cards. */
  readonly chips?: Template;
  /** The banner of a search that is limited, degraded or late. */
  readonly notice?: Template;
  /** An announcement to screen readers besides the count. */
  readonly announcement?: Template;
  /** An announcement about the theme's own list. */
  readonly themeStatus?: Template;
  /** Shown instead of cards if nothing was found. */
  readonly empty?: Template;
  /** The theme's content in place of cards, if there are none. */
  readonly browse?: Template;
  /** Numbered pages, below the cards. */
  readonly pages?: Template;
  /** Content below the paging. */
  readonly below?: Template;
  /** Dialogs, and the status of their actions. */
  readonly dialogs?: Template;
  /** The choices of an option on a product's card. */
  readonly options?: RenderOptions;
  /** A control on a product's card. */
  readonly action?: (item: ProductItem, shown: Variant | undefined) => unknown;
  /** The theme's content of a card; `undefined` if the theme has none for this kind of item. */
  readonly card?: (item: ResultItem, context: CardContext, fallback: Fallback, parts?: CardParts) => unknown;
  /** The theme's own markup of a product's card, if the platform has rendered it. */
  readonly platformCard?: (item: ResultItem, parts?: CardParts) => DocumentFragment | undefined;
  /** The theme's content between the cards of the answer. */
  readonly banners?: () => readonly Banner[];
  /** The number of cards of a pending page; skeletons stand for them after the other cards. */
  readonly coming?: () => number;
  /** Whether the shopper has been waiting for other results for a while. */
  readonly isSlow?: () => boolean;
  /** Runs before each render, which waits for it. */
  readonly beforeRender?: () => Promise<void> | undefined;
}

/** Renders the default card, if the theme's can't be rendered. */
export type Fallback = () => unknown;

/** Creates a value once for each list or template, such as the state that a feature keeps while its list is moved on the page. */
export function onceFor<Key extends object, T>(create: (key: Key) => T): (key: Key) => T {
  const created = new WeakMap<Key, T>();
  return key => {
    const value = created.get(key) ?? create(key);
    created.set(key, value);
    return value;
  };
}

/** The instance that an element names, also before its code is loaded. */
export const instanceOf = (element: Element | null | undefined): string =>
  element?.getAttribute('instance') ?? 'default';
