import {colord, extend} from 'colord';
import names from 'colord/plugins/names';

extend([names]);

/** Liquid's `color`: the value of a colour setting. */
export class LiquidColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  /** Space-separated, for `rgb()`. */
  readonly rgb: string;
  /** Space-separated, with the alpha channel after a slash. */
  readonly rgba: string;
  readonly #css: string;

  /** @param css a CSS colour. */
  constructor(css: string) {
    const colour = colord(css);
    const {r, g, b, a} = colour.toRgb();
    const {h, s, l} = colour.toHsl();
    this.red = r;
    this.green = g;
    this.blue = b;
    this.alpha = a;
    this.hue = h;
    this.saturation = s;
    this.lightness = l;
    this.rgb = `${r} ${g} ${b}`;
    this.rgba = `${this.rgb} / ${Number.isInteger(a) ? a.toFixed(1) : a}`;
    this.#css = css;
  }

  toString(): string {
    return this.#css;
  }

  /** Makes LiquidJS compare colours, and colours with text, by their CSS. */
  equals(other: unknown): boolean {
    const isText = typeof other === 'string' || other instanceof LiquidColour;
    return isText && String(other) === this.#css;
  }

  gt = never;
  lt = never;
  geq = never;
  leq = never;
}

/** Colours have no order. */
function never(): boolean {
  return false;
}

/** The value of a colour palette setting: colours by name, which can also be iterated. */
export type LiquidPalette = Readonly<Record<string, LiquidColour>> & Iterable<LiquidColour>;

export function describePalette(colours: Readonly<Record<string, unknown>>): LiquidPalette {
  const named = Object.entries(colours).map(([name, css]) => [name, new LiquidColour(String(css))] as const);
  const values = named.map(([, colour]) => colour);
  return Object.assign(Object.fromEntries(named), {[Symbol.iterator]: () => values.values()});
}
