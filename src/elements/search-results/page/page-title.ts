import {BROWSE} from '../../../core/contract/limits.ts';
import type {ResultsHost} from '../results-host.ts';

/**
 * Has the document's title follow a list with `data-title`: a text in which `{query}` and `{count}` stand for what is
 * shown and how many results there are. Where nothing is asked, or the service is out, the title is the page's own.
 */
export function followTitle({store, dataset}: ResultsHost, leaving: AbortSignal): void {
  const own = document.title;
  let written = own;
  const write = (title: string) => {
    document.title = title;
    written = document.title;
  };
  const undo = store.subscribe(({answer, status}) => {
    if (dataset.title === undefined) return;
    const query = answer?.request.query;
    const count = answer?.total.toLocaleString(store.services.config.locale);
    const words = dataset.title.replace(/\{(query|count)\}/g, (_, name) =>
      String(name === 'count' ? count : query === BROWSE && store.scope.query ? '' : query),
    );
    write(answer && !/degraded|unavailable/.test(status) ? words : own);
  });
  leaving.addEventListener('abort', () => {
    undo();
    // Who else has changed it since knows better.
    if (document.title === written) write(own);
  });
}
