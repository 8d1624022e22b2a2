import {colord} from 'colord';

/** Liquid's `color`: the value of a colour setting. */
export class LiquidColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  /** Space-separated, for `rgb()`. */
  readonly rgb: string;
  readonly #css: string;

  /** @param css a CSS colour. */
  constructor(css: string) {
    const {r, g, b, a} = colord(css).toRgb();
    this.red = r;
    this.green = g;
    this.blue = b;
    this.alpha = a;
    this.rgb = `${r} ${g} ${b}`;
    this.#css = css;
  }

  toString(): string {
    return this.#css;
  }
}
