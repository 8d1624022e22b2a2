import {html, nothing, type TemplateResult} from 'lit';
import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import type {Translate} from '../../i18n/translator.ts';
import {failureNotice} from './failure-notice.ts';
import {showsFallback} from './fallback.ts';
import type {ResultsHost} from './results-host.ts';
import {storeSearchLink} from './store-search-link.ts';

/** The banner of a search that is degraded, limited or failed. That of a shopper without a network is `offlineNotice`. */
export function notice(list: ResultsHost, translate: Translate): TemplateResult | typeof nothing {
  const {status, answer, error} = list.store.state;
  if (status === 'degraded') {
    if (answer?.hits.length) return banner(translate('degraded'));
    const text = standInText(list, translate) || translate('degradedEmpty');
    return banner(text, {link: storeSearchLink(list.store, translate, '')});
  }
  const explain = (text: string) => `${text} ${standInText(list, translate)}`.trim();
  if (status === 'limited') return banner(explain(translate('limited')));
  if (status !== 'failed' || error?.code === 'offline') return nothing;
  if (error?.code === 'query_too_long')
    return banner(translate('tooLong', {count: MAX_QUERY_LENGTH}), {role: 'alert'});
  return failureNotice(list, explain(translate('failed')), translate);
}

/** What the theme's own results are, while they are shown; a shopper who has them need not read that the service is out. */
const standInText = (list: ResultsHost, translate: Translate): string =>
  showsFallback(list) && list.fallback ? translate('standardResults') : '';

function banner(text: string, {link = nothing as unknown, role = 'status'} = {}): TemplateResult {
  return html`<div part="notice" role=${role}><p>${text}</p>${link}</div>`;
}
