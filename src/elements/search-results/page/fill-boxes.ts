import type {ResultsHost} from '../results-host.ts';

/**
 * A box whose code nobody has needed yet shows what is searched for too, as after Back; but not over what was typed
 * before the shopper left, which the browser gives back, until they search for something else.
 */
export function fillBoxes({store, instance}: ResultsHost, leaving: AbortSignal): void {
  let searched = '';
  const undo = store.subscribe(({query: {query}}) => {
    if (!store.acceptsQueries || !query || query === searched) return;
    for (const input of document.querySelectorAll<HTMLInputElement>('search-box:not(:defined) [name=q]')) {
      if (input.closest('search-box')?.getAttribute('instance') !== instance) continue;
      input.defaultValue = query;
      if (searched) input.value = query;
    }
    searched = query;
  });
  leaving.addEventListener('abort', undo);
}
