import {createColourOf, isColourOption, plainName} from '../../core/products/colour.ts';
import {pictureSources} from '../../core/products/picture.ts';
import {listedWords} from '../../core/query/query-text.ts';
import type {Config} from '../../service/browser/config.ts';
import {report} from '../../service/console/report.ts';
import type {Localization} from './localize.ts';

/** The look of an option's value: a CSS colour, or the address of a picture. */
export interface Swatch {
  readonly colour?: string;
  readonly picture?: string;
}

type Swatches = ReadonlyMap<string, Swatch>;

/** In pixels: a dot of 20 on a phone with three dots to a pixel. */
const PICTURE_WIDTH = 64;

/** An element that shows options. */
interface SwatchHost {
  /** Names of the options whose values are colours, separated by commas, also Japanese ones; by default the configuration's. */
  readonly swatchOptions: string | null;
  readonly store: {readonly services: {readonly config: Config}};
  readonly localization: Pick<Localization, 'colours'> | undefined;
}

/** Swatches for the values of options: from the theme's setting `swatches`, or else by the colours that the values are named after. */
export class OptionSwatches {
  readonly #host: SwatchHost;
  /** By the plain names of options and values. */
  readonly #given: ReadonlyMap<string, Swatches>;
  #colourOf: ReturnType<typeof createColourOf> | undefined;

  constructor(host: SwatchHost) {
    this.#host = host;
    const {swatches = {}} = host.store.services.config;
    this.#given = new Map(
      Object.entries(swatches).map(([option, values]) => [plainName(option), readValues(option, values)]),
    );
  }

  /** Returns the swatch of a value; `undefined` if only its name shows it. */
  get(option: string, value: string): Swatch | undefined {
    return this.#givenFor(option)?.get(plainName(value)) ?? this.#namedColour(option, value);
  }

  /** Returns the swatches of an option's values, by value; none for two names of one colour, which only their texts distinguish. */
  distinct(option: string, values: readonly string[]): Swatches {
    const given = this.#givenFor(option);
    const colours = values.map(value =>
      given?.has(plainName(value)) ? undefined : this.#namedColour(option, value)?.colour,
    );
    const isTwice = (colour: string | undefined) =>
      colour !== undefined && colours.indexOf(colour) !== colours.lastIndexOf(colour);
    return new Map(
      values.flatMap((value, index) => {
        const swatch = this.get(option, value);
        return swatch && !isTwice(colours[index]) ? [[value, swatch]] : [];
      }),
    );
  }

  get #named(): readonly string[] | undefined {
    const {swatchOptions, store} = this.#host;
    return swatchOptions === null ? store.services.config.swatchOptions : listedWords(swatchOptions);
  }

  #givenFor(option: string): Swatches | undefined {
    return this.#given.get(plainName(option));
  }

  #namedColour(option: string, value: string): Swatch | undefined {
    if (!this.#givenFor(option) && !isColourOption(option, this.#named)) return undefined;
    this.#colourOf ??= createColourOf({words: this.#host.localization?.colours ?? '', isCss: isCssColour});
    const colour = this.#colourOf(value);
    return colour ? {colour} : undefined;
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

const isCssColour = (text: string): boolean => CSS.supports('color', text);

const isRecord = (value: unknown): value is object => value instanceof Object && !Array.isArray(value);

/** Reads a CSS colour, or the address of a picture: of the store, or with `http:` or `https:`. */
function readSwatch(text: string): Swatch | undefined {
  if (isCssColour(text)) return {colour: text};
  if (!/^(https?:)?\//i.test(text)) return undefined;
  const {src} = pictureSources(text, location.href, PICTURE_WIDTH) ?? {};
  // Quotes and backslashes would end the string in CSS.
  return src ? {picture: src.replace(/["\\]/g, encodeURIComponent)} : undefined;
}
