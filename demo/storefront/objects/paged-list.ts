/** All records of a list of which Liquid sees the first ones. */
export interface Pages {
  readonly count: number;
  readonly slice: (start: number, end: number) => readonly unknown[];
}

/** The most records of a list without `{% paginate %}`, like on the platform. */
const VISIBLE = 50;

const pagesByList = new WeakMap<object, Pages>();

/** Lists the first records for Liquid. `{% paginate %}` describes those of any page. */
export function pagedList<Source, LiquidRecord>(
  sources: readonly Source[],
  describe: (source: Source) => LiquidRecord,
): readonly LiquidRecord[] {
  const visible = sources.slice(0, VISIBLE).map(describe);
  pagesByList.set(visible, {
    count: sources.length,
    slice: (start, end) => sources.slice(start, end).map(describe),
  });
  return visible;
}

/** The pages of a list; a list of other records is what Liquid sees of it. */
export function pagesOf(list: Iterable<unknown>): Pages {
  const items = Array.from(list);
  return pagesByList.get(list) ?? {count: items.length, slice: (start, end) => items.slice(start, end)};
}
