import {keep, networkFirst} from './page-cache.ts';
import type {WorkerScope} from './scope.ts';
import {createSiteApp} from './site-app.ts';
import {Stores} from './stores.ts';

const scope = self as unknown as WorkerScope;
const base = new URL(scope.registration.scope).pathname;
const stores = new Stores(base);
const app = createSiteApp(base, stores);
/** What the worker answers itself, below the site's folder. */
const OWN = /^(store\/[^/]+\/(state\/[^/]+\/)?search$|playground\/store\/)/;

scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', event => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (origin !== location.origin || !pathname.startsWith(base)) return;
  if (OWN.test(pathname.slice(base.length))) event.respondWith(app.fetch(request));
  else if (request.method === 'GET') event.respondWith(networkFirst(request));
});

/** A message of a page: addresses to keep, a store that has changed, or that no worker controls it yet. */
interface Message {
  readonly keep?: readonly string[];
  readonly changed?: string;
}

scope.addEventListener('message', event => {
  const {keep: addresses = [], changed} = event.data as Message;
  if (changed !== undefined) stores.forget(changed);
  event.waitUntil(Promise.all([scope.clients.claim(), keep(addresses)]));
});
