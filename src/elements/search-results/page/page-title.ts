import {BROWSE} from '../../../core/contract/constants.ts';
import type {SearchState} from '../../../store/search-state.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import type {ResultsHost} from '../results-host.ts';

/**
 * Sets the document's title while a list with `data-title` shows results: a text in which `{query}` and `{count}` stand for
 * what is shown. The title is the page's own while nothing is searched for or the service is out.
 */
export class PageTitle extends StoreFollower<ResultsHost> {
  protected follow(store: SearchStore, signal: AbortSignal): void {
    const own = document.title;
    let written = own;
    const write = (title: string) => {
      document.title = title;
      // The browser trims it.
      written = document.title;
    };
    const unsubscribe = store.subscribe(state => {
      const {title} = this.host.dataset;
      if (title !== undefined)
        write(hasResults(state) ? fill(title, store, this.host.localization?.locale) : own);
    });
    signal.addEventListener('abort', () => {
      unsubscribe();
      // Unless another script has changed it since.
      if (document.title === written) write(own);
    });
  }
}

const hasResults = ({answer, status}: SearchState) =>
  answer && status !== 'degraded' && status !== 'unavailable';

function fill(title: string, {state: {answer}, scope}: SearchStore, locale: string | undefined): string {
  const {query = ''} = answer?.request ?? {};
  const values = {
    query: query === BROWSE && scope.query ? '' : query,
    count: answer?.total.toLocaleString(locale) ?? '',
  };
  return title.replace(/\{(query|count)\}/g, (_, name: 'query' | 'count') => values[name]);
}
