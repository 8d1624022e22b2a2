import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {filterEntries} from '../../core/filters/filters.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {Localization} from '../../store/localization.ts';
import {failureNotice} from './failure-notice.ts';
import {showsFallback} from './fallback.ts';
import {adoptFeatureStyles} from './features.styles.ts';
import type {ResultsHost} from './results-host.ts';
import {storeSearchLink} from './store-search-link.ts';

/** The banners of a search that is degraded, limited or failed. */
export class Notices implements ReactiveController {
  readonly #host: ResultsHost;
  #isQuiet = false;
  #undo = () => {};

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    adoptFeatureStyles(this.#host);
    this.#undo = this.#host.fill({
      notice: localization => (this.#isQuiet ? nothing : notice(this.#host, localization)),
    });
  }

  hostUpdate(): void {
    this.#isQuiet = isQuiet(this.#host);
  }

  hostDisconnected(): void {
    this.#undo();
  }
}

/** Whether nobody has searched: what the theme shows in place of the list needs no excuse. */
function isQuiet({store: {state}, query, collection, urlSync, textContent}: ResultsHost): boolean {
  if (!(query || collection) || state.answer?.hits.length) return false;
  const isFiltered = filterEntries(state.query.filters).length > 0;
  return urlSync === 'off' || (!isFiltered && Boolean(textContent?.trim()));
}

/** The banner of a state. That of a shopper without a network is `offlineNotice`. */
function notice(list: ResultsHost, localization: Localization): TemplateResult | typeof nothing {
  const {translate} = localization;
  const {status, answer, error} = list.store.state;
  if (status === 'degraded') {
    if (answer?.hits.length) return banner(translate('degraded'));
    const text = standInText(list, translate) || translate('degradedEmpty');
    return banner(text, {link: storeSearchLink(list, localization, '')});
  }
  const explain = (text: string) => `${text} ${standInText(list, translate)}`.trim();
  if (status === 'limited') return banner(explain(translate('limited')));
  if (status !== 'failed' || error?.code === 'offline') return nothing;
  if (error?.code === 'query_too_long')
    return banner(translate('tooLong', {count: MAX_QUERY_LENGTH}), {role: 'alert'});
  return failureNotice(list, explain(translate('failed')), localization);
}

/** What the theme's own results are, while they are shown; a shopper who has them need not read that the service is out. */
const standInText = (list: ResultsHost, translate: Translate): string =>
  showsFallback(list) && list.hasFallback ? translate('standardResults') : '';

function banner(text: string, {link = nothing as unknown, role = 'status'} = {}): TemplateResult {
  return html`<div part="notice" role=${role}><p>${text}</p>${link}</div>`;
}
