import type {Entry} from './entry.ts';

/**
 * The dates by which records are newer than others, as sortable numbers: the first one counts, and the second one if
 * that is equal. A product counts by its creation, and by its publication in a catalogue that was imported in bulk.
 */
export function datesOf(entries: readonly Entry[]): (readonly [first: number, second: number])[] {
  const isBulk = isImportedInBulk(entries);
  return entries.map(({contentType, record}) => {
    if (contentType !== 'product') return [timeOf(record.publishedAt), 0];
    const created = timeOf(record.createdAt);
    const published = timeOf(record.publishedAt) || created;
    return isBulk ? [published, created] : [created, published];
  });
}

/** Whether all products were created within a day. */
function isImportedInBulk(entries: readonly Entry[]): boolean {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const {contentType, record} of entries) {
    if (contentType !== 'product') continue;
    const created = timeOf(record.createdAt);
    [first, last] = [Math.min(first, created), Math.max(last, created)];
  }
  return last - first < DAY;
}

const DAY = 24 * 60 * 60 * 1000;

/** 0, the oldest, without a date. */
function timeOf(date: string | undefined): number {
  return (date && Date.parse(date)) || 0;
}
