import {fileURLToPath} from 'node:url';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';
import {etag} from 'hono/etag';
import {cacheControlOf} from './file-version.ts';
import {isOwnTheme} from './liquid/theme-folder.ts';

/** Where the files of a theme app extension are served. */
export const EXTENSION_ASSETS = '/extensions/storefront-search/assets';

const distFolder = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * Serves `/assets`: the theme's files and, with the demo's own theme, the built elements. Another theme brings its
 * own copy of the elements, so only the inspector is added to it.
 *
 * @param theme the theme's folders.
 * @param extension the folder of a theme app extension, whose files have a path of their own.
 */
export function createAssets(theme: readonly string[], extension?: string): Hono {
  const app = new Hono();
  for (const path of ['/assets/*', `${EXTENSION_ASSETS}/*`])
    app.use(path, etag(), async (context, next) => {
      await next();
      if (context.res.ok) context.header('Cache-Control', cacheControlOf(context.req.url));
    });
  for (const folder of theme) {
    app.use('/assets/*', serveStatic({root: `${folder}/assets`, rewriteRequestPath}));
  }
  const built = isOwnTheme(theme) ? '/assets/*' : '/assets/storefront-search.debug.js';
  if (extension)
    app.use(`${EXTENSION_ASSETS}/*`, serveStatic({root: `${extension}/assets`, rewriteRequestPath}));
  app.use(built, serveStatic({root: distFolder, rewriteRequestPath}));
  return app;
}

function rewriteRequestPath(path: string): string {
  return path.replace(/^.*\/assets\//, '/');
}
