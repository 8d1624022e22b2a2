import {readSortBy} from '../../core/query/list-parameters.ts';
import type {PageQuery} from '../../core/query/page-query.ts';
import {asksContract, listAddress} from '../../core/query/page-url.ts';
import {type PlatformAddress, writePlatformAddress} from '../../core/query/write-platform-address.ts';
import {openedAddress} from '../../service/browser/history.ts';
import {sectionAround} from '../../service/shopify/section.ts';
import type {PlatformAnswer} from '../../store/store.ts';
import {hasFocusElsewhere} from '../shared/focus.ts';
import type {ListHost} from './feature.ts';
import {hasBasePrices, STORE_SEARCH} from './history/list-query.ts';
import {findThemeForm, namesIn} from './theme-list/theme-form.ts';
import {appendNext, fetchThemeList, onNextClick} from './theme-list/theme-list.ts';

/** Timeout of the platform's answer, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Fetches the platform's answer to a search, which the theme renders by Section Rendering. Navigates to the platform's own page if the
 * list is in no section. The answer has no results of its own if the fallback on the page answers the search: for the search that the
 * page was opened with, and while the theme's painted results stay.
 */
export async function answerByPlatform(
  list: ListHost,
  query: PageQuery,
  signal: AbortSignal,
): Promise<(PlatformAnswer & {readonly results?: HTMLElement}) | undefined> {
  const {keepsTheme, state} = list.store;
  const opened = openedAddress();
  if (keepsTheme || (state.isOpening && !asksContract(opened)))
    return {query, without: [], withoutSort: undefined};
  const address = addressOf(list, query);
  if (!address) return undefined;
  const {url, ...answer} = address;
  if (listAddress(url) === listAddress(opened)) return {query, ...answer};
  const results = await fetchThemeList(url, list, PATIENCE_MS, signal);
  if (results) return {query, ...answer, results: withControls(results, list, url)};
  if (!sectionAround(list) && !signal.aborted) location.replace(`${url}${STORE_SEARCH}`);
  return undefined;
}

function addressOf({instance, store}: ListHost, query: PageQuery): PlatformAddress | undefined {
  const form = findThemeForm(instance);
  return writePlatformAddress(query, {
    page: new URL(location.href),
    namesNoQuery: Boolean(store.scope.start?.namesNoQuery),
    hasBasePrices: hasBasePrices(),
    names: form ? namesIn(form) : new Map(),
  });
}

/** Attaches listeners to the sort and the next-page link of the platform's results. */
function withControls(results: HTMLElement, list: ListHost, url: URL): HTMLElement {
  const select = results.querySelector<HTMLSelectElement>('select[name=sort_by]');
  // The page's form still holds the filters that the page was opened with.
  select?.removeAttribute('form');
  select?.addEventListener('change', () => sortBy(select.value, list, url));
  for (const button of results.querySelectorAll('button[form]')) button.remove();
  const load = (link: HTMLAnchorElement) => continueWith(link, results, list);
  results.addEventListener('click', event => onNextClick(event, results, load));
  return results;
}

/** Sorts by the service if it has the order; otherwise navigates to the platform's list in that order. */
function sortBy(value: string, {store}: ListHost, url: URL): void {
  const sort = readSortBy(value);
  if (sort) return void store.search({sort});
  const sorted = new URL(url);
  sorted.searchParams.set('sort_by', value);
  location.assign(`${sorted}${STORE_SEARCH}`);
}

async function continueWith(link: HTMLAnchorElement, results: Element, list: ListHost): Promise<void> {
  const first = await appendNext(link, list);
  if (!results.isConnected) return;
  if (!first) return location.assign(`${link.href}${STORE_SEARCH}`);
  if (!hasFocusElsewhere(list)) first.querySelector<HTMLElement>('a[href]')?.focus();
}
