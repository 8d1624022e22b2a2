import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {Hono} from 'hono';
import {cacheControlOf} from './file-version.ts';
import {compileScripts, compileStyles} from './liquid/compiled-files.ts';
import {publishingScript} from './platform.ts';

const scripts = [
  {name: 'pixel', file: './browser/pixel.ts', format: 'iife'},
  {name: 'platform', file: './browser/platform.ts', format: 'iife'},
  {name: 'standard-events', file: './browser/standard-events/standard-events.ts', format: 'esm'},
] as const;
const files = {
  'base.css': {file: '../theme/assets/base.css', type: 'text/css'},
  'components.css': {file: '../theme/assets/components.css', type: 'text/css'},
  'favicon.svg': {file: '../theme/assets/favicon.svg', type: 'image/svg+xml'},
  'checkout.css': {file: './checkout/checkout.css', type: 'text/css'},
  'analytics.css': {file: './analytics/analytics.css', type: 'text/css'},
  'figures.css': {file: './analytics/figures.css', type: 'text/css'},
};

/**
 * Serves `/platform`: the browser code of the platform and the pixel, compiled on the first request, and what the
 * platform compiles from a theme.
 *
 * @param theme the theme's folders.
 */
export function createBrowserFiles(theme: readonly string[]): Hono {
  const app = new Hono();
  app.use('/platform/*', async (context, next) => {
    await next();
    context.header('Cache-Control', cacheControlOf(context.req.url));
  });
  app.get('/platform/compiled/styles.css', context =>
    context.body(compileStyles(theme), 200, typeOf('text/css')),
  );
  app.get('/platform/compiled/scripts.js', context =>
    context.body(compileScripts(theme), 200, typeOf('text/javascript')),
  );
  app.get('/platform/publishing.js', context =>
    context.body(publishingScript, 200, typeOf('text/javascript')),
  );
  for (const {name, file, format} of scripts) {
    let script: Promise<string> | undefined;
    app.get(`/platform/${name}.js`, async context => {
      script ??= compile(here(file), format);
      return context.body(await script, 200, typeOf('text/javascript'));
    });
  }
  for (const [name, {file, type}] of Object.entries(files)) {
    app.get(`/platform/${name}`, async context => {
      return context.body(await readFile(here(file), 'utf8'), 200, typeOf(type));
    });
  }
  return app;
}

async function compile(entry: string, format: 'iife' | 'esm'): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    format,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const typeOf = (type: string) => ({'Content-Type': `${type}; charset=utf-8`});

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
