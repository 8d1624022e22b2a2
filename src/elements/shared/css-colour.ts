import {colourOf} from '../../core/products/colour.ts';

/** By name: a page of cards asks for the same few colours a hundred times. */
const colours = new Map<string, string | undefined>();

/** The CSS colour that a name stands for, in Japanese or English; `undefined` if it is no colour. */
export function cssColour(name: string): string | undefined {
  if (!colours.has(name)) colours.set(name, colourOf(name, isCssColour));
  return colours.get(name);
}

const isCssColour = (name: string): boolean => CSS.supports('color', name);
