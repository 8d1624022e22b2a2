import {platformParameters} from '../../../core/query/page-url.ts';
import {openedAddress} from '../../../service/browser/history.ts';
import {fetchSection, sectionAround} from '../../../service/shopify/section.ts';
import {withTimeout} from '../../../service/shopify/with-timeout.ts';

/** The theme's own list, the fallback of ours; not the platform's answer, which is in a slot. */
export const themeList = (list: Element): HTMLElement | null =>
  list.querySelector(':scope > .storefront-search-fallback:not([slot])');

/** The cards of a list of the theme. */
export const gridOf = (list: Element | null): HTMLElement | null =>
  list?.querySelector<HTMLElement>(':scope > .storefront-search-grid') ?? null;

/** The theme's own cards, in the list's fallback. */
export const themeGrid = (list: Element): HTMLElement | null => gridOf(themeList(list));

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

/** The link to the next page of the theme's own list. */
export const NEXT = '.storefront-search-pages [rel=next]';

interface OwnList extends Element {
  readonly instance: string;
}

/**
 * Fetches the theme's own list at another address, as Liquid renders it in the section around a list; `undefined` if there is no section,
 * or no such list in it.
 *
 * @param patienceMs the timeout, in milliseconds.
 */
export async function fetchThemeList(
  address: string | URL,
  list: OwnList,
  signal: AbortSignal,
  patienceMs: number,
): Promise<HTMLElement | undefined> {
  const section = sectionAround(list);
  if (!section) return undefined;
  const page = await withTimeout(
    timeout => fetchSection(address, section, timeout),
    signal,
    patienceMs,
  ).catch(() => undefined);
  const lists = [...(page?.querySelectorAll('search-results:not([url-sync=off])') ?? [])];
  const same = lists.find(each => (each.getAttribute('instance') ?? 'default') === list.instance);
  return (same && themeList(same)) ?? undefined;
}

/**
 * Appends the next page to a list of the theme, and replaces its paging links. Returns the first card; `undefined` if there is none.
 *
 * @param patienceMs the timeout, in milliseconds.
 */
export async function appendNext(
  link: HTMLAnchorElement,
  list: OwnList,
  signal: AbortSignal,
  patienceMs: number,
): Promise<Element | undefined> {
  link.ariaBusy = 'true';
  const page = await fetchThemeList(link.href, list, signal, patienceMs);
  link.ariaBusy = null;
  const before = link.closest('nav');
  const grid = gridOf(before?.parentElement ?? null);
  const [first, ...others] = gridOf(page ?? null)?.children ?? [];
  if (signal.aborted || !grid || !first) return undefined;
  grid.append(first, ...others);
  const pages = page?.querySelector(NEXT)?.closest('nav');
  if (pages) before?.replaceWith(pages);
  else before?.remove();
  return first;
}
