import {fileURLToPath} from 'node:url';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';
import {etag} from 'hono/etag';
import {isOwnTheme} from './liquid/theme-folder.ts';

const distFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * `/assets`: the theme's own files, and beside the demo's the built elements, as if they had been copied there. Of another
 * theme the developer's drawer alone is not its own.
 *
 * @param theme the folders of the theme.
 */
export function createAssets(theme: readonly string[]): Hono {
  const app = new Hono();
  app.use('/assets/*', etag(), async (context, next) => {
    await next();
    if (context.res.ok) context.header('Cache-Control', cacheControlOf(context.req.path));
  });
  for (const folder of theme) {
    app.use('/assets/*', serveStatic({root: `${folder}/assets`, rewriteRequestPath}));
  }
  const built = isOwnTheme(theme) ? '/assets/*' : '/assets/storefront-search.debug.js';
  app.use(built, serveStatic({root: distFolder, rewriteRequestPath}));
  return app;
}

function rewriteRequestPath(path: string): string {
  return path.replace(/^.*\/assets\//, '/');
}

/** A name with a hash of its content never changes; any other file may, and is asked for again. */
function cacheControlOf(path: string): string {
  const isHashed = /-[0-9A-Z]{8}\.\w+$/.test(path);
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
