import type {StoreData} from '../../catalogue/catalogue.ts';
import type {IndexData} from '../../service/index/index-builder.ts';
import type {DictionaryData} from '../dictionary/store-dictionary.ts';

/** A store with everything that its search needs, so that a browser indexes nothing and loads no dictionary. */
export interface PackedStore {
  readonly store: StoreData;
  /** Of the store's catalogues, in their order. */
  readonly indexes: readonly IndexData[];
  readonly dictionary: DictionaryData;
}

export function writePacked(packed: PackedStore): string {
  return JSON.stringify(packed, (_, value) =>
    value instanceof Uint32Array || value instanceof Int32Array ? Array.from(value) : value,
  );
}

export function readPacked(text: string): PackedStore {
  const packed = JSON.parse(text) as Packed;
  return {...packed, indexes: packed.indexes.map(readIndex)};
}

type Lists<T> = {
  readonly [K in keyof T]: T[K] extends Uint32Array | Int32Array ? number[] : T[K];
};
type PackedIndex = Lists<Omit<IndexData, 'postings' | 'codes'>> & {
  readonly postings: Lists<IndexData['postings']>;
  readonly codes: Lists<IndexData['codes']>;
};
type Packed = Omit<PackedStore, 'indexes'> & {readonly indexes: readonly PackedIndex[]};

function readIndex({names, postings, codes, heads, ...index}: PackedIndex): IndexData {
  return {
    ...index,
    names: Uint32Array.from(names),
    postings: {starts: Uint32Array.from(postings.starts), records: Uint32Array.from(postings.records)},
    codes: {codes: codes.codes, places: Uint32Array.from(codes.places)},
    heads: Int32Array.from(heads),
  };
}
