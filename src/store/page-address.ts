import type {PageQuery, Scope} from '../core/query/page-query.ts';
import {writeAddress} from '../service/browser/address.ts';

/** Called before a search gets a history entry; the object it returns becomes part of the entry's state. */
export type BeforeNavigate = (query: PageQuery) => object | undefined;

/** Keeps the page's address in line with a search whose scope follows it. */
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

  /** Writes a query into the address: `push` for what the shopper did, `replace` for corrections, `keep` for what it says already. */
  write(query: PageQuery, {followsAddress, start}: Scope, how: 'push' | 'replace' | 'keep'): void {
    if (!followsAddress) return;
    const listeners = how === 'push' ? [...this.#listeners] : [];
    const state = Object.assign({}, ...listeners.map(listener => listener(query)));
    if (how !== 'keep') writeAddress(query, how, state, start);
    this.#known = new URL(location.href);
  }
}
