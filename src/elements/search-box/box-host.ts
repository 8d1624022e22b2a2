import type {SearchStore} from '../../store/search-store.ts';
import type {Localization} from '../shared/localize.ts';
import type {FieldHost, SearchField} from './search-field.ts';
import type {SuggestionsModel} from './suggestions-model.ts';

/** The interface of `<search-box>` to its parts. */
export interface BoxHost extends FieldHost {
  readonly instance: string;
  readonly minChars: number;
  readonly debounce: number;
  readonly maxSuggestions: number;
  readonly recent: 'off' | null;
  readonly field: SearchField;
  /** The id of the list. */
  readonly listId: string;
  /** The store that a submit goes to, if the page has one yet. */
  readonly store: SearchStore | undefined;
  /** The page's language; `undefined` until it is loaded. */
  readonly localization: Localization | undefined;
  /** The text in place of suggestions, or beside them. */
  readonly hint: string;
  /** Calls `effect` after each change of the model, with the model before it, until `signal` is aborted. */
  onChange(effect: (before: SuggestionsModel) => void, signal?: AbortSignal): void;
}

/**
 * Starts a part of a connected box. `signal` ends its listeners and subscriptions when the box is disconnected. May return a function
 * that is called after each update of the box.
 */
export type BoxPart = (box: BoxHost, signal: AbortSignal) => (() => void) | undefined;
