import {html, nothing, type TemplateResult} from 'lit';
import {BROWSE} from '../../core/contract/constants.ts';
import {searchHref} from '../../core/products/link.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {SearchStore} from '../../store/search-store.ts';

/**
 * A link to the store's own results.
 *
 * @param hash `#store-search` has the list leave its place to them there.
 */
export function storeSearchLink(
  {services, state, scope}: SearchStore,
  translate: Translate,
  hash: '' | '#store-search',
): TemplateResult | typeof nothing {
  const query = state.query.query || scope.query;
  // The store's search cannot browse; the fallback of a collection is its own products.
  if (query === BROWSE) return nothing;
  const href = `${searchHref(services.config.searchUrl, query)}${hash}`;
  return html`<a href=${href} @click=${reloadIfSame}>${translate('nativeSearch')}</a>`;
}

/** A link to the current address would only scroll. */
function reloadIfSame({currentTarget}: Event): void {
  const {pathname, search} = currentTarget as HTMLAnchorElement;
  if (pathname + search === location.pathname + location.search) setTimeout(() => location.reload());
}
