import type {ReactiveController} from 'lit';
import type {ResultsHost} from '../results-host.ts';

/** Pages that load without the shopper asking: a footer must stay reachable. */
const AUTOMATIC_PAGES = 3;

/** Loads the next page of a `paging="infinite"` list when its end comes near, and moves focus by the keys of a feed (ARIA practices). */
export class Feed implements ReactiveController {
  readonly #host: ResultsHost;
  readonly #observer = new IntersectionObserver(entries => this.#onIntersection(entries), {
    rootMargin: '50%',
  });
  #remaining = AUTOMATIC_PAGES;
  #length = 0;
  #isLoading = false;

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    this.#host.grid.addEventListener('keydown', this.#onKeydown);
  }

  hostUpdated(): void {
    this.#observer.disconnect();
    const {answer} = this.#host.store.state;
    if (!answer) return;
    // After a page that the shopper asked for, as many load automatically again.
    if (!this.#isLoading && answer.hits.length !== this.#length) this.#remaining = AUTOMATIC_PAGES;
    this.#length = answer.hits.length;
    // Observed again after each update, since an end that stays in view is reported once only.
    const foot = this.#host.shadowRoot?.querySelector('[part=foot]');
    if (foot && this.#host.isConnected) this.#observer.observe(foot);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#host.grid.removeEventListener('keydown', this.#onKeydown);
  }

  #onIntersection(entries: readonly IntersectionObserverEntry[]): void {
    const {store} = this.#host;
    const {status, answer} = store.state;
    const isNear = entries.at(-1)?.isIntersecting;
    if (isNear && status === 'ready' && answer?.next !== undefined && this.#remaining) void this.#loadMore();
  }

  async #loadMore(): Promise<void> {
    this.#remaining--;
    this.#isLoading = true;
    await this.#host.store.loadMore();
    await this.#host.updateComplete;
    this.#isLoading = false;
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const target = this.#targetOf(event);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  /** Page Down and Page Up move between cards; Ctrl+End and Ctrl+Home leave the feed. */
  #targetOf({key, ctrlKey, target}: KeyboardEvent): HTMLElement | null | undefined {
    const cards = [...this.#host.grid.querySelectorAll<HTMLElement>(':scope > .search-card[role=article]')];
    const current = cards.findIndex(card => card.contains(target as Node));
    if (key === 'PageDown') return cards[current + 1];
    if (key === 'PageUp') return cards[current - 1];
    const root = this.#host.shadowRoot;
    if (ctrlKey && key === 'End') return root?.querySelector<HTMLElement>('[part=foot] :is(button, a)');
    if (ctrlKey && key === 'Home') return root?.querySelector<HTMLElement>('[part=toolbar] select');
    return undefined;
  }
}
