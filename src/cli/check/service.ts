import type {Params} from '../../conformance/probes/probe.ts';
import {type AnswerCheck, checkAnswer} from '../../conformance/rules/check-answer.ts';
import {type Fetched, ObstacleError, type StoreClient} from './store-client.ts';

/** Maximum of requests to the service, below its cap of 20 per visitor in 10 s (§8). */
export const MOST_REQUESTS = 15;

/** A request to the service, its answer, and the check of the answer. */
export interface Exchange {
  /** The parameters that distinguish the request from a plain search. */
  readonly name: string;
  readonly answer: Fetched;
  readonly check: AnswerCheck;
}

/** The service of a store. Sends a limited number of requests, one after another. */
export class Service {
  path: string;
  /** Whether the service answers at this path. */
  isFound = false;
  /** The response times in milliseconds. */
  readonly times: number[] = [];
  readonly #client: StoreClient;
  readonly #environment: Environment;
  readonly #locale: string | undefined;
  #requests = 0;
  #hasWaited = false;

  constructor(client: StoreClient, environment: Environment, path: string, locale?: string) {
    this.#client = client;
    this.#environment = environment;
    this.path = path;
    this.#locale = locale;
  }

  get requests(): number {
    return this.#requests;
  }

  get isUsedUp(): boolean {
    return this.#requests >= MOST_REQUESTS;
  }

  /**
   * Sends a request without `session_id`, so that analytics does not count it (§4.1).
   *
   * @throws {ObstacleError} if no answer comes, or a second 429.
   */
  async send(params: Params, headers?: Readonly<Record<string, string>>): Promise<Exchange> {
    const query = this.#queryOf(params);
    const url = new URL(this.path, this.#client.origin);
    url.search = query.toString();
    const name = nameOf(params);
    const answer = await this.#fetch(url, name, headers);
    if (answer.status === 429) return this.#retry(params, answer, headers);
    return {name, answer, check: checkAnswer(query, answer)};
  }

  async #fetch(url: URL, name: string, headers?: Readonly<Record<string, string>>): Promise<Fetched> {
    this.#requests += 1;
    this.#environment.onProgress(`${this.#requests}/${MOST_REQUESTS} ${name}`);
    const start = this.#environment.now();
    const answer = await this.#client.get(url.href, headers);
    this.times.push(this.#environment.now() - start);
    return answer;
  }

  /** Retries once, after the pause that the service requests. */
  async #retry(params: Params, answer: Fetched, headers?: Readonly<Record<string, string>>) {
    if (this.#hasWaited || this.isUsedUp) {
      throw new ObstacleError(
        'rate_limited',
        'The service answers 429, also after a pause: too many searches are running (§8). Try again later.',
      );
    }
    this.#hasWaited = true;
    const seconds = Math.min(Number(answer.headers.get('retry-after')) || WINDOW_S, LONGEST_PAUSE_S);
    this.#environment.onProgress(`The service answered 429: waiting for ${seconds} s`);
    await this.#environment.pause(seconds * 1000);
    return this.send(params, headers);
  }

  #queryOf(params: Params): URLSearchParams {
    const query = new URLSearchParams();
    const all = {contract: 'v1', type: 'search', ...(this.#locale && {locale: this.#locale}), ...params};
    for (const [name, values] of Object.entries(all))
      for (const value of [values ?? []].flat()) query.append(name, value);
    return query;
  }
}

/** The window of the caps in seconds (§8). */
const WINDOW_S = 10;
const LONGEST_PAUSE_S = 60;

/** Names a request by its parameters, without the ones that every search has. */
function nameOf(params: Params): string {
  const pairs = Object.entries(params).flatMap(([name, values]) =>
    values === undefined ? [`without ${name}`] : [values].flat().map(value => `${name}=${shorten(value)}`),
  );
  return pairs.join('&');
}

const shorten = (value: string): string => (value.length > 40 ? `${value.slice(0, 20)}…` : value);

/** The parts of the process that the check uses. */
export interface Environment {
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** Reports the current step. */
  readonly onProgress: (text: string) => void;
}
