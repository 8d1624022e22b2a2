import {readSortBy} from '../../core/query/list-parameters.ts';
import type {PageQuery} from '../../core/query/page-query.ts';
import {asksContract, listAddress} from '../../core/query/page-url.ts';
import {type PlatformQuestion, platformQuestion} from '../../core/query/platform-question.ts';
import {openedAddress} from '../../service/browser/history.ts';
import {sectionAround} from '../../service/shopify/section.ts';
import type {PlatformAnswer} from '../../store/store.ts';
import type {StoreHost} from '../../store/store-controller.ts';
import {hasFocusElsewhere} from '../shared/focus.ts';
import {opensNewTab} from '../shared/link-events.ts';
import {hasBasePrices, STORE_SEARCH} from './history/list-query.ts';
import {appendNext, fetchThemeList, NEXT} from './theme-list/section-list.ts';
import {findThemeForm, namesIn} from './theme-list/theme-form.ts';

export interface PlatformHost extends StoreHost {
  readonly instance: string;
  readonly urlSync: 'off' | null;
}

/** How long the platform may take, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Fetches the platform's answer to a search, as the theme renders it: by Section Rendering; from a list that is in no section, leads to the
 * platform's own page. What the page was opened with is answered by the fallback itself, and results of the theme that are painted stay:
 * then the answer has no results of its own.
 */
export async function answerByPlatform(
  list: PlatformHost,
  query: PageQuery,
  signal: AbortSignal,
): Promise<(PlatformAnswer & {readonly results?: HTMLElement}) | undefined> {
  const {keepsTheme, state} = list.store;
  const opened = openedAddress();
  if (keepsTheme || (state.isOpening && !asksContract(opened)))
    return {query, without: [], withoutSort: undefined};
  const question = questionOf(list, query);
  if (!question) return undefined;
  const {url, ...answer} = question;
  if (listAddress(url) === listAddress(opened)) return {query, ...answer};
  const results = await fetchThemeList(url, list, signal, PATIENCE_MS);
  if (results) return {query, ...answer, results: withControls(results, list, url)};
  if (!sectionAround(list) && !signal.aborted) location.replace(`${url}${STORE_SEARCH}`);
  return undefined;
}

function questionOf({instance, store}: PlatformHost, query: PageQuery): PlatformQuestion | undefined {
  const form = findThemeForm(instance);
  return platformQuestion(query, {
    page: new URL(location.href),
    namesNoQuery: Boolean(store.scope.start?.namesNoQuery),
    hasBasePrices: hasBasePrices(),
    names: form ? namesIn(form) : new Map(),
  });
}

/** Makes the controls of the platform's results ask for more of them. */
function withControls(results: HTMLElement, list: PlatformHost, url: URL): HTMLElement {
  const select = results.querySelector<HTMLSelectElement>('select[name=sort_by]');
  // The form of the page has the filters that it was opened with.
  select?.removeAttribute('form');
  select?.addEventListener('change', () => sortBy(select.value, list, url));
  for (const button of results.querySelectorAll('button[form]')) button.remove();
  results.addEventListener('click', event => {
    const link = results.querySelector<HTMLAnchorElement>(NEXT);
    if (!link?.contains(event.target as Node) || opensNewTab(event) || event.defaultPrevented) return;
    event.preventDefault();
    void continueWith(link, results, list);
  });
  return results;
}

/** Asks the service for an order that it has; the platform has the others. */
function sortBy(value: string, {store}: PlatformHost, url: URL): void {
  const sort = readSortBy(value);
  if (sort) return void store.search({sort});
  const sorted = new URL(url);
  sorted.searchParams.set('sort_by', value);
  location.assign(`${sorted}${STORE_SEARCH}`);
}

/** Appends the next page of the platform's results, or follows its link. */
async function continueWith(link: HTMLAnchorElement, results: Element, list: PlatformHost): Promise<void> {
  if (link.ariaBusy) return;
  const first = await appendNext(link, list, new AbortController().signal, PATIENCE_MS);
  if (!results.isConnected) return;
  if (!first) return location.assign(`${link.href}${STORE_SEARCH}`);
  if (!hasFocusElsewhere(list)) first.querySelector<HTMLElement>('a[href]')?.focus();
}
