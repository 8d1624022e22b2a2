import type {Template} from 'liquidjs';

/** Templates, or in an asynchronous rendering a promise of them. */
type Parsed = Template[] | Promise<Template[]>;

/** Keeps parsed files for LiquidJS, which requests them by name. */
export class ParsedFiles {
  readonly #files = new Map<string, Parsed>();
  readonly #onParsed: (templates: Template[]) => void;

  /** @param onParsed receives each file once, if pages are rendered synchronously. */
  constructor(onParsed: (templates: Template[]) => void) {
    this.#onParsed = onParsed;
  }

  read(name: string): Parsed | undefined {
    return this.#files.get(name);
  }

  write(name: string, templates: Parsed): void {
    this.#files.set(name, templates);
    if (Array.isArray(templates)) this.#onParsed(templates);
  }

  remove(name: string): void {
    this.#files.delete(name);
  }
}
