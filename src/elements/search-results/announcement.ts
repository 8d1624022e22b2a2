import {html} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import type {Translate} from '../../i18n/translator.ts';
import {isPending} from '../../store/store.ts';
import type {Localization} from '../shared/localize.ts';
import {statusText} from '../shared/text-content.ts';
import {type Feature, onceFor} from './feature.ts';
import {suggestedTerms} from './no-results.ts';
import {fallbackNotice, type LinkHost, relatedTerms} from './search-links.ts';
import {countText} from './toolbar.ts';

/** Delay of an announcement, in milliseconds: browsers don't announce a status that is inserted with its text, or that a dialog covers. */
export const ANNOUNCEMENT_MS = 100;

/**
 * Announces the state of a list to screen readers, beside its count and its banners: the source of the results, the number of suggested
 * searches, and the length of the list after it has grown.
 */
export const announcement: Feature<LinkHost> = (list, signal) => {
  const said = saidOf(list);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string, subject: string) => {
    Object.assign(said, {text, subject, wasFallback: list.view.fallback});
    list.requestUpdate();
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    places: {announcement: () => html`<p data-unseen ${statusText(said.text, said.subject)}></p>`},
    hostUpdated() {
      clearTimeout(timer);
      const {localization, store} = list;
      if (!localization || isPending(store.state)) return;
      const text = textFor(list, said.wasFallback, localization);
      const {query, filters, sort} = store.state.query;
      const subject = JSON.stringify([query, filters, sort]);
      if (text !== said.text || subject !== said.subject)
        timer = setTimeout(() => say(text, subject), ANNOUNCEMENT_MS);
    },
  };
};

/**
 * The latest announcement of a list, its search, and whether the theme's results were shown then. Kept while the list is moved on the
 * page, so that it is not repeated.
 */
const saidOf = onceFor(() => ({text: '', subject: '', wasFallback: false}));

function textFor(list: LinkHost, wasFallback: boolean, localization: Localization): string {
  const {translate} = localization;
  const {answer} = list.store.state;
  const {said} = list.view;
  if (said === 'fallback') return fallbackNotice(list, localization);
  if (!answer || !said) return '';
  if (said === 'help') return helpText(answer, translate);
  if (said === 'shown') return translate('shown', {shown: answer.hits.length, count: answer.total});
  // The toolbar was hidden, and could not announce its count.
  return wasFallback ? countText(answer, false, translate) : '';
}

/** Returns the number of other searches that are offered in place of results, as a text. */
function helpText(answer: Answer, translate: Translate): string {
  const count = suggestedTerms(answer.request.query, answer.suggestions).length + relatedTerms(answer).length;
  return count ? translate('helpCount', {count}) : '';
}
