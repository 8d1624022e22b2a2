import type {Product} from './catalogue.ts';

/** The products a file holds, and what was wrong with the rest of it. */
export interface ImportedProducts {
  readonly products: readonly Product[];
  readonly problems: readonly string[];
}
