import {fieldsOf, requestJson, textOf} from './platform-json.ts';

/** What the platform suggests for a text, besides results. */
export interface PlatformSuggestions {
  /** Other texts to search for. */
  readonly queries: readonly string[];
  readonly collections: readonly SuggestedCollection[];
}

export interface SuggestedCollection {
  readonly title: string;
  readonly url: string;
}

/** The most suggestions of each kind. */
const MAX_EACH = 4;
/** How many answers are kept: those to the texts of one visit of the field. */
const MAX_KEPT = 30;
/** Pause after a refusal, such as a 429, a 417 for a language without suggestions, or the page of a password. */
const PAUSE_MS = 60_000;

/** Requests suggestions from the platform, one text at a time, each text once, and none for a while after a refusal. */
export class PlatformSuggester {
  readonly #rootUrl: string;
  readonly #kept = new Map<string, PlatformSuggestions>();
  #request: AbortController | undefined;
  #pauseEnd = 0;

  /** @param rootUrl the root of the shopper's language; ends with `/`. */
  constructor(rootUrl: string) {
    this.#rootUrl = rootUrl;
  }

  /** The suggestions for a text that have come. */
  of(text: string): PlatformSuggestions | undefined {
    return this.#kept.get(text);
  }

  /** Requests suggestions for a text, and aborts the request for another one. Returns whether they have come just now. */
  async load(text: string): Promise<boolean> {
    this.stop();
    if (this.#kept.has(text) || performance.now() < this.#pauseEnd) return false;
    this.#request = new AbortController();
    const {signal} = this.#request;
    const {value, refusal} = await requestJson(suggestAddress(text, this.#rootUrl), signal);
    if (refusal) this.#pauseEnd = performance.now() + PAUSE_MS;
    if (value === undefined || signal.aborted) return false;
    this.#keep(text, readSuggestions(value));
    return true;
  }

  /** Aborts the request under way. */
  stop(): void {
    this.#request?.abort();
  }

  #keep(text: string, suggestions: PlatformSuggestions): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(text, suggestions);
  }
}

/** The address of the suggestions for a text. */
export function suggestAddress(text: string, rootUrl: string): string {
  const parameters = new URLSearchParams({
    q: text,
    'resources[type]': 'query,collection',
    'resources[limit]': `${MAX_EACH}`,
    'resources[limit_scope]': 'each',
  });
  return `${rootUrl}search/suggest.json?${parameters}`;
}

/** Reads the platform's answer. What is not as expected is left out. */
export function readSuggestions(value: unknown): PlatformSuggestions {
  const {queries, collections} = fieldsOf(fieldsOf(fieldsOf(value).resources).results);
  return {
    queries: listOf(queries).flatMap(each => textOf(fieldsOf(each).text) ?? []),
    collections: listOf(collections).flatMap(each => {
      const {title, url} = fieldsOf(each);
      const [name, address] = [textOf(title), textOf(url)];
      return name && address ? [{title: name, url: address}] : [];
    }),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, MAX_EACH) : []);
