import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {Hono} from 'hono';

const scripts = ['pixel', 'platform'];
const styles = {
  checkout: './checkout/checkout.css',
  analytics: './analytics/analytics.css',
  figures: './analytics/figures.css',
};

/** Serves `/platform`: the browser code of the platform and the pixel, compiled on the first request. */
export function createBrowserFiles(): Hono {
  const app = new Hono();
  for (const name of scripts) {
    let script: Promise<string> | undefined;
    app.get(`/platform/${name}.js`, async context => {
      script ??= compile(here(`./browser/${name}.ts`));
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

async function compile(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
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
