import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {pageAt} from '../../core/contract/request.ts';
import type {Translate} from '../../i18n/translator.ts';
import {opensNewTab} from '../shared/link-events.ts';
import type {Localization} from '../shared/localize.ts';
import {textContent} from '../shared/text-content.ts';
import {failsBelow, failsElsewhere, offlineNotice} from './failure-notice.ts';
import type {ResultsHost} from './results-host.ts';

/** What is below the cards: how much of the whole they are, the paging, and what the state adds. */
export function foot(list: ResultsHost, localization: Localization): TemplateResult {
  const {store, paging, places} = list;
  const {translate} = localization;
  const {state} = store;
  const {answer} = state;
  const isNumbered = paging === 'pages';
  const share = isNumbered ? '' : shareText(answer, translate);
  return html`
    <p part="shown" ${textContent(share)}></p>
    ${isNumbered ? places.pages?.(localization) : pageButton(list, 'next')}
    ${failsBelow(state) ? [offlineNotice(list, localization), places.alert?.(localization), html`<div role="status">${places.notice?.(localization)}</div>`] : nothing}
    ${places.below?.(localization)}
  `;
}

/** How much of the whole is shown; empty if that is all. */
function shareText(answer: Answer | undefined, translate: Translate): string {
  const shown = answer?.hits.length;
  return shown && shown < answer.total ? translate('shown', {shown, count: answer.total}) : '';
}

/**
 * The control that adds the next or the previous page, if there is one: a link to that page, which search engines and new tabs follow,
 * or a button in a list whose pages have no address.
 */
export function pageButton(list: ResultsHost, side: 'next' | 'previous'): TemplateResult | typeof nothing {
  const {store, localization} = list;
  const {status, answer} = store.state;
  const offset = answer?.[side];
  if (answer === undefined || offset === undefined || failsElsewhere(store.state)) return nothing;
  const isBusy = status === 'refreshing';
  const name = side === 'next' ? 'more' : 'previous';
  const text = textContent(localization?.translate(name) ?? '');
  const onClick = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    if (!isBusy) void list.addPage(side);
  };
  const href = list.addressOf(pageAt(offset, answer.request.limit));
  return href === undefined
    ? html`<button part=${name} aria-disabled=${isBusy} @click=${onClick} ${text}></button>`
    : html`<a part=${name} href=${href} aria-disabled=${isBusy} @click=${onClick} ${text}></a>`;
}
