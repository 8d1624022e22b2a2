import {Drop} from 'liquidjs';

/** Liquid's `collections` and the like: iterable, and indexed by handle, `collections['summer']`. */
export class LiquidRecords<LiquidRecord> extends Drop {
  readonly #handles: Iterable<string>;
  readonly #find: (handle: string) => LiquidRecord | null;

  /** @param find describes the record with a handle; records are described once a template reads them. */
  constructor(handles: Iterable<string>, find: (handle: string) => LiquidRecord | null) {
    super();
    this.#handles = handles;
    this.#find = find;
  }

  *[Symbol.iterator](): Generator<LiquidRecord> {
    for (const handle of this.#handles) {
      const record = this.#find(handle);
      if (record !== null) yield record;
    }
  }

  get size(): number {
    return [...this.#handles].length;
  }

  get first(): LiquidRecord | undefined {
    return [...this][0];
  }

  override liquidMethodMissing(handle: string | number): LiquidRecord | null {
    return this.#find(String(handle));
  }
}
