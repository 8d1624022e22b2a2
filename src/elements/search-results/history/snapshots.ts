import type {PageQuery} from '../../../core/query/page-query.ts';
import {listAddress} from '../../../core/query/page-url.ts';
import {createEntryName, entryName, nameEntry} from '../../../service/browser/history.ts';
import {isPrerendering} from '../../../service/browser/prerendering.ts';
import {tab} from '../../../service/browser/storage.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import type {SearchState} from '../../../store/store.ts';
import {StoreFollower, type StoreHost} from '../../../store/store-controller.ts';
import {type Position, readPosition, restorePosition, untilInteraction} from './position.ts';
import {SnapshotStorage} from './snapshot-storage.ts';

export interface SnapshotsHost extends StoreHost {
  readonly grid: HTMLElement;
  /** Whether the cards are not those of the latest search yet. */
  readonly isBusy: boolean;
}

/**
 * Keeps a snapshot for each history entry, so that Back and Forward restore pages, scroll position and focus without a request
 * and without an event. An entry whose snapshot could not be stored, or is out of date, is searched for again. Other scripts may change
 * the entry's state, and parameters that are not the list's: an entry without a name is known by its address.
 */
export class Snapshots extends StoreFollower<SnapshotsHost> {
  readonly #storage = new SnapshotStorage();
  /** The entry that is on screen; empty while another one is being shown. */
  #id = '';
  /** What the address says of the list on screen, or on its way. */
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
   * Shows what the current entry showed, and where the shopper was in it.
   *
   * @param query what the entry's address asks for.
   * @returns `false` if a search has to do that: without a snapshot, unless its results are on screen or on their way.
   */
  async restore(query: PageQuery): Promise<boolean> {
    this.#keepPosition();
    const address = listAddress(location);
    const isShown = address === this.#address;
    // A link to a fragment, or another script, made an entry that shows the same.
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
      const isDrawn = () => !this.host.isBusy;
      // The browser would scroll by pixels, and perhaps after this.
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
    // Back during the first search leads to another address than that search's.
    if (this.#address || isSettled) this.#address = listAddress(location);
    if (status !== 'ready' || !answer || !scope.followsAddress) return;
    if (!entryName()) nameEntry(this.#id || createEntryName());
    const id = entryName();
    // Without a name, which the browser may refuse, Back to this entry searches again.
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
