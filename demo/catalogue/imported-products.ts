import type {Product} from './catalogue.ts';

/** The products of a file, and the problems found in it. */
export interface ImportedProducts {
  readonly products: readonly Product[];
  readonly problems: readonly string[];
}
