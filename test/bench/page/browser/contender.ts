/** What each contender's page tells of itself and can be told to do. */
export interface Contender {
  /** Resolves when the box answers to what is typed. */
  readonly usable: Promise<unknown>;
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
