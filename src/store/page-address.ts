import type {PageQuery, Scope} from '../core/query/page-query.ts';
import {writeAddress} from '../service/browser/address.ts';

/** Called before a search gets a history entry; the object it returns becomes part of the entry's state. */
export type BeforeNavigate = (query: PageQuery) => object | undefined;

/** Writes a search to the page's address if its scope follows the address. */
export class PageAddress {
  readonly #listeners = new Set<BeforeNavigate>();

  /** Calls `listener` before each push. Returns its undo. */
  onBeforeNavigate(listener: BeforeNavigate): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Writes a query to the address: `push` for the shopper's actions, `replace` for corrections. */
  write(query: PageQuery, {followsAddress, start}: Scope, how: 'push' | 'replace'): void {
    if (!followsAddress) return;
    const listeners = how === 'push' ? [...this.#listeners] : [];
    const state = Object.assign({}, ...listeners.map(listener => listener(query)));
    writeAddress(query, how, state, start);
  }
}
