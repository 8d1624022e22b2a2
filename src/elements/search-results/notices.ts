import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import type {Translate} from '../../i18n/translator.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {hasFocusElsewhere} from '../shared/focus.ts';
import type {Localization} from '../shared/localize.ts';
import type {Feature} from './feature.ts';
import {featureStyles} from './features.styles.ts';
import {fallbackNotice, type LinkHost, storeSearchLink} from './search-links.ts';

export interface NoticesHost extends LinkHost {
  showService(): void;
}

/** Shows the banner of a search that is limited, degraded or late. The list renders it into a status that is already on the page. */
export const notices: Feature<NoticesHost> = list => {
  adoptStyles(list.renderRoot, featureStyles);
  return {places: {notice: localization => notice(list, localization)}};
};

function notice(list: NoticesHost, localization: Localization): unknown {
  const {translate} = localization;
  const {answer} = list.store.state;
  const fallback = fallbackNotice(list, localization);
  switch (list.view.notice) {
    case 'late':
      return answer && offer(list, answer, localization);
    case 'platform':
      return html`<div part="notice" data-quiet><p>${fallback}</p>${retryButton(list, translate)}</div>`;
    case 'limited':
      return banner(`${translate('limited')} ${fallback}`.trim());
    case 'degraded':
      return banner(translate('degraded'));
    case 'degradedEmpty':
      return banner(fallback || translate('degradedEmpty'), storeSearchLink(list, localization, ''));
    case 'partial':
      return banner(translate('partial'), retryButton(list, translate));
    default:
      return nothing;
  }
}

/** Offers results that came after the theme's were shown. */
function offer(list: NoticesHost, {total, hits}: Answer, {translate}: Localization): TemplateResult {
  const show = async () => {
    list.showService();
    await focusCount(list);
  };
  const label = translate('showResults', {count: total || hits.length});
  return banner(translate('lateResults'), html`<button @click=${show}>${label}</button>`);
}

/**
 * Renders a button that requests the missing results; parts that have arrived are cached. A shop without the plan gets none, because the
 * service would refuse it again (§5.3).
 */
function retryButton(list: NoticesHost, translate: Translate): TemplateResult | typeof nothing {
  const {store} = list;
  if (store.state.status === 'unavailable') return nothing;
  const retry = async () => {
    await store.retry();
    if (!hasFocusElsewhere(list)) await focusCount(list);
  };
  return html`<button @click=${() => void retry()}>${translate('retry')}</button>`;
}

/** Moves focus to the count, if it is shown, since the focused control goes away. */
async function focusCount(list: NoticesHost): Promise<void> {
  await list.updateComplete;
  list.shadowRoot?.querySelector<HTMLElement>('p[part=count]')?.focus();
}

const banner = (text: string, link: unknown = nothing): TemplateResult =>
  html`<div part="notice"><p>${text}</p>${link}</div>`;
