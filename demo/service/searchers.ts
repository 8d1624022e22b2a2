import type {Catalogue, StoreData} from '../catalogue/catalogue.ts';
import {type Entry, entriesOf} from './entry.ts';
import type {IndexData} from './index/index-builder.ts';
import {Searcher} from './searcher.ts';

/** Indexes the records of a catalogue, by their texts and their other names. */
export type BuildIndex = (
  entries: readonly Entry[],
  aliasesOf: (entry: Entry) => readonly string[],
  locale: string,
) => IndexData;

/** Indexes each catalogue of a store. */
export function indexStore({catalogues}: StoreData, build: BuildIndex): IndexData[] {
  return catalogues.map(catalogue => {
    const others = catalogues.filter(each => each !== catalogue);
    return build(entriesOf(catalogue), aliasesIn(others), catalogue.locale);
  });
}

/**
 * Chooses the searcher for the `locale` of a request (§4.1), or the store's default for an unknown language.
 *
 * @param indexes of the store's catalogues, in their order.
 */
export function createSearchers(
  {catalogues, admin}: StoreData,
  indexes: readonly IndexData[],
): (locale: string | undefined) => Searcher {
  const searchers = catalogues.map((catalogue, place) => {
    const index = indexes[place];
    if (!index) throw new RangeError(`The catalogue ${catalogue.locale} has no index`);
    return [languageOf(catalogue.locale), new Searcher(catalogue, admin, index)] as const;
  });
  // The first of a language counts.
  const byLanguage = new Map(searchers.toReversed());
  const [[, fallback]] = searchers as [readonly [string, Searcher]];
  return locale => byLanguage.get(languageOf(locale ?? '')) ?? fallback;
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
