import {colord} from 'colord';
import {colourOf, isColourOption, type Rgb} from '../../../src/core/products/colour.ts';
import {LiquidColour} from './colour.ts';

/** Liquid's `swatch`: what a merchant set for a value. */
export interface LiquidSwatch {
  readonly color: LiquidColour;
  readonly image: null;
}

/** Describes the swatch of an option's value, as if the merchant had set the colours that have a name. */
export function describeSwatch(option: string, value: string): LiquidSwatch | null {
  const colour = isColourOption(option) ? colourOf(value, read) : undefined;
  return colour ? {color: new LiquidColour(colord(colour.css).toHex()), image: null} : null;
}

function read(css: string): Rgb | undefined {
  const colour = colord(css);
  const {r, g, b, a} = colour.toRgb();
  return colour.isValid() && a === 1 ? [r, g, b] : undefined;
}
