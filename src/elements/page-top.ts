import type {SearchStartEvent} from '../store/events.ts';
import type {SearchResultsElement} from './search-results.ts';

/**
 * Another query begins at the top of the page, as a page of its own would, where the list has been scrolled into: its
 * first results are there, and what is told of it.
 */
export function beginAtTop(list: SearchResultsElement, leaving: AbortSignal): void {
  const begin = ({query: {query}}: SearchStartEvent) => {
    const shown = list.store.state.answer?.request.query;
    if (query && query !== shown && list.getBoundingClientRect().top < 0) scrollTo(0, 0);
  };
  list.addEventListener('search-start', begin, {signal: leaving});
}
