import {type Colour, colourOf, isColourOption, looksAlike, type Rgb} from '../../core/products/colour.ts';

/** By name: a page shows the same few a hundred times. */
const known = new Map<string, Colour | undefined>();
/** Turns what CSS calls a colour into its amounts of red, green and blue. */
let context: CanvasRenderingContext2D | null | undefined;

/**
 * Returns what CSS calls the colour of an option's value; `undefined` for a value or an option that is none.
 *
 * @param named the theme's names of options whose values are colours.
 */
export const optionColour = (
  option: string,
  value: string,
  named: readonly string[] | undefined,
): string | undefined => (isColourOption(option, named) ? colourBy(value)?.css : undefined);

/** Returns the colours of an option's values that a shopper can distinguish without a word, by value. */
export function distinctColours(
  option: string,
  values: readonly string[],
  named: readonly string[] | undefined,
): ReadonlyMap<string, string> {
  if (!isColourOption(option, named)) return new Map();
  const found = values.flatMap(name => {
    const colour = colourBy(name);
    return colour ? [{name, ...colour}] : [];
  });
  const distinct = found.filter(
    colour => !found.some(other => other !== colour && looksAlike(other, colour)),
  );
  return new Map(distinct.map(({name, css}) => [name, css]));
}

function colourBy(name: string): Colour | undefined {
  if (!known.has(name)) known.set(name, colourOf(name, readColour));
  return known.get(name);
}

/** What no store calls a colour. A canvas keeps it if it is given none. */
const NO_COLOUR = '#010203';

function readColour(css: string): Rgb | undefined {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  context.fillStyle = NO_COLOUR;
  context.fillStyle = css;
  // A colour that lets the ground through is written in another way.
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(context.fillStyle) ?? [];
  if (!r || context.fillStyle === NO_COLOUR) return undefined;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}
