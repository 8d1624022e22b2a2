import {html, nothing, type TemplateResult} from 'lit';
import {searchHref} from '../../core/products/link.ts';
import type {Localization} from '../../store/localization.ts';
import type {SearchState} from '../../store/search-state.ts';

/**
 * A link to the store's own results.
 *
 * @param hash with `#store-search`, the list makes way for them there.
 */
export function storeSearchLink(
  {isBrowsing, text}: SearchState,
  {translate, searchUrl}: Localization,
  hash: '' | '#store-search',
): TemplateResult | typeof nothing {
  // The store's search cannot browse; the fallback of a collection is its own products.
  if (isBrowsing) return nothing;
  const href = `${searchHref(searchUrl, text)}${hash}`;
  return html`<a href=${href} @click=${reloadIfSame}>${translate('nativeSearch')}</a>`;
}

/** A link to the current address would only scroll. */
function reloadIfSame({currentTarget}: Event): void {
  const {pathname, search} = currentTarget as HTMLAnchorElement;
  if (pathname + search === location.pathname + location.search) setTimeout(() => location.reload());
}
