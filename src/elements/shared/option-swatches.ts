import {
  type Colour,
  colourOf,
  isColourOption,
  looksAlike,
  plainName,
  type Rgb,
} from '../../core/products/colour.ts';
import {pictureSources} from '../../core/products/picture.ts';
import type {Config} from '../../service/browser/config.ts';
import {report} from '../../service/console/report.ts';
import type {Swatch} from './swatch.ts';

type Swatches = ReadonlyMap<string, Swatch>;

/** In pixels: a dot of 20 on a phone with three dots to a pixel. */
const PICTURE_WIDTH = 64;

/** An element that shows options. */
interface SwatchHost {
  /** Names of the options whose values are colours, separated by commas, also Japanese ones; by default the configuration's. */
  readonly swatchOptions: string | null;
  readonly store: {readonly services: {readonly config: Config}};
}

/** What the values of options look like: as the theme's setting `swatches` says, or else as what CSS calls their names. */
export class OptionSwatches {
  readonly #host: SwatchHost;
  /** By the plain names of options and values. */
  readonly #given: ReadonlyMap<string, Swatches>;

  constructor(host: SwatchHost) {
    this.#host = host;
    const {swatches = {}} = host.store.services.config;
    this.#given = new Map(
      Object.entries(swatches).map(([option, values]) => [plainName(option), readValues(option, values)]),
    );
  }

  /** Returns what shows a value; `undefined` if only its name does. */
  get(option: string, value: string): Swatch | undefined {
    return this.#givenFor(option)?.get(plainName(value)) ?? this.#namedColour(option, value);
  }

  /** Returns the swatches of an option's values that a shopper can distinguish without a word, by value. */
  distinct(option: string, values: readonly string[]): Swatches {
    const given = this.#givenFor(option);
    const found = values.flatMap(name => {
      const colour = given?.has(plainName(name)) ? undefined : this.#namedColour(option, name);
      return colour ? [{name, ...colour}] : [];
    });
    const alike = found.filter(colour => found.some(other => other !== colour && looksAlike(other, colour)));
    return new Map(
      values.flatMap(value => {
        const swatch = this.get(option, value);
        return swatch && !alike.some(({name}) => name === value) ? [[value, swatch]] : [];
      }),
    );
  }

  get #named(): readonly string[] | undefined {
    const {swatchOptions, store} = this.#host;
    return swatchOptions?.split(/[,，、]/) ?? store.services.config.swatchOptions;
  }

  #givenFor(option: string): Swatches | undefined {
    return this.#given.get(plainName(option));
  }

  #namedColour(option: string, value: string): (Swatch & Colour) | undefined {
    if (!this.#givenFor(option) && !isColourOption(option, this.#named)) return undefined;
    const colour = colourBy(value);
    return colour && {...colour, colour: colour.css};
  }
}

/** Reads the theme's swatches of an option. The console names the unusable ones. */
function readValues(option: string, values: unknown): Swatches {
  const read = new Map<string, Swatch>();
  if (!isRecord(values)) void report('swatch', `"${option}"`, 'an object of its values', values);
  else
    for (const [value, given] of Object.entries(values)) {
      const swatch = typeof given === 'string' ? readSwatch(given) : undefined;
      if (swatch) read.set(plainName(value), swatch);
      else
        void report('swatch', `"${option}", "${value}"`, 'a CSS colour or the address of a picture', given);
    }
  return read;
}

const isRecord = (value: unknown): value is object => value instanceof Object && !Array.isArray(value);

/** Reads a CSS colour, or the address of a picture: of the store, or with `http:` or `https:`. */
function readSwatch(text: string): Swatch | undefined {
  if (CSS.supports('color', text)) return {colour: text};
  if (!/^(https?:)?\//i.test(text)) return undefined;
  const {src} = pictureSources(text, location.href, PICTURE_WIDTH) ?? {};
  // These would end the text in CSS.
  return src ? {picture: src.replace(/["\\]/g, encodeURIComponent)} : undefined;
}

/** By name: a page shows the same few a hundred times. */
const known = new Map<string, Colour | undefined>();
/** Turns what CSS calls a colour into its amounts of red, green and blue. */
let context: CanvasRenderingContext2D | null | undefined;

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
