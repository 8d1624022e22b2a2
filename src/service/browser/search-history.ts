import type {PageQuery, Scope, Start} from '../../core/query/page-query.ts';
import {listAddress, writePageUrl} from '../../core/query/page-url.ts';
import {createEntryName, isOverlayEntry, writeHistory} from './history.ts';

/** `push` for the shopper's searches, `replace` for corrections; `keep` if the address already has the query. */
export type AddressChange = 'push' | 'replace' | 'keep';

/** The history entries of a search whose scope follows the page's address. */
export class SearchHistory {
  readonly #onLeave = new Set<() => void>();
  readonly #onEnter = new Set<(query: PageQuery) => void>();
  /** The address that the latest search belongs to. */
  #known: URL | undefined;

  /** Whether another script, or Back, has changed the list in the address. */
  get isChanged(): boolean {
    return this.#known !== undefined && listAddress(this.#known) !== listAddress(location);
  }

  /** Whether that change led to another page, whose markup the theme replaces without a navigation. */
  get isOtherPage(): boolean {
    return this.#known !== undefined && this.#known.pathname !== location.pathname;
  }

  /** Calls `listener` before the shopper's next search gets an entry. Returns its undo. */
  onLeave(listener: () => void): () => void {
    this.#onLeave.add(listener);
    return () => void this.#onLeave.delete(listener);
  }

  /** Calls `listener` with the query of each search of the shopper that has got an entry. Returns its undo. */
  onEnter(listener: (query: PageQuery) => void): () => void {
    this.#onEnter.add(listener);
    return () => void this.#onEnter.delete(listener);
  }

  /** Writes a query to the address, in a new entry for `push`. */
  navigate(query: PageQuery, {followsAddress, start}: Scope, how: AddressChange): void {
    if (!followsAddress) return;
    if (how === 'push') for (const leave of [...this.#onLeave]) leave();
    if (how !== 'keep') writeAddress(query, how, start);
    this.#known = new URL(location.href);
    if (how === 'push') for (const enter of [...this.#onEnter]) enter(query);
  }
}

/** Ignores a refusal: results matter more than their address. */
function writeAddress(query: PageQuery, how: 'push' | 'replace', start: Start | undefined): void {
  const url = writePageUrl(location.href, query, start);
  if (url.href === location.href) return;
  // Keeps the theme's state in the current entry.
  if (how === 'replace') writeHistory(how, history.state, url.href);
  // Names the entry as it is created, since naming it afterwards would be another navigation.
  else writeHistory(isOverlayEntry() ? 'replace' : 'push', {storefrontSearch: createEntryName()}, url.href);
}
