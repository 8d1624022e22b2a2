import {html, nothing, type TemplateResult} from 'lit';
import {MAX_QUERY_LENGTH} from '../../core/contract/limits.ts';
import type {Translate} from '../../i18n/translator.ts';
import {failureNotice} from './failure-notice.ts';
import type {ResultsHost} from './results-host.ts';
import {storeSearchLink} from './store-search-link.ts';

/** The banner of a search that is degraded, limited or failed. That of a shopper without a network is `offlineNotice`. */
export function notice(list: ResultsHost, translate: Translate): TemplateResult | typeof nothing {
  const {status, answer, error} = list.store.state;
  if (status === 'degraded') {
    if (answer?.hits.length) return banner(translate('degraded'));
    return banner(translate('degradedEmpty'), {link: storeSearchLink(list.store, translate, '')});
  }
  if (status === 'limited') return banner(translate('limited'));
  if (status !== 'failed' || error?.code === 'offline') return nothing;
  if (error?.code === 'query_too_long')
    return banner(translate('tooLong', {count: MAX_QUERY_LENGTH}), {role: 'alert'});
  return failureNotice(list, translate('failed'), translate);
}

function banner(text: string, {link = nothing as unknown, role = 'status'} = {}): TemplateResult {
  return html`<div part="notice" role=${role}><p>${text}</p>${link}</div>`;
}
