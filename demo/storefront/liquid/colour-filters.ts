import {type Colord, colord, extend, type HslaColor, type RgbaColor} from 'colord';
import a11y from 'colord/plugins/a11y';
import mix from 'colord/plugins/mix';
import type {Liquid} from 'liquidjs';
import {LiquidColour} from '../objects/colour.ts';

extend([a11y, mix]);

/** Registers the filters for colours; amounts are percentages. */
export function registerColourFilters(engine: Liquid): void {
  registerChanges(engine);
  engine.registerFilter('color_brightness', colour => brightnessOf(parse(colour).toRgb()));
  engine.registerFilter('brightness_difference', (colour, other) => {
    return Math.abs(brightnessOf(parse(colour).toRgb()) - brightnessOf(parse(other).toRgb()));
  });
  engine.registerFilter('color_contrast', (colour, other) => {
    return Math.round(parse(colour).contrast(parse(other)) * 10) / 10;
  });
  engine.registerFilter('color_to_rgb', colour => parse(colour).toRgbString());
  engine.registerFilter('color_to_hsl', colour => parse(colour).toHslString());
  engine.registerFilter('color_to_hex', colour => parse(colour).toHex());
  engine.registerFilter('color_extract', (colour, channel) => channelsOf(parse(colour))[channel as Channel]);
}

type Channel = keyof ReturnType<typeof channelsOf>;

function registerChanges(engine: Liquid): void {
  const changes: Readonly<Record<string, (colour: Colord, by: number) => Colord>> = {
    color_lighten: (colour, by) => colour.lighten(by),
    color_darken: (colour, by) => colour.darken(by),
    color_saturate: (colour, by) => colour.saturate(by),
    color_desaturate: (colour, by) => colour.desaturate(by),
  };
  for (const [name, change] of Object.entries(changes)) {
    engine.registerFilter(name, (colour, by) => print(change(parse(colour), Number(by) / 100)));
  }
  engine.registerFilter('color_mix', (colour, other, weight) => {
    return print(parse(colour).mix(parse(other), 1 - Number(weight) / 100, 'rgb'));
  });
  engine.registerFilter('color_modify', (colour, channel, value) => {
    const parsed = parse(colour);
    const isHsl = ['hue', 'saturation', 'lightness'].includes(channel);
    const changed = {...channelsOf(parsed), [channel]: Number(value)};
    return print(isHsl ? fromHsl(changed) : fromRgb(changed));
  });
}

function parse(colour: unknown): Colord {
  return colord(String(colour).trim());
}

/** Prints a transparent colour as `rgba()`, like the platform. */
function print(colour: Colord): LiquidColour {
  return new LiquidColour(colour.alpha() < 1 ? colour.toRgbString() : colour.toHex());
}

function brightnessOf({r, g, b}: RgbaColor): number {
  return Math.round((r * 299 + g * 587 + b * 114) / 10) / 100;
}

function channelsOf(colour: Colord) {
  const {r: red, g: green, b: blue, a: alpha} = colour.toRgb();
  const {h: hue, s: saturation, l: lightness} = colour.toHsl();
  return {red, green, blue, alpha, hue, saturation, lightness};
}

type Channels = ReturnType<typeof channelsOf>;

function fromRgb({red: r, green: g, blue: b, alpha: a}: Channels): Colord {
  return colord({r, g, b, a} satisfies RgbaColor);
}

function fromHsl({hue: h, saturation: s, lightness: l, alpha: a}: Channels): Colord {
  return colord({h, s, l, a} satisfies HslaColor);
}
