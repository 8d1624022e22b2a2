import {colord} from 'colord';

/** Liquid's `color`: what a setting of that type holds. */
export class LiquidColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
  /** As `rgb()` takes it. */
  readonly rgb: string;
  readonly #css: string;

  /** @param css a colour as CSS writes it. */
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
