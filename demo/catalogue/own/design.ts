import type {AXES, Bilingual, COLOURS, TAGS, TYPES} from './words.ts';

/** A product independent of language, from which both catalogues are written. */
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
  /** Silhouette of its pictures; absent without a picture. */
  readonly picture?: string;
  readonly colours: readonly (keyof typeof COLOURS)[];
  readonly axes: readonly Axis[];
  /** In yen, before any discount. */
  readonly price: number;
  /** The discount as a share of the price. */
  readonly discount?: number;
  /** The probability that a variant is sold out. */
  readonly scarcity: number;
}

/** An option axis and its values, each with its surcharge as a share of the price. */
export interface Axis {
  readonly name: keyof typeof AXES;
  readonly values: readonly (readonly [Bilingual, number])[];
}
