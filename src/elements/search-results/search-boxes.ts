import {whenOpen} from '../../service/browser/prerendering.ts';
import {resultsPageSize} from '../../service/browser/results-page-size.ts';
import {type Feature, instanceOf} from './feature.ts';

/**
 * Shows the query in search boxes whose code is not loaded yet, also after Back. Keeps a text that the browser restored into a box until
 * the shopper searches for something else.
 */
export const untouchedBoxes: Feature = (list, signal) => {
  const {store} = list;
  let shown = '';
  const unsubscribe = store.subscribe(({query: {query}}) => {
    if (!store.acceptsQueries || !query || query === shown) return;
    for (const input of untouchedInputs(list.instance)) {
      input.defaultValue = query;
      if (shown) input.value = query;
    }
    shown = query;
  });
  signal.addEventListener('abort', unsubscribe);
};

function untouchedInputs(instance: string): HTMLInputElement[] {
  const inputs = document.querySelectorAll<HTMLInputElement>('search-box:not(:defined) [name=q]');
  return [...inputs].filter(input => instanceOf(input.closest('search-box')) === instance);
}

/** Remembers the size of the results page on the device: search boxes of other pages request as many results. */
export const rememberedPageSize: Feature = ({store}, signal) => {
  const unsubscribe = store.subscribe(({status}) => {
    const {pageSize} = store.scope;
    if (status !== 'ready' || !store.acceptsQueries || resultsPageSize.get() === pageSize) return;
    whenOpen(() => resultsPageSize.set(pageSize));
  });
  signal.addEventListener('abort', unsubscribe);
};
