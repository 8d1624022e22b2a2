import type {Feature, ListHost} from '../feature.ts';

/** Number of pages that load automatically in a row; the page's footer must stay reachable. */
const AUTOMATIC_PAGES = 3;

/** Loads the next page of a `paging="infinite"` list when its end comes near, and moves focus by the keys of a feed (ARIA practices). */
export const feed: Feature = (list, signal) => {
  list.grid.addEventListener('keydown', event => onKeydown(event, list), {signal});
  return loadAhead(list, signal);
};

/** Loads pages automatically, up to `AUTOMATIC_PAGES` in a row. */
function loadAhead(list: ListHost, signal: AbortSignal) {
  let remaining = AUTOMATIC_PAGES;
  let length = 0;
  let isLoading = false;
  const loadMore = async () => {
    remaining--;
    isLoading = true;
    await list.store.loadMore();
    await list.updateComplete;
    isLoading = false;
  };
  const onIntersection = (entries: readonly IntersectionObserverEntry[]) => {
    const {status, answer} = list.store.state;
    const isNear = entries.at(-1)?.isIntersecting;
    if (isNear && status === 'ready' && answer?.next !== undefined && remaining) void loadMore();
  };
  const observer = new IntersectionObserver(onIntersection, {rootMargin: '50%'});
  signal.addEventListener('abort', () => observer.disconnect());
  return {
    hostUpdated() {
      observer.disconnect();
      const {answer} = list.store.state;
      if (!answer) return;
      // A page that the shopper requests restarts the count.
      if (!isLoading && answer.hits.length !== length) remaining = AUTOMATIC_PAGES;
      length = answer.hits.length;
      // Observes the foot again after each update, since the observer reports an element that stays in view only once.
      const foot = list.shadowRoot?.querySelector('[part=foot]');
      if (foot) observer.observe(foot);
    },
  };
}

function onKeydown(event: KeyboardEvent, list: ListHost): void {
  const target = targetOf(event, list);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Page Down and Page Up move between cards; Ctrl+End and Ctrl+Home leave the feed. */
function targetOf(
  {key, ctrlKey, target}: KeyboardEvent,
  {grid, shadowRoot}: ListHost,
): HTMLElement | null | undefined {
  const cards = [...grid.querySelectorAll<HTMLElement>(':scope > .search-card[role=article]')];
  const current = cards.findIndex(card => card.contains(target as Node));
  if (key === 'PageDown') return cards[current + 1];
  if (key === 'PageUp') return cards[current - 1];
  if (ctrlKey && key === 'End') return shadowRoot?.querySelector<HTMLElement>('[part=foot] :is(button, a)');
  if (ctrlKey && key === 'Home') return shadowRoot?.querySelector<HTMLElement>('[part=toolbar] select');
  return undefined;
}
