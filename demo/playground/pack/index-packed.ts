import type {StoreData} from '../../catalogue/catalogue.ts';
import {buildIndex, type OnIndexed} from '../../service/index/index-builder.ts';
import {type Tokenizer, withTokenizer} from '../../service/language/tokenizer.ts';
import {readSearchRequest} from '../../service/parameters.ts';
import {createSearchers, indexStore} from '../../service/searchers.ts';
import {DictionaryRecorder} from '../dictionary/recorder.ts';
import type {PackedStore} from './packed-store.ts';

export interface PackOptions {
  /** Words of queries that the store writes in another way. */
  readonly spellings?: readonly string[];
  readonly onIndexed?: OnIndexed;
}

/** Indexes a store with a dictionary and packs what the search needs of both. */
export function packWith(
  dictionary: Tokenizer,
  store: StoreData,
  {spellings = [], onIndexed}: PackOptions = {},
): PackedStore {
  const recorder = new DictionaryRecorder(dictionary);
  return withTokenizer(recorder.tokenize, () => {
    const indexes = indexStore(store, (entries, aliasesOf, locale) =>
      buildIndex(entries, aliasesOf, onIndexed, locale),
    );
    search(store, createSearchers(store, indexes), spellings);
    return {store, indexes, dictionary: recorder.data()};
  });
}

/** Searches for what shoppers search for, so that the recorder meets the words of queries too. */
function search(
  {catalogues}: StoreData,
  searcherFor: ReturnType<typeof createSearchers>,
  spellings: readonly string[],
): void {
  for (const {locale, products} of catalogues) {
    const names = products.slice(0, MOST).flatMap(({title, type, tags}) => [title, type, ...tags]);
    for (const query of new Set([...names, ...spellings])) {
      searcherFor(locale).find(readSearchRequest(new URLSearchParams({q: query})));
    }
  }
}

const MOST = 2000;
