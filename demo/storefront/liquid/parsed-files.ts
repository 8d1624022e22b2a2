import type {Template} from 'liquidjs';

/** Keeps parsed files for LiquidJS, which asks for them by their names. */
export class ParsedFiles {
  readonly #files = new Map<string, Template[]>();
  readonly #onParsed: (templates: Template[]) => void;

  /** @param onParsed receives each file once. */
  constructor(onParsed: (templates: Template[]) => void) {
    this.#onParsed = onParsed;
  }

  read(name: string): Template[] | undefined {
    return this.#files.get(name);
  }

  write(name: string, templates: Template[]): void {
    this.#files.set(name, templates);
    this.#onParsed(templates);
  }

  remove(name: string): void {
    this.#files.delete(name);
  }
}
