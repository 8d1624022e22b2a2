import type {Entry} from '../entry.ts';
import {plainText} from '../item.ts';

/** The fields of a record, weighted by how much a word in them says about it. */
export const BOOSTS = {title: 8, type: 4, vendor: 4, tags: 3, options: 1.5, sku: 3, aliases: 2, body: 1};

/** Fields that name a record; the others only mention words. */
export const NAMING: ReadonlySet<Field> = new Set<Field>([
  'title',
  'type',
  'vendor',
  'tags',
  'aliases',
  'sku',
]);

export type Field = keyof typeof BOOSTS;
export type Texts = Partial<Record<Field, readonly string[]>>;

/** @param aliases other names of the record, such as its title in the store's other language. */
export function textsOf({contentType, record}: Entry, aliases: readonly string[]): Texts {
  const texts = {title: [record.title], tags: record.tags, aliases, body: sentences(record.body)};
  if (contentType === 'article') return {...texts, vendor: [record.author ?? '']};
  if (contentType === 'page') return texts;
  return {
    ...texts,
    type: [record.type],
    vendor: [record.vendor],
    options: [...new Set(record.variants.flatMap(variant => variant.options))],
    sku: record.variants.flatMap(variant => variant.sku ?? []),
  };
}

/** Splits bodies into sentences: records of one catalogue share them, and each is analysed once. */
function sentences(body: string): string[] {
  return plainText(body).split(/(?<=[。．！？])|(?<=[.!?])\s/);
}
