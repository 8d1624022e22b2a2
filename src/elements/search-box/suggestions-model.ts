import type {Hit} from '../../core/contract/answer.ts';
import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import type {ResultItem} from '../../core/contract/schema.ts';
import type {MessageKey} from '../../i18n/translator.ts';
import type {SearchState} from '../../store/store.ts';

/** The state of a search box. Each change is a function below or in `opened-model.ts`, which returns another model. */
export interface SuggestionsModel {
  /** The text in the field as it is searched for: without invisible characters and surrounding spaces. */
  readonly text: string;
  /** Counts the edits of the text by the shopper: another edit to the same text starts another debounce. */
  readonly edits: number;
  /** Whether an input method has not finished the text. */
  readonly isUnfinished: boolean;
  /** Whether a text rests longer before it is requested: the shopper has deleted, or typed on while suggestions were pending. */
  readonly restsLonger: boolean;
  /** Whether suggestions for the text are wanted: from an edit until they are dropped. */
  readonly isSuggesting: boolean;
  readonly hasFocus: boolean;
  /** Whether the list is to be shown as soon as it has options. */
  readonly isOpen: boolean;
  /** The overlay of a phone; `wanted` until its code is loaded. */
  readonly overlay: 'closed' | 'wanted' | 'open' | 'closing';
  /** Whether the shopper is online, as the browser reports or an answer has proved since. */
  readonly isOnline: boolean;
  /** Whether the service does not serve the shop (§5.3). */
  readonly isRefused: boolean;
  /** The latest query of the page's search. In the field, it does not count as typed. */
  readonly searched: string;
  readonly search: Suggested;
  /** The options for a text, or for an empty field. */
  readonly groups: readonly OptionGroup[];
  /** Whether the options for the text are the platform's, since the service has not answered it. They stay until the next edit. */
  readonly isPlatform: boolean;
  /** The option that Enter follows, if it is among the options; otherwise the input itself is active. */
  readonly activeId: string | undefined;
}

/** The latest search for suggestions. */
export type Suggested = Pick<SearchState, 'status' | 'answer' | 'error'>;

/** An option of the list. Each is a link, so that it can be opened in a new tab. */
export interface Option {
  /** Names its target, not its place: another option in the place of the active one is not active. */
  readonly id: string;
  readonly kind: 'redirect' | 'result' | 'product' | 'term' | 'all';
  readonly href: string | undefined;
  /** The result that the option is; its `position` is the rank among the results of the list. */
  readonly hit?: Hit;
  /** The result or the product that the option shows. */
  readonly item?: ResultItem;
  /** The text that choosing the option searches for, instead of following its link. */
  readonly term?: string;
  /** The name of the option, if it is not a message of the elements. */
  readonly name?: string;
  /** The theme's element whose content is shown instead of the name. */
  readonly content?: Element;
}

export interface OptionGroup {
  /** The message that is its heading, or none for the redirect at the top and "See all" at the end. */
  readonly kind?: Extract<
    MessageKey,
    | 'products'
    | 'articles'
    | 'pages'
    | 'related'
    | 'didYouMean'
    | 'recent'
    | 'popular'
    | 'viewed'
    | 'queries'
    | 'collections'
  >;
  /** A heading in the theme's own words. */
  readonly heading?: string;
  /** Names the group among others of its kind. */
  readonly id?: string;
  readonly options: readonly Option[];
}

export const closedBox: SuggestionsModel = {
  text: '',
  edits: 0,
  isUnfinished: false,
  restsLonger: false,
  isSuggesting: false,
  hasFocus: false,
  isOpen: false,
  overlay: 'closed',
  isOnline: true,
  isRefused: false,
  searched: '',
  search: {status: 'idle', answer: undefined, error: undefined},
  groups: [],
  isPlatform: false,
  activeId: undefined,
};

/** The shopper has typed, pasted, composed, or had a text filled in. */
export const edited = (model: SuggestionsModel, text: string, isUnfinished = false): SuggestionsModel => ({
  ...model,
  text,
  isUnfinished,
  edits: model.edits + 1,
  restsLonger: model.restsLonger || isAwaited(model) || isShorter(text, model.text),
  isSuggesting: true,
  isPlatform: false,
  isOpen: text !== '',
  activeId: undefined,
});

/** A script or a reset has changed the text. An open list goes on with it; nothing is suggested for it in a closed one. */
export function rewritten(model: SuggestionsModel, text: string): SuggestionsModel {
  if (text === model.text) return model;
  return model.isOpen && text ? edited(model, text) : {...dropped(model), text};
}

export const focused = (model: SuggestionsModel): SuggestionsModel => ({...model, hasFocus: true});

/** The shopper has clicked or tapped the field. */
export const touched = (model: SuggestionsModel, isPhone: boolean): SuggestionsModel => ({
  ...model,
  isOpen: true,
  overlay: isPhone && model.overlay === 'closed' ? 'wanted' : model.overlay,
});

/**
 * The focus has left the box. Without a new place for it, a touch may only have put the on-screen keyboard away, to see more. The
 * overlay is left by closing it only.
 */
export const blurred = (model: SuggestionsModel, isKeyboardAway: boolean): SuggestionsModel => ({
  ...model,
  hasFocus: false,
  overlay: model.overlay === 'wanted' ? 'closed' : model.overlay,
  isOpen: model.isOpen && (isKeyboardAway || model.overlay === 'open'),
});

export const opened = (model: SuggestionsModel): SuggestionsModel => ({...model, isOpen: true});

/** The list is closed, and the input is active again. */
export const closed = (model: SuggestionsModel): SuggestionsModel =>
  model.isOpen || model.activeId ? {...model, isOpen: false, activeId: undefined} : model;

/** Suggestions are dropped, and so is the wait for them. */
export const dropped = (model: SuggestionsModel): SuggestionsModel => ({
  ...closed(model),
  isSuggesting: false,
  isUnfinished: false,
  overlay: model.overlay === 'wanted' ? 'closed' : model.overlay,
  search: closedBox.search,
  groups: [],
  isPlatform: false,
});

/** The shopper closes the overlay. */
export const leaving = (model: SuggestionsModel): SuggestionsModel => ({...model, overlay: 'closing'});

/** Moves around through the input and the options. From a closed list, it starts at the input. */
export function moved(model: SuggestionsModel, step: 1 | -1): SuggestionsModel {
  const stops = [undefined, ...optionsOf(model).map(({id}) => id)];
  const index = model.isOpen ? stops.indexOf(model.activeId) : 0;
  return {...model, isOpen: true, activeId: stops.at((index + step) % stops.length)};
}

export const optionsOf = ({groups}: SuggestionsModel): readonly Option[] =>
  groups.flatMap(({options}) => options);

export const activeOption = (model: SuggestionsModel): Option | undefined =>
  optionsOf(model).find(({id}) => id === model.activeId);

/** Whether the list is shown: an empty one is not. */
export const isExpanded = (model: SuggestionsModel): boolean => model.isOpen && optionsOf(model).length > 0;

/** Whether the options answer another text. */
export const isStale = ({text, search, isPlatform}: SuggestionsModel): boolean =>
  text !== '' && !isPlatform && search.answer?.request.query !== text;

/** Whether requested suggestions are still pending. */
const isAwaited = ({search}: SuggestionsModel): boolean => /loading|refreshing/.test(search.status);

const isShorter = (text: string, before: string): boolean => before.startsWith(text) && text !== before;

/** Whether the text is not empty, and not longer than the service takes (§8.2). */
export const isSendable = ({text}: SuggestionsModel): boolean =>
  text !== '' && text.length <= MAX_QUERY_LENGTH;
