import type {SearchResultsElement} from '../elements/search-results/search-results.ts';
import type {SearchState} from '../store/store.ts';
import type {EmbedSettings} from './embed-settings.ts';

const LISTS = '[data-storefront-search-app="page"] search-results';

/**
 * Hides the theme's own results once the list of the app's block has an answer, and shows them again when the service does not
 * serve. Until then, and without scripts, they are the fallback.
 */
export function yieldThemeResults({themeResults}: EmbedSettings): void {
  const follow = () => {
    for (const list of document.querySelectorAll<SearchResultsElement>(LISTS)) followList(list, themeResults);
  };
  void customElements.whenDefined('search-results').then(() => {
    document.addEventListener('shopify:section:load', follow);
    follow();
  });
  // The style sheet hides the block's own fallback, which would repeat the theme's.
  const hasThemeResults = document.querySelector(LISTS) && document.querySelector(themeResults);
  document.documentElement.toggleAttribute('data-storefront-search-theme', Boolean(hasThemeResults));
}

const followed = new WeakSet<Element>();

function followList(list: SearchResultsElement, themeResults: string): void {
  if (followed.has(list)) return;
  followed.add(list);
  customElements.upgrade(list);
  // A theme's own element may have the name.
  if (!('store' in list)) return;
  const update = () => {
    const isShown = hasResults(list.store.state);
    for (const section of document.querySelectorAll(themeResults))
      if (!section.contains(list)) section.toggleAttribute('data-storefront-search-yields', isShown);
  };
  list.addController({hostUpdated: update});
  update();
  const others = [...document.querySelectorAll(themeResults)].filter(section => !section.contains(list));
  nameCardsSection(list, others);
}

/** Has the list take the theme's own cards, if it shows them, from the theme's own results: an app has no section. */
function nameCardsSection({dataset}: HTMLElement, themeResults: readonly Element[]): void {
  const listing = themeResults.find(each => each.querySelector('li a[href]'));
  const [, section] = /^shopify-section-(.+)$/.exec(listing?.id ?? '') ?? [];
  if (section) dataset.cardsSection ??= section;
}

/** Whether the list shows an answer. It steps aside for the fallback without the plan, and while a degraded service has none. */
const hasResults = ({status, answer}: SearchState): boolean =>
  answer !== undefined && status !== 'unavailable' && (!answer.degraded || answer.hits.length > 0);
