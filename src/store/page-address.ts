import type {PageQuery, Scope} from '../core/query/page-query.ts';
import {writeAddress} from '../service/browser/address.ts';

/** Called before a search gets a history entry; the object it returns becomes part of the entry's state. */
export type BeforeNavigate = (query: PageQuery) => object | undefined;

/** Writes a search to the page's address if its scope follows the address. */
export class PageAddress {
  readonly #listeners = new Set<BeforeNavigate>();
  /** The address that the latest search belongs to. */
  #known: URL | undefined;

  /** Whether another script has changed the address since. */
  get isChanged(): boolean {
    return this.#known !== undefined && (this.isOtherPage || this.#known.search !== location.search);
  }

  /** Whether that change led to another page, whose markup the theme replaces without a navigation. */
  get isOtherPage(): boolean {
    return this.#known !== undefined && this.#known.pathname !== location.pathname;
  }

  /** Calls `listener` before each push. Returns its undo. */
  onBeforeNavigate(listener: BeforeNavigate): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Writes a query to the address: `push` for the shopper's actions, `replace` for corrections; `keep` if it is there already. */
  write(query: PageQuery, {followsAddress, start}: Scope, how: 'push' | 'replace' | 'keep'): void {
    if (!followsAddress) return;
    const listeners = how === 'push' ? [...this.#listeners] : [];
    const state = Object.assign({}, ...listeners.map(listener => listener(query)));
    if (how !== 'keep') writeAddress(query, how, state, start);
    this.#known = new URL(location.href);
  }
}
