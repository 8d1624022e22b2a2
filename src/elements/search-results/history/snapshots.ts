import type {PageQuery} from '../../../core/query/page-query.ts';
import {listAddress} from '../../../core/query/page-url.ts';
import {createEntryName, entryName, nameEntry} from '../../../service/browser/history.ts';
import {isPrerendering} from '../../../service/browser/prerendering.ts';
import {tab} from '../../../service/browser/storage.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import type {SearchState} from '../../../store/store.ts';
import {StoreFollower, type StoreHost} from '../../../store/store-controller.ts';
import type {CardList} from '../cards/card-list.ts';
import {type Position, readPosition, restorePosition, untilInteraction} from './position.ts';
import {SnapshotStorage} from './snapshot-storage.ts';

export interface SnapshotsHost extends StoreHost {
  readonly grid: HTMLElement;
  readonly cardList: CardList;
}

/**
 * Keeps a snapshot for each history entry, so that Back and Forward restore pages, scroll position and focus without a request and
 * without an event. Searches again for an entry whose snapshot could not be stored, or is out of date. Finds the snapshot of an entry
 * without a name by the list's part of the address, because other scripts may change the entry's state and other parameters.
 */
export class Snapshots extends StoreFollower<SnapshotsHost> {
  readonly #storage = new SnapshotStorage();
  /** The name of the entry on screen; empty while another one is being shown. */
  #id = '';
  /** The list's part of the address of the results that are on screen or pending. */
  #address = '';
  /** The page's own scroll restoration, while this list restores the position. */
  #pageRestoration: ScrollRestoration | undefined;

  constructor(host: SnapshotsHost) {
    super(host);
    host.addController(this);
  }

  protected follow(store: SearchStore, signal: AbortSignal): void {
    const undo = store.history.onLeave(() => {
      this.#keepPosition();
      this.#id = '';
    });
    const onLeave = () => this.#onLeave();
    addEventListener('pagehide', onLeave, {signal});
    // A phone may discard a hidden page without another event.
    document.addEventListener('visibilitychange', onLeave, {signal});
    const unsubscribe = store.subscribe(state => this.#onChange(state, store));
    signal.addEventListener('abort', () => {
      undo();
      unsubscribe();
      onLeave();
    });
  }

  /**
   * Restores the results of the current entry, and the shopper's position in them.
   *
   * @param query the query of the entry's address.
   * @returns `false` if the caller has to search: there is no snapshot, and the entry's results are neither on screen nor pending.
   */
  async restore(query: PageQuery): Promise<boolean> {
    this.#keepPosition();
    const address = listAddress(location);
    const isShown = address === this.#address;
    // A link to a fragment, or another script, has added an entry with the same results.
    if (this.#id && !entryName() && isShown) {
      nameEntry(this.#id);
      return true;
    }
    const id = entryName() || this.#storage.find(address);
    this.#id = '';
    const {store} = this.host;
    const snapshot = await this.#storage.get(id, store.requestOf(query), store.scope.exclude);
    if (snapshot?.address !== address) return isShown;
    const isCurrent = () => listAddress(location) === address && (entryName() || id) === id;
    if (!isCurrent()) return true;
    if (!entryName()) nameEntry(id);
    const interaction = untilInteraction();
    store.restore(query, snapshot.answer);
    await this.host.updateComplete;
    const position = (tab.get(`place.${id}`) ?? {}) as Partial<Position>;
    if (isCurrent()) {
      const isDrawn = () => !this.host.cardList.isBusy;
      // The browser's own restoration would scroll by pixels, and perhaps after this one.
      this.#pageRestoration ??= history.scrollRestoration;
      history.scrollRestoration = 'manual';
      restorePosition(this.host.grid, position, interaction, isCurrent, isDrawn);
    }
    return true;
  }

  #onChange({status, answer}: SearchState, {scope, history}: SearchStore): void {
    // Back has led to another entry, which is not on screen yet.
    if (history.isChanged) return;
    const isSettled = status !== 'idle' && status !== 'loading' && status !== 'refreshing';
    // Back during the first search leads to an address that is not the search's.
    if (this.#address || isSettled) this.#address = listAddress(location);
    if (status !== 'ready' || !answer || !scope.followsAddress) return;
    if (!entryName()) nameEntry(this.#id || createEntryName());
    const id = entryName();
    // The browser may refuse the name; Back to this entry then searches again.
    if (!id) return;
    this.#id = id;
    this.#storage.set(id, {answer, address: this.#address});
  }

  #onLeave(): void {
    // A page that was rendered ahead becomes visible when it is opened, before it can store anything.
    if (isPrerendering()) return;
    // The next page to show this entry may not restore its position.
    if (this.#pageRestoration) history.scrollRestoration = this.#pageRestoration;
    this.#pageRestoration = undefined;
    this.#keepPosition();
    this.#storage.flush();
  }

  #keepPosition(): void {
    const {grid} = this.host;
    // A list that has stepped aside for the fallback has no position.
    if (this.#id && grid.checkVisibility()) tab.set(`place.${this.#id}`, readPosition(grid));
  }
}
