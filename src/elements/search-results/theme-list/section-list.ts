import {fetchSection, sectionAround} from '../../../service/shopify/section.ts';
import {withTimeout} from '../../../service/shopify/with-timeout.ts';
import {gridOf, themeList} from './theme-grid.ts';

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
