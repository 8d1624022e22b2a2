import type {AXES, Bilingual, COLOURS, TAGS, TYPES} from './words.ts';

/** A product before it is put into a language: all that both catalogues share. */
export interface Design {
  readonly handle: string;
  readonly title: Bilingual;
  readonly body: Bilingual;
  readonly vendor: string;
  readonly origin: Bilingual;
  readonly material?: Bilingual;
  readonly type: keyof typeof TYPES;
  readonly tags: readonly (keyof typeof TAGS)[];
  readonly createdAt: string;
  /** Silhouette of its pictures; absent when it has none. */
  readonly picture?: string;
  readonly colours: readonly (keyof typeof COLOURS)[];
  readonly axes: readonly Axis[];
  /** In yen, before any discount. */
  readonly price: number;
  /** The share of the price taken off, when on sale. */
  readonly discount?: number;
  /** The chance that a variant is sold out. */
  readonly scarcity: number;
}

/** An option axis and its values, each with the share of the price it adds. */
export interface Axis {
  readonly name: keyof typeof AXES;
  readonly values: readonly (readonly [Bilingual, number])[];
}
