/** What each contender's page tells of itself and can be told to do. */
export interface Contender {
  /** Resolves when the box hears keys: what is typed from then on is answered, be it by code that is yet to come. */
  readonly usable: Promise<unknown>;
  /** Resolves when that code is here, where it comes with the first touch. */
  loaded?(): Promise<unknown>;
  /** Has the results page show a search. A box alone has none. */
  search?(query: string): void;
  /** The titles of what was found on screen, in order. */
  titles(): ArrayLike<Element>;
  /** The titles of what a box shows while it is typed into, where that is something else. */
  options?(): ArrayLike<Element>;
  /** The counts of all facet values on screen. */
  counts?(): ArrayLike<Element>;
  /** Results out of view are not rendered. */
  readonly rendersInView?: boolean;
  /** Before each search: whatever would keep a machine, but no shopper, from searching on. */
  prepare?(): void;
}
