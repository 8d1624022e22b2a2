import {type Context, Hono} from 'hono';
import {getCookie} from 'hono/cookie';
import type {ServiceLimits} from './limits.ts';
import {readSearchRequest} from './parameters.ts';
import {refuse} from './refusal.ts';
import {json, TooManyRequests} from './reply.ts';
import {failureAnswer, type Signer} from './response.ts';
import {type Exchange, readState, STATES, type State} from './states.ts';

export interface EndpointOptions {
  /** The endpoint's path, as a route of Hono. */
  readonly path: string;
  readonly searcherFor: (locale: string | undefined) => Exchange['searcher'];
  readonly signer: Signer;
  readonly limits: ServiceLimits;
  /** The state of the service; that of the cookie `demo_state` by default. */
  readonly stateOf?: (context: Context) => State;
  /** Waits, in the state `slow`. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Serves the contract's `GET` at a path. Needs neither Node nor a dictionary of its own. */
export function createEndpoint({path, searcherFor, signer, limits, ...options}: EndpointOptions): Hono {
  const {stateOf = readCookie, pause = wait} = options;
  const tooManyRequests = new TooManyRequests();
  const app = new Hono();
  app.get(path, context => {
    const params = readParams(context);
    const state = stateOf(context);
    const pauseFor = state === 'rate-limited' ? 5 : countRequest(limits, context, params);
    if (pauseFor > 0) return tooManyRequests.reply(pauseFor);
    const refusal = refuse(params, state === 'plan-missing' ? 'basic' : 'pro');
    if (refusal) return json({error: refusal.error, code: refusal.code}, refusal.status);
    const request = readSearchRequest(params);
    const documented = params.has('contract');
    return STATES[state]({request, documented, searcher: searcherFor(request.locale), signer, pause});
  });
  // §7: an internal error is sent in the normal response shape too.
  app.onError((error, context) => {
    console.error(error);
    return json(failureAnswer(readSearchRequest(readParams(context)), signer), 503);
  });
  return app;
}

/** The state that the browser's cookie chooses. */
export function readCookie(context: Context): State {
  return readState(getCookie(context, 'demo_state'));
}

/** Counts a request against its visitor, its shop and the service, in the row of its `type` (§8). */
function countRequest(limits: ServiceLimits, context: Context, params: URLSearchParams): number {
  const shop = context.req.header('host') ?? 'localhost';
  return limits.take(params.get('type'), shop, visitorOf(context, params));
}

/** Identifies a visitor by cookie, else by session; all others share one identity. §8.8 leaves this open. */
function visitorOf(context: Context, params: URLSearchParams): string {
  return getCookie(context, 'demo_visitor') || params.get('session_id') || 'stranger';
}

function readParams(context: Context): URLSearchParams {
  return new URL(context.req.url).searchParams;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
