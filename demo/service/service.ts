import {type Context, Hono} from 'hono';
import {getCookie} from 'hono/cookie';
import type {StoreData} from '../catalogue/catalogue.ts';
import type {OnIndexed} from './index/index-builder.ts';
import {type Caps, ServiceLimits} from './limits.ts';
import {readSearchRequest} from './parameters.ts';
import {refuse} from './refusal.ts';
import {json, TooManyRequests} from './reply.ts';
import {failureAnswer} from './response.ts';
import {createSearchers} from './searchers.ts';
import {Signer} from './signer.ts';
import {readState, STATES} from './states.ts';

/** The search service of a store: its endpoint, and the verification of its signatures. */
export interface Service {
  readonly app: Hono;
  /** Whether this service signed the search `queryId` with `signature`. */
  verifySignature(queryId: string, signature: string): boolean;
}

export interface ServiceOptions {
  /** Requests allowed per ten seconds; the caps of §8 by default. */
  readonly caps?: Caps;
  /** Limits shared with other stores of the process (§8.1); separate by default. */
  readonly limits?: ServiceLimits;
  /** Returns the current time in milliseconds. */
  readonly now?: () => number;
  /** The signing key; random by default, so that signatures expire with the process. */
  readonly key?: string;
  /** Duration in seconds of the store's first sync, from now on (§3); 0 by default. */
  readonly firstSync?: number;
  readonly onIndexed?: OnIndexed;
  /** Waits, in the state `slow`. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Serves `GET /apps/searchapp/search` for one store, as the contract defines it. */
export function createService(store: StoreData, options: ServiceOptions = {}): Service {
  const signer = new Signer(options.key);
  const searcherFor = createSearchers(store, options.onIndexed);
  const {pause = wait, now = Date.now, firstSync = 0} = options;
  const {limits = new ServiceLimits(options.caps, now)} = options;
  const synced = now() + firstSync * 1000;
  const tooManyRequests = new TooManyRequests();
  const app = new Hono();
  app.get('/apps/searchapp/search', context => {
    const params = readParams(context);
    const state = now() < synced ? 'first-sync' : readState(getCookie(context, 'demo_state'));
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
  return {app, verifySignature: (queryId, signature) => signer.verify(queryId, signature)};
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
