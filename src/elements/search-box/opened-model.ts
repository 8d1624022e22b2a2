// The part of a search box's model that only its opened list needs, which loads later than the field.
import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import type {Translate} from '../../i18n/translator.ts';
import {
  closed,
  dropped,
  edited,
  isSendable,
  isStale,
  type OptionGroup,
  opened,
  optionsOf,
  type Suggested,
  type SuggestionsModel,
} from './suggestions-model.ts';

/** The search for suggestions has another state. A new answer outweighs a browser that says it is offline, as some do on a VPN. */
export function answered(model: SuggestionsModel, {status, answer, error}: Suggested): SuggestionsModel {
  if (status === 'unavailable') return refused(model);
  const isNew = answer !== undefined && answer !== model.search.answer;
  return {...model, search: {status, answer, error}, isOnline: model.isOnline || isNew};
}

/** The service does not serve the shop: the box only submits from now on. */
export const refused = (model: SuggestionsModel): SuggestionsModel => ({
  ...dropped(model),
  isRefused: true,
});

/** The overlay of a phone covers the page, or no longer does. A text that it opens with gets suggestions. */
export function withOverlay(model: SuggestionsModel, isOpen: boolean): SuggestionsModel {
  if (!isOpen) return {...closed(model), overlay: 'closed'};
  return {...(model.text ? edited(model, model.text) : opened(model)), overlay: 'open'};
}

/**
 * The options have changed. The active option stays active if it is still there.
 *
 * @param isPlatform whether the platform suggests them, in place of the service.
 */
export const withGroups = (
  model: SuggestionsModel,
  groups: readonly OptionGroup[],
  isPlatform = false,
): SuggestionsModel => ({
  ...model,
  groups,
  isPlatform,
  activeId: groups.some(({options}) => options.some(({id}) => id === model.activeId))
    ? model.activeId
    : undefined,
});

/** Whether the platform's suggestions replace the service's answer; once they do, they stay until the next edit. */
export const usesPlatform = (model: SuggestionsModel, products: readonly unknown[] = []): boolean =>
  products.length > 0 && (model.isPlatform || isUnanswered(model));

/** Whether the service has refused or failed to answer the text. */
export const isUnanswered = ({text, search: {status, answer}}: SuggestionsModel): boolean =>
  text !== '' &&
  /limited|failed|degraded/.test(status) &&
  !(answer?.request.query === text && answer.hits.length > 0);

/** The text that the overlay's first row searches for; empty without one. */
export const rowOf = (model: SuggestionsModel): string =>
  model.overlay === 'open' && isSendable(model) ? model.text : '';

/** The debounce that the service asks for, in milliseconds (§8.7). */
const DEBOUNCE = {min: 250, max: 300};

/** Returns the debounce of a text, in milliseconds. @param wanted the theme's debounce. */
export const debounceOf = ({restsLonger}: SuggestionsModel, wanted: number): number =>
  restsLonger ? DEBOUNCE.max : Math.min(Math.max(DEBOUNCE.min, wanted), DEBOUNCE.max);

/** Number of characters below the limit from which on a hint counts the rest. */
const NEAR_LIMIT = 20;

/** Returns the hint of a search box about the text, or about missing suggestions. */
export function hintOf(model: SuggestionsModel, translate: Translate): string {
  const {text, isOpen, overlay, isOnline} = model;
  if (!isOpen && overlay !== 'open') return '';
  const left = MAX_QUERY_LENGTH - text.length;
  if (left < 0) return translate('tooLong', {count: MAX_QUERY_LENGTH});
  if (left < NEAR_LIMIT) return translate('charactersLeft', {count: left});
  if (overlay === 'open' && !isOnline) return translate('offline');
  if (!text) return overlay === 'open' && !optionsOf(model).length ? translate('startHint') : '';
  return aboutSearch(model, translate);
}

function aboutSearch(model: SuggestionsModel, translate: Translate): string {
  const {search, overlay, text, groups} = model;
  const {status, answer, error} = search;
  const query = answer?.request.query ?? text;
  if (model.isPlatform) return translate('standardResults');
  if (error?.code === 'offline') return translate('offline');
  switch (status) {
    case 'empty':
      return isStale(model) || groups.some(({options}) => options[0]?.kind === 'redirect')
        ? ''
        : translate('noSuggestions', {query});
    case 'loading':
      return overlay === 'open' ? translate('loading') : '';
    // While suggestions pause after a 429, nothing has failed: a confirmed search is answered. The list may stay for minutes.
    case 'limited':
      return answer?.hits.length ? translate('resultsFor', {query}) : '';
    case 'failed':
    case 'degraded':
      return answer?.hits.length ? '' : translate('failed');
    default:
      return '';
  }
}
