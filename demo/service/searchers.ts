import type {Catalogue, StoreData} from '../catalogue/catalogue.ts';
import {type Entry, entriesOf} from './entry.ts';
import type {OnIndexed} from './index/index-builder.ts';
import {IndexCache} from './index/index-cache.ts';
import {Searcher} from './searcher.ts';

/** Chooses the searcher for the `locale` of a request (§4.1), or the store's default for an unknown language. */
export function createSearchers(
  store: StoreData,
  onIndexed?: OnIndexed,
): (locale: string | undefined) => Searcher {
  const [fallback, ...others] = store.catalogues;
  const own = createSearcher(fallback, store, onIndexed);
  const searchers = new Map(
    others.map(each => [languageOf(each.locale), createSearcher(each, store, onIndexed)]),
  );
  searchers.set(languageOf(fallback.locale), own);
  return locale => searchers.get(languageOf(locale ?? '')) ?? own;
}

function createSearcher(catalogue: Catalogue, store: StoreData, onIndexed?: OnIndexed): Searcher {
  const others = store.catalogues.filter(each => each !== catalogue);
  const index = new IndexCache().load(entriesOf(catalogue), aliasesIn(others), onIndexed, catalogue.locale);
  return new Searcher(catalogue, store.admin, index);
}

/** Collects each record's title and type in the store's other languages. */
function aliasesIn(catalogues: readonly Catalogue[]): (entry: Entry) => readonly string[] {
  const aliases = new Map<string, string[]>();
  for (const entry of catalogues.flatMap(entriesOf)) {
    const {contentType, record} = entry;
    const names = contentType === 'product' ? [record.title, record.type] : [record.title];
    aliases.set(keyOf(entry), [...(aliases.get(keyOf(entry)) ?? []), ...names]);
  }
  return entry => aliases.get(keyOf(entry)) ?? [];
}

function keyOf({contentType, record}: Entry): string {
  return `${contentType} ${record.id}`;
}

/** `en` of `en-GB`. */
function languageOf(locale: string): string {
  return locale.toLowerCase().split('-')[0] ?? '';
}
