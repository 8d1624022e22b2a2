import type {Hono} from 'hono';
import type {StoreData} from '../catalogue/catalogue.ts';
import {createEndpoint, readCookie} from './endpoint.ts';
import type {OnIndexed} from './index/index-builder.ts';
import {IndexCache} from './index/index-cache.ts';
import {type Caps, ServiceLimits} from './limits.ts';
import {createSearchers, indexStore} from './searchers.ts';
import {Signer} from './signer.ts';

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
  const cache = new IndexCache();
  const indexes = indexStore(store, (entries, aliasesOf, locale) =>
    cache.load(entries, aliasesOf, options.onIndexed, locale),
  );
  const {pause, now = Date.now, firstSync = 0} = options;
  const {limits = new ServiceLimits(options.caps, now)} = options;
  const synced = now() + firstSync * 1000;
  const app = createEndpoint({
    path: '/apps/searchapp/search',
    searcherFor: createSearchers(store, indexes),
    signer,
    limits,
    stateOf: context => (now() < synced ? 'first-sync' : readCookie(context)),
    pause,
  });
  return {app, verifySignature: (queryId, signature) => signer.verify(queryId, signature)};
}
