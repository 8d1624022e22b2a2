import type {ReactiveControllerHost} from 'lit';
import type {SearchStore} from '../../store/search-store.ts';
import type {Localization} from '../shared/localize.ts';
import type {SuggestionsModel} from './suggestions-model.ts';

/** The interface of `<search-box>` to its parts. */
export interface BoxHost extends ReactiveControllerHost, HTMLElement {
  readonly instance: string;
  readonly minChars: number;
  readonly debounce: number;
  readonly maxSuggestions: number;
  readonly recent: 'off' | null;
  readonly hasUpdated: boolean;
  /** Whether the box only submits: because the theme wants that, or suggestions are unavailable. */
  readonly onlySubmits: boolean;
  /** The store that a submit goes to, if the page has one yet. */
  readonly store: SearchStore | undefined;
  /** The page's language; `undefined` until it is loaded. */
  readonly localization: Localization | undefined;
  /** The state of the box. */
  readonly model: SuggestionsModel;
  /** The text in place of suggestions, or beside them. */
  readonly hint: string;
  /** Shows another model. */
  change(model: SuggestionsModel): void;
  /** Calls `listener` after each change, with the model before it. */
  onChange(listener: (before: SuggestionsModel) => void): void;
}
