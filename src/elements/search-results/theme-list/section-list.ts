import {fetchSection, sectionAround} from '../../../service/shopify/section.ts';
import {withTimeout} from '../../../service/shopify/with-timeout.ts';

/** The link to the next page of the theme's own list. */
export const NEXT = '.storefront-search-pages [rel=next]';

const FALLBACK = ':scope > .storefront-search-fallback';
const GRID = ':scope > .storefront-search-grid';

/**
 * Fetches the theme's own list at another address, as Liquid renders it in the section around a list; `undefined` if there is no section,
 * or no such list in it.
 *
 * @param patienceMs how long it may take, in milliseconds.
 */
export async function fetchThemeList(
  address: string | URL,
  list: Element & {readonly instance: string},
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
  return same?.querySelector<HTMLElement>(FALLBACK) ?? undefined;
}

/** Appends the cards of another page to the theme's list, and takes its links over. Returns the first card; `undefined` if there is none. */
export function appendPage(list: Element, page: Element): Element | undefined {
  const grid = list.querySelector(GRID);
  const [first, ...others] = page.querySelector(GRID)?.children ?? [];
  if (!grid || !first) return undefined;
  grid.append(first, ...others);
  const before = list.querySelector(NEXT)?.closest('nav');
  const pages = page.querySelector(NEXT)?.closest('nav');
  if (pages) before?.replaceWith(pages);
  else before?.remove();
  return first;
}
