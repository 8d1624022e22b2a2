import {colord} from 'colord';
import type {Liquid} from 'liquidjs';
import {LiquidColour} from '../objects/colour.ts';

/** Registers the filters for colours; amounts are percentages. */
export function registerColourFilters(engine: Liquid): void {
  const parse = (colour: unknown) => colord(String(colour));
  const share = (percent: unknown) => Number(percent) / 100;
  engine.registerFilter('color_brightness', colour => {
    const {r, g, b} = parse(colour).toRgb();
    return Math.round((r * 299 + g * 587 + b * 114) / 10) / 100;
  });
  engine.registerFilter(
    'color_lighten',
    (colour, by) => new LiquidColour(parse(colour).lighten(share(by)).toHex()),
  );
  engine.registerFilter(
    'color_darken',
    (colour, by) => new LiquidColour(parse(colour).darken(share(by)).toHex()),
  );
}
