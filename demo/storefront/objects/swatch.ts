import {colord} from 'colord';
import {createColourOf, isColourOption, plainName} from '../../../src/core/products/colour.ts';
import {COLOURS} from '../../catalogue/own/words.ts';
import {PAINTS} from '../../catalogue/picture/paint.ts';
import {LiquidColour} from './colour.ts';

/** Liquid's `swatch`: what a merchant set for a value. */
export interface LiquidSwatch {
  readonly color: LiquidColour;
  readonly image: null;
}

/** Describes the swatch of an option's value: the goods' own colour, or else the one that CSS has under its name. */
export function describeSwatch(option: string, value: string): LiquidSwatch | null {
  if (!isColourOption(option)) return null;
  const css = GOODS.get(plainName(value)) ?? colourOf(value);
  return css === undefined ? null : {color: new LiquidColour(colord(css).toHex()), image: null};
}

/** The colours of the goods' pictures, by their plain names in both languages. */
const GOODS: ReadonlyMap<string, string> = new Map(
  Object.entries(PAINTS).flatMap(([key, css]) =>
    COLOURS[key as keyof typeof COLOURS].map(name => [plainName(name), css] as const),
  ),
);

const colourOf = createColourOf({words: '', isCss: name => colord(name).isValid()});
