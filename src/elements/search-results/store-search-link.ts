import {html, nothing, type TemplateResult} from 'lit';
import {searchHref} from '../../core/products/link.ts';
import {isUnavailable} from '../../store/store.ts';
import type {Localization} from '../shared/localize.ts';
import type {ResultsHost} from './results-host.ts';

/**
 * A link to the store's own results, unless they are on the page already, or known to be none.
 *
 * @param hash with `#store-search`, the list makes way for them there.
 */
export function storeSearchLink(
  list: ResultsHost,
  {translate, searchUrl}: Localization,
  hash: '' | '#store-search',
): TemplateResult | typeof nothing {
  const {isBrowsing, text} = list.store.state;
  // The store's search cannot browse; the fallback of a collection is its own products.
  if (isBrowsing || isKnown(list)) return nothing;
  const href = `${searchHref(searchUrl, text)}${hash}`;
  return html`<a href=${href} @click=${reloadIfSame}>${translate('nativeSearch')}</a>`;
}

/** Whether the theme's children show the store's own results, or say that it found none. */
function isKnown(list: ResultsHost): boolean {
  const {hasFallback, hasFallbackItems, openedQuery, store} = list;
  return hasFallback && (showsFallback(list) || (!hasFallbackItems && store.state.text === openedQuery));
}

/** A link to the current address would only scroll. */
function reloadIfSame({currentTarget}: Event): void {
  const {pathname, search} = currentTarget as HTMLAnchorElement;
  if (pathname + search === location.pathname + location.search) setTimeout(() => location.reload());
}

/** Whether the theme's children are shown, because there is nothing better: no answer or no cards yet, or none to be had. */
export function showsFallback(list: ResultsHost): boolean {
  const {state, keepsTheme} = list.store;
  if (isUnavailable(state) || keepsTheme) return true;
  return awaitsCards(list) ? list.hasFallback && !list.awaitsService : !state.answer;
}

/** Whether the first answer is on its way, from the service or from what was kept for Back, or the code that its cards are drawn with. */
export const awaitsCards = ({store: {state}, canDraw, awaitsService}: ResultsHost): boolean =>
  state.status === 'loading' || (state.answer ? !canDraw : awaitsService);
