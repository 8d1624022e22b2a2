import {colourOf} from '../../core/products/colour.ts';

/** By name: a page shows the same few a hundred times. */
const colours = new Map<string, string | undefined>();

/** Returns what CSS calls a colour, from its name in Japanese or English; `undefined` if the name is no colour's. */
export function cssColour(name: string): string | undefined {
  if (!colours.has(name)) colours.set(name, colourOf(name, isCssColour));
  return colours.get(name);
}

const isCssColour = (name: string) => CSS.supports('color', name);
