import type {Answer} from '../../../core/contract/answer.ts';
import type {ResultsHost} from '../results-host.ts';

/** Pages that are added by themselves before the shopper is asked: a footer must be reachable. */
const UNASKED = 3;

const feeds = new WeakMap<ResultsHost, Feed>();

/** The feed of a list. */
export function feedOf(list: ResultsHost, cards: HTMLElement): Feed {
  const feed = feeds.get(list) ?? new Feed(list, cards);
  feeds.set(list, feed);
  return feed;
}

/** A list that goes on by itself when its end comes near: a feed, as the ARIA practices have it. */
class Feed {
  readonly #list: ResultsHost;
  readonly #cards: HTMLElement;
  readonly #observer: IntersectionObserver;
  #unasked = UNASKED;
  #length = 0;
  #isLoading = false;

  constructor(list: ResultsHost, cards: HTMLElement) {
    this.#list = list;
    this.#cards = cards;
    this.#observer = new IntersectionObserver(entries => this.#onSight(entries), {rootMargin: '50%'});
    cards.addEventListener('keydown', event => this.#onKeydown(event));
  }

  /** Says what each card is, and watches for the end; after each time the list is drawn. @param name of the feed. */
  describe({total, hits}: Answer, name: string): void {
    const first = hits[0]?.position ?? 0;
    const cards = this.#cards;
    // The shopper asked for these: as many pages again come by themselves.
    if (!this.#isLoading && hits.length !== this.#length) this.#unasked = UNASKED;
    this.#length = hits.length;
    cards.role = 'feed';
    cards.ariaLabel = name;
    for (const [index, card] of this.#shown.entries()) {
      const link = card.querySelector('a');
      card.role = 'article';
      card.tabIndex = 0;
      card.ariaPosInSet = `${first + index + 1}`;
      // Of a degraded service the total is not known (§3).
      card.ariaSetSize = `${total || -1}`;
      if (!link) continue;
      link.id ||= `search-${crypto.getRandomValues(new Uint32Array(1))}`;
      card.setAttribute('aria-labelledby', link.id);
    }
    this.#watch();
  }

  /** The cards, without the skeletons of those that are on their way. */
  get #shown(): HTMLElement[] {
    return ([...this.#cards.children] as HTMLElement[]).slice(0, this.#length);
  }

  /** Anew each time: an end that stays in sight is told of once only. */
  #watch(): void {
    this.#observer.disconnect();
    const foot = this.#list.shadowRoot?.querySelector('[part=foot]');
    if (foot && this.#list.isConnected) this.#observer.observe(foot);
  }

  #onSight(entries: readonly IntersectionObserverEntry[]): void {
    const {store} = this.#list;
    const {status, answer} = store.state;
    if (!entries.at(-1)?.isIntersecting || status !== 'ready' || answer?.next === undefined || !this.#unasked)
      return;
    this.#unasked--;
    this.#isLoading = true;
    void store.loadMore().then(async () => {
      await this.#list.updateComplete;
      this.#isLoading = false;
    });
  }

  #onKeydown(event: KeyboardEvent): void {
    const target = this.#goal(event);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  /** Page Down and Page Up go from card to card; Ctrl with End and Home behind the feed and before it. */
  #goal({key, ctrlKey, target}: KeyboardEvent): HTMLElement | null | undefined {
    const cards = this.#shown;
    const here = cards.findIndex(card => card.contains(target as Node));
    if (key === 'PageDown') return cards[here + 1];
    if (key === 'PageUp') return cards[here - 1];
    const outside = {End: '[part=foot] :is(button, a)', Home: '[part=toolbar] select'}[ctrlKey ? key : ''];
    return outside ? this.#list.shadowRoot?.querySelector<HTMLElement>(outside) : undefined;
  }
}
