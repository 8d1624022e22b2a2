import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {Hono} from 'hono';
import {compileScripts, compileStyles} from './liquid/compiled-files.ts';

const scripts = [
  {name: 'pixel', file: './browser/pixel.ts', format: 'iife'},
  {name: 'platform', file: './browser/platform.ts', format: 'iife'},
  {name: 'standard-events', file: './browser/standard-events/standard-events.ts', format: 'esm'},
] as const;
const styles = {
  base: '../theme/assets/base.css',
  components: '../theme/assets/components.css',
  checkout: './checkout/checkout.css',
  analytics: './analytics/analytics.css',
  figures: './analytics/figures.css',
};

/**
 * Serves `/platform`: the browser code of the platform and the pixel, compiled on the first request, and what the
 * platform compiles from a theme.
 *
 * @param theme the theme's folders.
 */
export function createBrowserFiles(theme: readonly string[]): Hono {
  const app = new Hono();
  app.get('/platform/compiled/styles.css', context =>
    context.body(compileStyles(theme), 200, headersFor('text/css')),
  );
  app.get('/platform/compiled/scripts.js', context =>
    context.body(compileScripts(theme), 200, headersFor('text/javascript')),
  );
  app.get('/platform/favicon.svg', async context =>
    context.body(
      await readFile(here('../theme/assets/favicon.svg'), 'utf8'),
      200,
      headersFor('image/svg+xml'),
    ),
  );
  for (const {name, file, format} of scripts) {
    let script: Promise<string> | undefined;
    app.get(`/platform/${name}.js`, async context => {
      script ??= compile(here(file), format);
      return context.body(await script, 200, headersFor('text/javascript'));
    });
  }
  for (const [name, file] of Object.entries(styles)) {
    app.get(`/platform/${name}.css`, async context => {
      return context.body(await readFile(here(file), 'utf8'), 200, headersFor('text/css'));
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

function headersFor(type: string): Record<string, string> {
  return {'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache'};
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
