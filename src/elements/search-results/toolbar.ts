import {html, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {BROWSE} from '../../core/contract/limits.ts';
import {describeSearch} from '../../core/contract/request.ts';
import type {Translate} from '../../i18n/translator.ts';
import {textContent} from '../shared/text-content.ts';
import type {ResultsHost} from './results-host.ts';
import type {SortSelect} from './sort-select.ts';

/**
 * The result count and the sort. They are there from the start, so that the count is announced and nothing moves.
 *
 * @param isBusy whether the count says that results are on their way.
 * @param columns the choice of columns.
 */
export function toolbar(
  {store}: ResultsHost,
  sort: SortSelect,
  translate: Translate,
  isBusy: boolean,
  columns: unknown,
): TemplateResult {
  const {answer} = store.state;
  const text = answer && !isBusy ? countText(answer, translate) : translate('loading');
  return html`
    <p part="count" role="status" tabindex="-1" ${textContent(text, answer && describeSearch(answer.request))}></p>
    ${columns}
    ${sort.render(translate)}
  `;
}

/** A degraded service may not know how many results there are beside those it gives (§3). */
function countText({hits, total, request: {query}}: Answer, translate: Translate): string {
  if (hits.length && !total) return '';
  return translate(query === BROWSE ? 'resultCount' : 'resultCountFor', {count: total, query});
}
