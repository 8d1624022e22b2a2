import type {SearchResultsElement} from '../elements/search-results/search-results.ts';
import type {EmbedSettings} from './embed-settings.ts';

const LISTS = '[data-storefront-search-app="page"] search-results';

/**
 * Hides the theme's own results, which serve as the fallback, while the list of the app's block shows its own. Also hides the
 * theme's own filters in favour of the block's.
 */
export function yieldThemeResults({themeResults, themeFilters}: EmbedSettings): void {
  const follow = () => {
    replaceFilters(themeFilters);
    for (const list of document.querySelectorAll<SearchResultsElement>(LISTS)) followList(list, themeResults);
  };
  void customElements.whenDefined('search-results').then(() => {
    document.addEventListener('shopify:section:load', follow);
    follow();
  });
  if (document.querySelector(LISTS)) replaceFilters(themeFilters);
  // The style sheet hides the block's own fallback, which would repeat the theme's.
  const hasThemeResults = document.querySelector(LISTS) && document.querySelector(themeResults);
  document.documentElement.toggleAttribute('data-storefront-search-theme', Boolean(hasThemeResults));
  // Until now, the style sheet kept the fallback invisible.
  document.documentElement.toggleAttribute('data-storefront-search-read', true);
}

/** Marks the theme's own filters for the style sheet, which knows only the filters of some themes. */
function replaceFilters(themeFilters: string | undefined): void {
  for (const filters of themeFilters ? document.querySelectorAll(themeFilters) : [])
    if (!filters.closest('[data-storefront-search-app]'))
      filters.toggleAttribute('data-storefront-search-replaced', true);
}

const followed = new WeakSet<Element>();

function followList(list: SearchResultsElement, themeResults: string): void {
  if (followed.has(list)) return;
  followed.add(list);
  customElements.upgrade(list);
  // A theme's own element may have the same name.
  if (!('store' in list)) return;
  const update = () => {
    const isShown =
      !list.hasAttribute('data-fallback') || list.querySelector(':scope > [slot=platform]') !== null;
    for (const section of document.querySelectorAll(themeResults))
      if (!section.contains(list)) section.toggleAttribute('data-storefront-search-yields', isShown);
  };
  new MutationObserver(update).observe(list, {attributeFilter: ['data-fallback'], childList: true});
  void list.updateComplete.then(update);
  const others = [...document.querySelectorAll(themeResults)].filter(section => !section.contains(list));
  nameCardsSection(list, others);
}

/** Names the section of the theme's own results as the source of the theme's cards, because an app has no section of its own. */
function nameCardsSection({dataset}: HTMLElement, themeResults: readonly Element[]): void {
  const listing = themeResults.find(each => each.querySelector('li a[href]'));
  const [, section] = /^shopify-section-(.+)$/.exec(listing?.id ?? '') ?? [];
  if (section) dataset.cardsSection ??= section;
}
