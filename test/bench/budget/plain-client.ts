import type {VirtualClock} from '../../property/virtual-clock.ts';
import type {Client, Outcome, SendQuery, Sources, Wanted} from './client.ts';

const LIFE_MS = 5 * 60_000;

export interface PlainOptions {
  /** The debounce of suggestions in milliseconds; 0 sends a request at each key. */
  readonly debounce: number;
  /** Whether answers are cached for five minutes, until the page is left. */
  readonly caches: boolean;
}

/** A typical client: suggestions after a debounce, and an error if the service refuses. */
export class PlainClient implements Client {
  readonly #send: SendQuery;
  readonly #clock: VirtualClock;
  readonly #options: PlainOptions;
  #answered = new Map<string, number>();
  #timer = 0;

  constructor({send, clock}: Sources, options: PlainOptions) {
    this.#send = send;
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

  async confirm(wanted: Wanted): Promise<Outcome> {
    this.close();
    return (await this.#search(JSON.stringify(wanted), wanted.query)) ? 'service' : 'error';
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
    const isAnswered = Boolean(await this.#send(query));
    if (isAnswered) this.#answered.set(key, this.#clock.now);
    return isAnswered;
  }
}
