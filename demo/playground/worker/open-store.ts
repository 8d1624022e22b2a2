import type {Hono} from 'hono';
import {createEndpoint} from '../../service/endpoint.ts';
import {type Tokenizer, withTokenizer} from '../../service/language/tokenizer.ts';
import {ServiceLimits} from '../../service/limits.ts';
import type {Searcher} from '../../service/searcher.ts';
import {createSearchers} from '../../service/searchers.ts';
import {readState} from '../../service/states.ts';
import {createStoreTokenizer} from '../dictionary/store-dictionary.ts';
import type {PackedStore} from '../pack/packed-store.ts';

/** A store of the worker: its data, and the endpoint of its service. */
export interface OpenStore {
  readonly store: PackedStore['store'];
  readonly endpoint: Hono;
}

/** The path of a store's service, in the state `:state` or `normal`. */
export const SEARCH_PATH = 'store/:name{[a-z]+}/search';
export const STATE_PATH = 'store/:name{[a-z]+}/state/:state{[a-z-]+}/search';

/** Opens a packed store. */
export function openStore({store, indexes, dictionary}: PackedStore, base: string): OpenStore {
  const tokenizer = createStoreTokenizer(dictionary);
  const searcherFor = withTokenizer(tokenizer, () => createSearchers(store, indexes));
  const endpoint = createEndpoint({
    path: `${base}*`,
    searcherFor: locale => speaking(tokenizer, searcherFor(locale)),
    // Nothing verifies them: the site has no pixel.
    signer: {sign: () => crypto.randomUUID()},
    limits: new ServiceLimits({visitor: 1000, shop: 1000, combined: 1000}),
    stateOf: ({req}) => readState(/\/state\/([a-z-]+)\/search$/.exec(req.path)?.[1]),
  });
  return {store, endpoint};
}

/** A searcher that searches by the words of its own store, because the process has one dictionary. */
function speaking(tokenizer: Tokenizer, searcher: Searcher): Pick<Searcher, 'find' | 'findNatively'> {
  return {
    find: request => withTokenizer(tokenizer, () => searcher.find(request)),
    findNatively: request => searcher.findNatively(request),
  };
}
