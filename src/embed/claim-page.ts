import {logOnce} from './embed-settings.ts';

const CLAIM = Symbol.for('storefront-search.embed');
const CONFIGURATION = 'script[data-storefront-search]';
/** Matches the elements that the app's embed and blocks render. */
const OF_APP = '[data-storefront-search="embed"], [data-storefront-search-app] *';
/**
 * Matches elements that only the kit and the elements' script render. A theme may have a `<search-results>` of its own, and a
 * developer the inspector.
 */
const SCRIPT = 'script[src*="/storefront-search."]:not([src*=".debug.js"])';
const MARKUP = '.storefront-search-form, .storefront-search-grid, [data-facet-seeds]';
const KIT = `:is(${CONFIGURATION}, ${SCRIPT}, ${MARKUP}):not(${OF_APP})`;

const TWICE =
  'the app embed is on this page twice, and only one of them works. Switch the other one off under “App embeds”.';
const HAS_KIT =
  'the theme has the search elements itself, so the app embed does nothing here. ' +
  'Switch it off under “App embeds”, or take the kit out of the theme.';

/**
 * Whether this embed serves the page. It steps back if the theme has the kit, whose sections the merchant can see, and if another
 * copy of the embed was first; the console says so.
 */
export function claimPage(): boolean {
  const page = globalThis as {[CLAIM]?: true};
  if (page[CLAIM]) return false;
  page[CLAIM] = true;
  if (document.querySelectorAll('script[data-storefront-search-embed]').length > 1) logOnce(TWICE);
  if (document.querySelector(KIT) === null) return true;
  stepBack();
  return false;
}

/**
 * Leaves the page to the kit: removes the embed's configuration if the kit has one, and the results of the app's block if the kit
 * has a list.
 */
function stepBack(): void {
  logOnce(HAS_KIT);
  if (document.querySelector(`${CONFIGURATION}:not(${OF_APP})`))
    for (const block of document.querySelectorAll(`${CONFIGURATION}[data-storefront-search="embed"]`))
      block.remove();
  if (document.querySelector(`search-results:not([url-sync="off"], ${OF_APP})`))
    for (const block of document.querySelectorAll('[data-storefront-search-app="page"]')) block.remove();
}
