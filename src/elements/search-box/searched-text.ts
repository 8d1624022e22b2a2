import {getStore} from '../../store/registry.ts';
import type {SearchStore} from '../../store/search-store.ts';
import type {BoxHost, BoxPart} from './box-host.ts';

/** Shows the query of the page's search in the field, but never over a text that the shopper is typing. */
export const searchedText: BoxPart = (box, signal) => {
  let followed: SearchStore | undefined;
  let unsubscribe: (() => void) | undefined;
  /** The box may have another `instance`, or a field that was added late. */
  const follow = () => {
    const store = box.store ?? getStore(box.instance);
    if (!box.field.input || store === followed) return;
    unsubscribe?.();
    followed = store;
    unsubscribe = store.subscribe(({query}) => {
      if (store.acceptsQueries) show(box, query.query);
    });
  };
  signal.addEventListener('abort', () => unsubscribe?.());
  follow();
  return follow;
};

function show(box: BoxHost, query: string): void {
  const {input, text} = box.field;
  const {searched} = box.model;
  if (!input || query === searched) return;
  // A text that was searched for no longer counts as typed.
  const isTyped = text !== (searched || input.defaultValue);
  const isUsed = searched === '' || input.matches(':focus');
  box.change(model => ({...model, searched: query}));
  if (!(isTyped && isUsed)) box.field.write(query);
}
