import type {VirtualClock} from '../../property/virtual-clock.ts';
import type {Ask, Client, Wanted} from './client.ts';

const LIFE_MS = 5 * 60_000;

export interface PlainOptions {
  /** Milliseconds of rest before a suggestion is asked for; 0 asks at each key. */
  readonly debounce: number;
  /** Whether an answer is kept for five minutes, as long as the page lives. */
  readonly caches: boolean;
}

/** What is usual: suggestions after a rest of the keys, an error where the service refuses. */
export class PlainClient implements Client {
  readonly #ask: Ask;
  readonly #clock: VirtualClock;
  readonly #options: PlainOptions;
  #answered = new Map<string, number>();
  #timer = 0;

  constructor(ask: Ask, clock: VirtualClock, options: PlainOptions) {
    this.#ask = ask;
    this.#clock = clock;
    this.#options = options;
  }

  open(): void {
    this.close();
    this.#answered = new Map();
  }

  type(text: string, onSuggestions: () => void): void {
    const query = text.trim();
    this.close();
    if (!query) return;
    const suggest = async () => {
      if (await this.#search(query, query)) onSuggestions();
    };
    this.#timer = this.#clock.setTimeout(suggest, this.#options.debounce);
  }

  confirm(wanted: Wanted): Promise<boolean> {
    this.close();
    return this.#search(JSON.stringify(wanted), wanted.query);
  }

  comeBack(wanted: Wanted): void {
    this.open();
    void this.confirm(wanted);
  }

  close(): void {
    this.#clock.clearTimeout(this.#timer);
  }

  async #search(key: string, query: string): Promise<boolean> {
    const at = this.#answered.get(key) ?? Number.NEGATIVE_INFINITY;
    if (this.#options.caches && this.#clock.now - at < LIFE_MS) return true;
    const isAnswered = Boolean(await this.#ask(query));
    if (isAnswered) this.#answered.set(key, this.#clock.now);
    return isAnswered;
  }
}
