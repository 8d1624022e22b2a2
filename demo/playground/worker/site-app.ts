import {Hono} from 'hono';
import {SEARCH_PATH, STATE_PATH} from './open-store.ts';
import type {Stores} from './stores.ts';

/**
 * Answers what the site has no files for: the stores' services.
 *
 * @param base path of the site.
 */
export function createSiteApp(base: string, stores: Stores): Hono {
  const app = new Hono();
  for (const path of [SEARCH_PATH, STATE_PATH]) {
    app.get(`${base}${path}`, async context => {
      const {endpoint} = await stores.get(context.req.param('name') ?? '');
      return endpoint.fetch(context.req.raw);
    });
  }
  return app;
}
