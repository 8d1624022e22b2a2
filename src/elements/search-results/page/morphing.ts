import type {ResultsHost} from '../results-host.ts';

/** A theme that renders its section anew by morphing may take away what its HTML does not have. */
export function surviveMorphing(list: ResultsHost, cards: HTMLElement, leaving: AbortSignal): void {
  const observer = new MutationObserver(() => {
    list.dataset.state ??= list.store.state.status;
    if (cards.parentNode !== list) list.append(cards);
  });
  observer.observe(list, {childList: true, attributeFilter: ['data-state']});
  leaving.addEventListener('abort', () => observer.disconnect());
}
