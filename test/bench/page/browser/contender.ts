/** The interface of a contestant's page to the gauge. */
export interface Contender {
  /** Resolves when the box handles input: text typed from then on gets an answer, even if its code is not loaded yet. */
  readonly usable: Promise<unknown>;
  /** Resolves when that code is loaded, if it is loaded on first use. */
  loaded?(): Promise<unknown>;
  /** Searches on the results page; a search box alone has none. */
  search?(query: string): void;
  /** The titles of the results on screen, in order. */
  titles(): ArrayLike<Element>;
  /** The titles in the suggestions, if they are different elements. */
  options?(): ArrayLike<Element>;
  /** The counts of all facet values on screen. */
  counts?(): ArrayLike<Element>;
  /** Whether results out of view are not rendered. */
  readonly rendersInView?: boolean;
  /** Called before each search, to lift limits that would stop a machine but no shopper. */
  prepare?(): void;
}
