import {Drop} from 'liquidjs';

/** Liquid's `template`, which prints and compares as `page.contact`. */
export class LiquidTemplate extends Drop {
  readonly name: string;
  readonly suffix: string | null;
  readonly directory = null;

  constructor(name: string, suffix: string | null) {
    super();
    this.name = name;
    this.suffix = suffix;
  }

  override valueOf(): string {
    return this.suffix === null ? this.name : `${this.name}.${this.suffix}`;
  }
}
