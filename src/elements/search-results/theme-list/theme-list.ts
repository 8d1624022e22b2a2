import {platformParameters} from '../../../core/query/page-url.ts';
import {openedAddress} from '../../../service/browser/history.ts';
import {fetchSection, sectionAround} from '../../../service/shopify/section.ts';
import {withTimeout} from '../../../service/shopify/with-timeout.ts';
import {opensNewTab} from '../../shared/link-events.ts';
import {instanceOf} from '../feature.ts';

/** Timeout of a page, in milliseconds. */
const PAGE_MS = 10_000;

interface OwnList extends Element {
  readonly instance: string;
}

/** The theme's own list, the fallback of ours; not the platform's answer, which is in a slot. */
export const themeList = (list: Element): HTMLElement | null =>
  list.querySelector(':scope > .storefront-search-fallback:not([slot])');

/** The cards of a list of the theme. */
const gridOf = (list: Element | null | undefined): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(':scope > .storefront-search-grid');

/** The theme's own cards, in the list's fallback. */
export const themeGrid = (list: Element): HTMLElement | null | undefined => gridOf(themeList(list));

/** The link to the next page of a list of the theme. */
export const nextLink = (list: Element | null | undefined): HTMLAnchorElement | null | undefined =>
  list?.querySelector<HTMLAnchorElement>('.storefront-search-pages [rel=next]');

/** Whether the theme's cards belong to the current address, which may differ from the one that the page was loaded with. */
export function isGridOfAddress(grid: HTMLElement): boolean {
  const [current, opened] = [new URL(location.href), openedAddress()];
  const page = pageOf(current);
  const last = Number(grid.dataset.lastPage ?? pageOf(opened));
  return describe(current) === describe(opened) && page >= pageOf(opened) && page <= last;
}

/** Returns the page number in an address of Liquid's list. */
export const pageOf = ({searchParams}: URL): number => Number(searchParams.get('page')) || 1;

/** Describes the list at an address, without its page. */
function describe({pathname, searchParams}: URL): string {
  const names = [...new Set(platformParameters(searchParams))].sort();
  return new URLSearchParams([
    ['path', pathname],
    ...names.flatMap(name => searchParams.getAll(name).map(value => [name, value])),
  ]).toString();
}

/**
 * Fetches the theme's own list at another address, as Liquid renders it in the section around a list; `undefined` if there is no section,
 * or no such list in it.
 *
 * @param timeoutMs in milliseconds.
 */
export async function fetchThemeList(
  address: string | URL,
  list: OwnList,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<HTMLElement | undefined> {
  const section = sectionAround(list);
  if (!section) return undefined;
  const fetchPage = (timeout: AbortSignal) => fetchSection(address, section, timeout);
  const page = await withTimeout(fetchPage, signal, timeoutMs).catch(() => undefined);
  const lists = [...(page?.querySelectorAll('search-results:not([url-sync=off])') ?? [])];
  const same = lists.find(each => instanceOf(each) === list.instance);
  return (same && themeList(same)) ?? undefined;
}

/** Appends the next page to a list of the theme, and replaces its paging links. Returns the first card; `undefined` if there is none. */
export async function appendNext(
  link: HTMLAnchorElement,
  list: OwnList,
  signal?: AbortSignal,
): Promise<Element | undefined> {
  link.ariaBusy = 'true';
  const page = await fetchThemeList(link.href, list, PAGE_MS, signal);
  link.ariaBusy = null;
  const before = link.closest('nav');
  const grid = gridOf(before?.parentElement);
  const [first, ...others] = gridOf(page)?.children ?? [];
  if (signal?.aborted || !grid || !first) return undefined;
  grid.append(first, ...others);
  const pages = nextLink(page)?.closest('nav');
  if (pages) before?.replaceWith(pages);
  else before?.remove();
  return first;
}

/** Calls `load` for a click on the link to the next page, unless the browser handles it. */
export function onNextClick(
  event: MouseEvent,
  list: Element | null,
  load: (link: HTMLAnchorElement) => unknown,
): void {
  const link = nextLink(list);
  if (!link?.contains(event.target as Node) || opensNewTab(event) || event.defaultPrevented) return;
  if (!sectionAround(link)) return;
  event.preventDefault();
  if (!link.ariaBusy) load(link);
}
