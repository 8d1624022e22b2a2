import {fileURLToPath} from 'node:url';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';
import {etag} from 'hono/etag';

const distFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * `/assets`: the theme's own files, and the built elements beside them, as if they had been copied there.
 *
 * @param theme the folders of the theme.
 */
export function createAssets(theme: readonly string[]): Hono {
  const app = new Hono();
  app.use('/assets/*', etag(), async (context, next) => {
    await next();
    if (context.res.ok) context.header('Cache-Control', cacheControlOf(context.req.path));
  });
  for (const root of [...theme.map(folder => `${folder}/assets`), distFolder]) {
    app.use('/assets/*', serveStatic({root, rewriteRequestPath}));
  }
  return app;
}

function rewriteRequestPath(path: string): string {
  return path.replace(/^.*\/assets\//, '/');
}

/** A name with a hash of its content never changes; any other file may, and is asked for again. */
function cacheControlOf(path: string): string {
  const isHashed = /-[0-9a-f]{8}\.\w+$/.test(path);
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
