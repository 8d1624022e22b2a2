import {colord} from 'colord';

/** Liquid's `color`: what a setting of that type holds. */
export class LiquidColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  readonly #css: string;

  /** @param css a colour as CSS writes it. */
  constructor(css: string) {
    const {r, g, b, a} = colord(css).toRgb();
    this.red = r;
    this.green = g;
    this.blue = b;
    this.alpha = a;
    this.#css = css;
  }

  /** As `rgb()` takes it. */
  get rgb(): string {
    return `${this.red} ${this.green} ${this.blue}`;
  }

  toString(): string {
    return this.#css;
  }
}
