import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {describeSearch} from '../../core/contract/request.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {Localization} from '../../store/localization.ts';
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
    <p part="shown" aria-live="polite" ${textContent(share, answer && describeSearch(answer.request))}></p>
    ${isNumbered ? places.pages(localization) : pageButton(list, 'next')}
    ${failsBelow(state) ? [offlineNotice(list, localization), places.notice(localization)] : nothing}
    ${places.below(localization)}
  `;
}

/** How much of the whole is shown; empty if that is all. */
function shareText(answer: Answer | undefined, translate: Translate): string {
  const shown = answer?.hits.length;
  return shown && shown < answer.total ? translate('shown', {shown, count: answer.total}) : '';
}
