import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import type {Translate} from '../../i18n/translator.ts';
import {isStale, optionsOf, type SuggestionsModel} from './suggestions-model.ts';

/** From this many characters before the limit on, a hint counts those that are left. */
const NEAR_LIMIT = 20;

/** What a search box tells the shopper about the text, or about missing suggestions. */
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
