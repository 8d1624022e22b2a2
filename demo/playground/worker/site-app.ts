import {Hono} from 'hono';
import type {Setup} from '../setup.ts';
import {createStoreApp} from '../store/store-app.ts';
import {SEARCH_PATH, STATE_PATH} from './open-store.ts';
import type {Stores} from './stores.ts';

/** The attributes that a setup may set; the build writes them from `custom-elements.json`. */
declare const SETTABLE: readonly string[];

/** The CSS of each look, also of the build. */
declare const LOOK_STYLES: Readonly<Record<Setup['look'], string>>;

/**
 * Answers what the site has no files for: the stores' services, and the pages of the playground's store.
 *
 * @param base path of the site.
 */
export function createSiteApp(base: string, stores: Stores): Hono {
  const app = new Hono();
  for (const path of [SEARCH_PATH, STATE_PATH]) {
    app.get(`${base}${path}`, async context => {
      const open = await stores.get(context.req.param('name') ?? '');
      return open ? open.endpoint.fetch(context.req.raw) : context.notFound();
    });
  }
  const storeFor = async (name: string) => (await stores.get(name))?.store;
  return app.route('/', createStoreApp({base, storeFor, settable: new Set(SETTABLE), styles: LOOK_STYLES}));
}
