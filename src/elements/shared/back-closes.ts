import {isOverlayEntry, pushOverlayEntry} from '../../service/browser/history.ts';

/**
 * Closes an overlay on Back: the browser's button, Android's, and the swipe on iOS. Back changes nothing else, also after searches while
 * the overlay is open.
 */
export class BackCloses {
  readonly #onBack: () => void;
  #phase: 'closed' | 'open' | 'leaving' = 'closed';
  #listening = new AbortController();
  #hasEntry = false;
  /** The address that the page is to keep. */
  #address = '';
  #hasSearched = false;

  /** @param onBack closes the overlay. */
  constructor(onBack: () => void) {
    this.#onBack = onBack;
  }

  /** Adds the history entry that Back leaves. */
  open(): void {
    if (this.#phase !== 'closed') return;
    this.#phase = 'open';
    this.#listening = new AbortController();
    // Listens in the capture phase, before a list searches by the address.
    addEventListener('popstate', this.#onPopState, {capture: true, signal: this.#listening.signal});
    this.#hasEntry = pushOverlayEntry();
    this.#address = location.href;
    this.#hasSearched = false;
  }

  /** Remembers the address of a search that has started since. */
  keepAddress(): void {
    if (this.#phase !== 'open' || location.href === this.#address) return;
    this.#address = location.href;
    this.#hasSearched = true;
  }

  /** Removes the history entry, unless a search has taken it over. Resolves when it is gone. */
  async close(): Promise<void> {
    if (this.#phase === 'closed') return;
    const {signal} = this.#listening;
    const closed = new Promise(resolve => signal.addEventListener('abort', resolve));
    if (this.#phase === 'open') {
      this.#phase = 'leaving';
      // As asynchronous as Back: a form can't be submitted within its own submission.
      if (this.#hasEntry && isOverlayEntry()) history.back();
      else setTimeout(() => this.#end());
    }
    await closed;
  }

  readonly #onPopState = (event: PopStateEvent): void => {
    const isKept = location.href === this.#address;
    const isUndone = !isKept && this.#hasSearched && this.#phase === 'open';
    if (this.#hasEntry && (isKept || isUndone)) event.stopImmediatePropagation();
    this.#phase = 'leaving';
    // Back has undone the latest search: Forward restores it.
    if (isUndone) history.forward();
    else this.#end();
    this.#onBack();
  };

  #end(): void {
    this.#phase = 'closed';
    this.#listening.abort();
  }
}
