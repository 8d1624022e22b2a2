import type {SearchStartEvent} from '../store/events.ts';
import type {SearchResultsElement} from './search-results.ts';

/**
 * Another search begins where its first results are, where the list has been scrolled into: another query at the top of the
 * page, as a page of its own would; other filters or another order at the top of the list. Not where that took what the
 * shopper is choosing with off the screen, as a panel above the list.
 */
export function beginAtTop(list: SearchResultsElement, leaving: AbortSignal): void {
  const begin = ({query: {query}}: SearchStartEvent) => {
    const {scope, state, adds} = list.store;
    if (adds || list.getBoundingClientRect().top >= 0) return;
    if ((query || scope.query) !== state.answer?.request.query) return scrollTo(0, 0);
    const {activeElement} = document;
    const control = activeElement?.shadowRoot?.activeElement ?? activeElement;
    const place = scrollY;
    list.scrollIntoView({behavior: 'instant'});
    const top = control?.getBoundingClientRect().top ?? -1;
    if (top < 0 || top > innerHeight) scrollTo({top: place, behavior: 'instant'});
  };
  list.addEventListener('search-start', begin, {signal: leaving});
}
