import {html} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import type {Translate} from '../../i18n/translator.ts';
import {isPending} from '../../store/store.ts';
import {textContent} from '../shared/text-content.ts';
import {otherTerms, suggestedTerms} from './no-results.ts';
import {fallbackNotice, isQuiet} from './notices.ts';
import {PlacedFeature} from './placed-feature.ts';
import {showsFallback} from './store-search-link.ts';
import {countText} from './toolbar.ts';

/** Until then a status is on the page, and no dialog covers it: browsers announce no status that comes with its text. */
export const ANNOUNCEMENT_MS = 100;

/**
 * What a screen reader says of a list beside its count and its banners: whose results are on screen, the help that is offered,
 * and how far the list has grown.
 */
export class Announcement extends PlacedFeature {
  protected readonly places = {
    announcement: () => html`<p data-unseen ${textContent(this.#text, this.#subject)}></p>`,
  };
  #text = '';
  /** The search that the text is about. */
  #subject = '';
  /** Whether the theme's results stood in for those of the service. */
  #wasFallback = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  hostUpdated(): void {
    clearTimeout(this.#timer);
    const {localization, store, urlSync} = this.host;
    if (!localization || isPending(store.state)) return;
    const isAnnounced = (urlSync !== 'off' || store.state.isRefined) && !isQuiet(this.host);
    const text = isAnnounced ? this.#textFor(localization.translate) : '';
    const {query, filters, sort} = store.state.query;
    const subject = JSON.stringify([query, filters, sort]);
    if (text === this.#text && subject === this.#subject) return;
    this.#timer = setTimeout(() => this.#say(text, subject), ANNOUNCEMENT_MS);
  }

  #textFor(translate: Translate): string {
    const {status, answer} = this.host.store.state;
    if (status === 'unavailable') return fallbackNotice(this.host, translate);
    if (!answer) return '';
    if (status === 'empty') return helpText(answer, translate);
    if (status !== 'ready' || this.host.store.keepsTheme) return '';
    if (hasGrown(answer)) return translate('shown', {shown: answer.hits.length, count: answer.total});
    // The toolbar was not there, and could not announce its count.
    return this.#wasFallback ? countText(answer, false, translate) : '';
  }

  override hostDisconnected(): void {
    super.hostDisconnected();
    clearTimeout(this.#timer);
  }

  #say(text: string, subject: string): void {
    this.#text = text;
    this.#subject = subject;
    this.#wasFallback = showsFallback(this.host);
    this.host.requestUpdate();
  }
}

/** How many other searches are offered in place of no results. */
function helpText(answer: Answer, translate: Translate): string {
  const count = suggestedTerms(answer.request.query, answer.suggestions).length + otherTerms(answer).length;
  return count ? translate('helpCount', {count}) : '';
}

/** Whether pages were added to the list. */
const hasGrown = ({hits, request}: Answer): boolean => hits.length > request.limit;
