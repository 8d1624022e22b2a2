import type {SearchRequest} from './parameters.ts';
import {json, text} from './reply.ts';
import {
  answer,
  failureAnswer,
  firstSyncAnswer,
  internalAnswer,
  nativeAnswer,
  type Signer,
} from './response.ts';
import type {Searcher} from './searcher.ts';

/** A request that passed every check, with the dependencies needed to answer it. */
export interface Exchange {
  readonly request: SearchRequest;
  /** Whether the request asked for the documented shape (§1.5). */
  readonly documented: boolean;
  readonly searcher: Pick<Searcher, 'find' | 'findNatively'>;
  readonly signer: Signer;
  readonly pause: (milliseconds: number) => Promise<void>;
}

export type State = keyof typeof STATES;

/**
 * The states of the service, chosen by the browser's cookie `demo_state`, and how each responds. `rate-limited` and
 * `plan-missing` reject contract requests earlier.
 */
export const STATES = {
  normal: serve,
  'first-sync': () => json(firstSyncAnswer()),
  'degraded-results': ({request, searcher, signer}: Exchange) =>
    json(nativeAnswer(request, searcher, signer)),
  failing: ({request, signer}: Exchange) => json(failureAnswer(request, signer), 503),
  'rate-limited': serve,
  slow: async (exchange: Exchange) => {
    await exchange.pause(3000);
    return serve(exchange);
  },
  'plan-missing': serve,
  garbage: async (exchange: Exchange) => {
    const body = await serve(exchange).text();
    return text(body.slice(0, body.length / 2), 'application/json; charset=utf-8');
  },
  html: () => text('<!doctype html><title>Store</title><h1>Not JSON</h1>', 'text/html; charset=utf-8'),
};

/** States that end by themselves: the browser drops the cookie after this many seconds, as a first sync ends (§3). */
export const LASTING_SECONDS: Readonly<Partial<Record<State, number>>> = {'first-sync': 60};

/** Reads the cookie; an unknown value means `normal`. */
export function readState(cookie: string | undefined): State {
  return cookie !== undefined && isState(cookie) ? cookie : 'normal';
}

function isState(name: string): name is State {
  return Object.hasOwn(STATES, name);
}

function serve({request, documented, searcher, signer}: Exchange): Response {
  const finding = searcher.find(request);
  return json(documented ? answer(request, finding, signer) : internalAnswer(request, finding));
}
