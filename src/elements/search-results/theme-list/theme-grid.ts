import {platformParameters} from '../../../core/query/page-url.ts';
import {openedAddress} from '../../../service/browser/history.ts';

/** The theme's own list, the fallback of ours; not the platform's answer, which is in a slot. */
export const themeList = (list: Element): HTMLElement | null =>
  list.querySelector(':scope > .storefront-search-fallback:not([slot])');

/** The cards of a list of the theme. */
export const gridOf = (themeList: Element | null): HTMLElement | null =>
  themeList?.querySelector<HTMLElement>(':scope > .storefront-search-grid') ?? null;

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
