import type {FacetPanelElement} from '../../../src/elements/facet-panel/facet-panel.ts';
import type {SearchResultsElement} from '../../../src/elements/search-results/search-results.ts';
import type {FreshPage} from '../page/fresh-page.ts';
import {openPage, type PageOptions} from '../page/fresh-page.ts';
import {appear, get, reach} from './fixture.ts';

/** A collection page whose theme's own list, form and sort stay until the shopper searches, filters or sorts. */
export interface ThemePage extends FreshPage {
  readonly list: SearchResultsElement;
  readonly panel: FacetPanelElement;
  readonly form: HTMLFormElement;
  readonly sort: HTMLSelectElement;
}

/** Opens the page; resolves when the code of the list listens to the theme's form. */
export async function openThemePage(options: PageOptions = {}, state = 'idle'): Promise<ThemePage> {
  const page = openPage({html: themeMarkup(), ...options});
  const list = page.find<SearchResultsElement>('search-results');
  await reach(list, state);
  await appear(() => list.hasFeatures || undefined);
  await list.updateComplete;
  return {
    ...page,
    list,
    panel: page.find<FacetPanelElement>('facet-panel'),
    form: page.find<HTMLFormElement>('form'),
    sort: page.find<HTMLSelectElement>('select[name=sort_by]'),
  };
}

/** Chooses a value in the theme's form as a click does. */
export const check = ({form}: ThemePage, name: string): void => get(form, 'input', name).click();

/** Chooses a sort of the theme's. */
export function sortBy({sort}: ThemePage, value: string): void {
  sort.value = value;
  sort.dispatchEvent(new Event('change', {bubbles: true}));
}

/** The markup that the kit's Liquid renders for a collection. */
export const themeMarkup = ({attributes = '', cards = themeCards()} = {}): string => `
  <div class="storefront-search-layout" data-first-results="theme">
    <facet-panel mode="sidebar">
      <form id="storefront-search-form" data-storefront-search-form method="get" autocomplete="off">
        <details class="storefront-search-filter" data-facet="vendors" open>
          <summary>Brand</summary>
          <div class="storefront-search-values" role="group" aria-label="Brand">
            ${value('filter.p.vendor', 'Nagi Clothing')}${value('filter.p.vendor', 'Other Brand')}
          </div>
        </details>
        <details class="storefront-search-filter" data-facet="variant_options" data-option="Size">
          <summary>Size</summary>
          <div class="storefront-search-values" role="group" aria-label="Size">
            ${value('filter.v.option.size', 'M')}${value('filter.v.option.size', 'L')}
          </div>
        </details>
        <details class="storefront-search-filter" data-facet="price_range">
          <summary>Price</summary>
          <input type="number" name="filter.v.price.gte" min="0" step="any" aria-label="From">
          <input type="number" name="filter.v.price.lte" min="0" step="any" aria-label="To">
        </details>
        <label class="storefront-search-filter" data-facet="on_sale">
          <input type="checkbox" name="filter_on_sale" value="true"><span>On sale</span>
        </label>
        <button>Apply</button>
      </form>
    </facet-panel>
    <search-results first-results="theme" query="*" ${attributes}>
      <div class="storefront-search-fallback">
        <label>Sort by
          <select name="sort_by" form="storefront-search-form" data-default="manual">
            <option value="manual" selected>Featured</option>
            <option value="price-ascending">Price, low to high</option>
            <option value="best-selling">Best selling</option>
          </select>
        </label>
        <ul class="storefront-search-grid" role="list">${cards}</ul>
      </div>
    </search-results>
  </div>`;

export const themeCards = (count = 3, from = 1): string =>
  Array.from({length: count}, (_, index) => from + index)
    .map(number => `<li><a href="/products/theme-${number}">Theme’s ${number}</a></li>`)
    .join('');

const value = (name: string, text: string) =>
  `<label><input type="checkbox" name="${name}" value="${text}"><span>${text}</span> <small>(2)</small></label>`;

/** A page of the theme’s list in its section, with the link to the next page. */
export const themePage = (page: number, last: number, attributes = ''): string =>
  `<div id="shopify-section-main" class="shopify-section">${themeMarkup({
    attributes,
    cards: themeCards(3, page * 3 - 2),
  })
    .replace('role="list"', `$& data-total="${last * 3}"`)
    .replace(
      '</ul>',
      page < last
        ? `$&<nav class="storefront-search-pages"><a rel="next" href="?page=${page + 1}&filter.p.vendor=Nagi">Load more</a></nav>`
        : '$&',
    )}</div>`;
