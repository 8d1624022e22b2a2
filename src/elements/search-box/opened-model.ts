// The changes of a search box that only its opened list makes, which loads later than the field.
import {
  closed,
  edited,
  forgotten,
  isSendable,
  type OptionGroup,
  opened,
  type Suggested,
  type SuggestionsModel,
} from './suggestions-model.ts';

/** The search for suggestions has another state. */
export const answered = (model: SuggestionsModel, {status, answer, error}: Suggested): SuggestionsModel =>
  status === 'unavailable' ? refused(model) : {...model, search: {status, answer, error}};

/** The service does not serve the shop: the box only submits from now on. */
export const refused = (model: SuggestionsModel): SuggestionsModel => ({
  ...forgotten(model),
  isRefused: true,
});

/** The overlay of a phone covers the page, or no longer does. A text that it opens with gets suggestions. */
export function overlaid(model: SuggestionsModel, isOpen: boolean): SuggestionsModel {
  if (!isOpen) return {...closed(model), overlay: 'closed'};
  return {...(model.text ? edited(model, model.text) : opened(model)), overlay: 'open'};
}

/** There is something else to choose from. The active option stays active if it is still there. */
export const offered = (model: SuggestionsModel, groups: readonly OptionGroup[]): SuggestionsModel => ({
  ...model,
  groups,
  activeId: groups.some(({options}) => options.some(({id}) => id === model.activeId))
    ? model.activeId
    : undefined,
});

/** The text that the overlay's first row searches for; empty without one. */
export const rowOf = (model: SuggestionsModel): string =>
  model.overlay === 'open' && isSendable(model) ? model.text : '';

/** The debounce that the service asks for, in milliseconds (§8.7). */
const DEBOUNCE = {min: 250, max: 300};

/** How long a text rests before its suggestions are requested, in milliseconds. @param wanted by the theme. */
export const debounceOf = ({restsLonger}: SuggestionsModel, wanted: number): number =>
  restsLonger ? DEBOUNCE.max : Math.min(Math.max(DEBOUNCE.min, wanted), DEBOUNCE.max);
