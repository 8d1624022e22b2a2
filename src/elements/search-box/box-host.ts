import type {ReactiveControllerHost} from 'lit';
import type {Localization} from '../../store/page.ts';
import type {SearchStore} from '../../store/search-store.ts';

/** What a feature of `<search-box>` may ask of its element. */
export interface BoxHost extends ReactiveControllerHost, HTMLElement {
  readonly instance: string | null;
  readonly minChars: number;
  readonly debounce: number;
  readonly maxSuggestions: number;
  readonly preview: 'off' | null;
  readonly recent: 'off' | null;
  readonly hasUpdated: boolean;
  /** Whether the box only submits: the theme wants that, or the service does not serve the shop (§5.3). */
  readonly onlySubmits: boolean;
  /** The store that a submit goes to, if the page has one yet. */
  readonly store: SearchStore | undefined;
  /** The page's language; `undefined` until it is loaded. */
  readonly localization: Localization | undefined;
}
