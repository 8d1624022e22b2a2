import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {Localization} from '../shared/localize.ts';
import {textContent} from '../shared/text-content.ts';
import {failsBelow, offlineNotice} from './failure-notice.ts';
import {pageButton} from './paging/page-button.ts';
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
    ${isNumbered ? places.pages(localization) : pageButton(list, 'next')}
    ${failsBelow(state) ? [offlineNotice(list, localization), places.alert(localization), html`<div role="status">${places.notice(localization)}</div>`] : nothing}
    ${places.below(localization)}
  `;
}

/** How much of the whole is shown; empty if that is all. */
function shareText(answer: Answer | undefined, translate: Translate): string {
  const shown = answer?.hits.length;
  return shown && shown < answer.total ? translate('shown', {shown, count: answer.total}) : '';
}
