import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {refinements} from '../../core/filters/refinements.ts';
import {searchHref} from '../../core/products/link.ts';
import {distinctTerms} from '../../core/query/query-text.ts';
import {writeHistory} from '../../service/browser/history.ts';
import type {Localization} from '../shared/localize.ts';
import type {Feature, ListHost} from './feature.ts';
import type {AddressSync} from './history/address-sync.ts';
import {STORE_SEARCH} from './history/list-query.ts';
import type {StatusView} from './status-view.ts';

export interface LinkHost extends ListHost {
  readonly view: StatusView;
  readonly hasFallback: boolean;
  /** Whether the fallback holds results, or says that there are none. */
  readonly hasFallbackItems: boolean;
  readonly address: AddressSync;
}

/** The related keywords (§2.1) that are another search than the answer's and its suggestions, each once. */
export const relatedTerms = ({related_keywords, request, suggestions}: Answer): string[] =>
  distinctTerms(related_keywords, [request.query, ...suggestions]);

/** Terms to search for instead (§2.1), as links, so that they open in a new tab too. */
export function terms(
  heading: 'didYouMean' | 'related' | 'recent',
  list: readonly string[],
  {translate, searchUrl}: Localization,
): TemplateResult | typeof nothing {
  if (!list.length) return nothing;
  const text = translate(heading);
  return html`<div part="terms" role="group" aria-label=${text}>
    <span>${text}</span>
    ${list.map(term => html`<a href=${searchHref(searchUrl, term)}>${term}</a>`)}
  </div>`;
}

/**
 * Renders a link to the store's own results, unless they are on the page already, or known to be empty.
 *
 * @param hash with `#store-search`, the list there makes way for them.
 */
export function storeSearchLink(
  list: LinkHost,
  {translate, searchUrl}: Localization,
  hash: '' | '#store-search',
): TemplateResult | typeof nothing {
  const {isBrowsing, text} = list.store.state;
  // The store's search cannot browse; the fallback of a collection is its own products.
  if (isBrowsing || isKnown(list)) return nothing;
  const href = `${searchHref(searchUrl, text)}${hash}`;
  return html`<a href=${href} @click=${reloadIfSame}>${translate('nativeSearch')}</a>`;
}

/** Removes the fragment that requests the theme's results, so that the next visit shows the list again. */
export const themeResults: Feature = ({urlSync}) => {
  if (location.hash === STORE_SEARCH && urlSync !== 'off')
    writeHistory('replace', history.state, location.href.split('#')[0]);
};

/** Whether the theme's children show the store's own results, or say that it found none. */
function isKnown(list: LinkHost): boolean {
  const {address, hasFallback, hasFallbackItems, store, view} = list;
  const isOpened = store.state.text === address.openedQuery;
  return hasFallback && (view.fallback || (!hasFallbackItems && isOpened));
}

/** Reloads the page for a link to the current address, which would only scroll. */
function reloadIfSame({currentTarget}: Event): void {
  const {pathname, search} = currentTarget as HTMLAnchorElement;
  if (pathname + search === location.pathname + location.search) setTimeout(() => location.reload());
}

/**
 * Returns the notice that the fallback shows the store's standard results, without some filters or the sort; empty if no fallback is
 * shown.
 */
export function fallbackNotice(
  {view, hasFallback, store}: LinkHost,
  {translate, money}: Localization,
): string {
  if (!(view.fallback && hasFallback)) return '';
  const {without = [], withoutSort} = store.state.platformAnswer ?? {};
  const names = refinements(without, translate, money).map(({name}) => name);
  if (withoutSort) names.push(translate(`sort_${withoutSort}`));
  const left = names.length > 0 ? translate('without', {names: names.join(' · ')}) : '';
  return `${translate('standardResults')} ${left}`.trim();
}
