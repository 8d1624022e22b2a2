import {html} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import type {Translate} from '../../i18n/translator.ts';
import {isPending} from '../../store/store.ts';
import type {Localization} from '../shared/localize.ts';
import {statusText} from '../shared/text-content.ts';
import {type Feature, onceFor, type PlacesHost} from './feature.ts';
import {suggestedTerms} from './no-results.ts';
import {fallbackNotice, type LinkHost, relatedTerms} from './search-links.ts';
import {countText} from './toolbar.ts';

interface AnnouncedHost extends LinkHost, PlacesHost {
  readonly localization: Localization | undefined;
}

/** Until then a status is on the page, and no dialog covers it: browsers announce no status that comes with its text. */
export const ANNOUNCEMENT_MS = 100;

/**
 * What a screen reader says of a list beside its count and its banners: whose results are on screen, the help that is offered,
 * and how far the list has grown.
 */
export const announcement: Feature<AnnouncedHost> = {
  name: 'announcement',
  start(list, signal) {
    const said = saidOf(list);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (text: string, subject: string) => {
      Object.assign(said, {text, subject, wasFallback: list.view.fallback});
      list.requestUpdate();
    };
    list.fill(
      {announcement: () => html`<p data-unseen ${statusText(said.text, said.subject)}></p>`},
      signal,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
    return {
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
  },
};

/**
 * What was said last, about which search, and whether the theme's results stood in for those of the service then. A list that is moved on
 * the page does not say it again.
 */
const saidOf = onceFor(() => ({text: '', subject: '', wasFallback: false}));

function textFor(list: AnnouncedHost, wasFallback: boolean, localization: Localization): string {
  const {translate} = localization;
  const {answer} = list.store.state;
  const {said} = list.view;
  if (said === 'fallback') return fallbackNotice(list, localization);
  if (!answer || !said) return '';
  if (said === 'help') return helpText(answer, translate);
  if (said === 'shown') return translate('shown', {shown: answer.hits.length, count: answer.total});
  // The toolbar was not there, and could not announce its count.
  return wasFallback ? countText(answer, false, translate) : '';
}

/** How many other searches are offered in place of no results. */
function helpText(answer: Answer, translate: Translate): string {
  const count = suggestedTerms(answer.request.query, answer.suggestions).length + relatedTerms(answer).length;
  return count ? translate('helpCount', {count}) : '';
}
