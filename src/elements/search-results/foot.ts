import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {describeSearch} from '../../core/contract/request.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {Localization} from '../../store/page.ts';
import {textContent} from '../shared/text-content.ts';
import {failsBelow, offlineNotice} from './failure-notice.ts';
import {pageButton} from './paging/page-button.ts';
import type {ResultsExtras} from './results-extras.ts';
import type {ResultsHost} from './results-host.ts';

/** What is below the cards: how much of the whole they are, the paging, and what the state adds. */
export function foot(
  list: ResultsHost,
  localization: Localization,
  extras: ResultsExtras | undefined,
): TemplateResult {
  const {store} = list;
  const {translate} = localization;
  const {answer} = store.state;
  const pages = extras?.paging(localization);
  const share = pages ? '' : shareText(answer, translate);
  return html`
    <p part="shown" aria-live="polite" ${textContent(share, answer && describeSearch(answer.request))}></p>
    ${pages ?? pageButton(list, 'next')}
    ${failsBelow(store) ? offlineNotice(list, translate) : nothing}
    ${extras?.below(localization)}
  `;
}

/** How much of the whole is shown; empty if that is all. */
function shareText(answer: Answer | undefined, translate: Translate): string {
  const shown = answer?.hits.length;
  return shown && shown < answer.total ? translate('shown', {shown, count: answer.total}) : '';
}
