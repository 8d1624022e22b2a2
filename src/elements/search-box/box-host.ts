import type {ReactiveControllerHost} from 'lit';
import type {SearchStore} from '../../store/search-store.ts';
import type {Localization} from '../shared/localize.ts';
import type {SuggestionsModel} from './suggestions-model.ts';

/** What the parts of `<search-box>` may ask of their element. */
export interface BoxHost extends ReactiveControllerHost, HTMLElement {
  readonly instance: string;
  readonly minChars: number;
  readonly debounce: number;
  readonly maxSuggestions: number;
  readonly recent: 'off' | null;
  readonly hasUpdated: boolean;
  /** Whether the box only submits: the theme wants that, or there are no suggestions to be had. */
  readonly onlySubmits: boolean;
  /** The store that a submit goes to, if the page has one yet. */
  readonly store: SearchStore | undefined;
  /** The page's language; `undefined` until it is loaded. */
  readonly localization: Localization | undefined;
  /** All that the box shows. */
  readonly model: SuggestionsModel;
  /** What the box tells the shopper in place of suggestions, or beside them. */
  readonly hint: string;
  /** Shows another model. */
  change(model: SuggestionsModel): void;
  /** Calls `listener` after each change, with the model before it. */
  onChange(listener: (before: SuggestionsModel) => void): void;
}
