import type {PageQuery, Scope} from '../core/query/page-query.ts';
import {listAddress} from '../core/query/page-url.ts';
import {writeAddress} from '../service/browser/history.ts';

/** Before a search gets a history entry, or after. */
export type NavigationPhase = 'leave' | 'enter';

/** Called when a search gets a history entry. The object that it returns while leaving becomes part of the new entry's state. */
export type NavigationListener = (query: PageQuery) => object | undefined;

/** Writes a search to the page's address if its scope follows the address. */
export class PageAddress {
  readonly #listeners = {leave: new Set<NavigationListener>(), enter: new Set<NavigationListener>()};
  /** The address that the latest search belongs to. */
  #known: URL | undefined;

  /** Whether another script, or Back, has changed what the address says of the list. */
  get isChanged(): boolean {
    return this.#known !== undefined && listAddress(this.#known) !== listAddress(location);
  }

  /** Whether that change led to another page, whose markup the theme replaces without a navigation. */
  get isOtherPage(): boolean {
    return this.#known !== undefined && this.#known.pathname !== location.pathname;
  }

  /** Calls `listener` in a phase of each push. Returns its undo. */
  onNavigate(phase: NavigationPhase, listener: NavigationListener): () => void {
    this.#listeners[phase].add(listener);
    return () => void this.#listeners[phase].delete(listener);
  }

  /** Writes a query to the address: `push` for the shopper's actions, `replace` for corrections; `keep` if it is there already. */
  write(query: PageQuery, {followsAddress, start}: Scope, how: 'push' | 'replace' | 'keep'): void {
    if (!followsAddress) return;
    const run = (phase: NavigationPhase) =>
      how === 'push' ? [...this.#listeners[phase]].map(listener => listener(query)) : [];
    const state = Object.assign({}, ...run('leave'));
    if (how !== 'keep') writeAddress(query, how, state, start);
    this.#known = new URL(location.href);
    run('enter');
  }
}
