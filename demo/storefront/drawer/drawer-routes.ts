import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {Hono} from 'hono';

const entry = fileURLToPath(new URL('./drawer.ts', import.meta.url));

/** `/drawer`: the developer's drawer, compiled for the browser when the first page asks for it. */
export function createDrawer(): Hono {
  const app = new Hono();
  let script: Promise<string> | undefined;
  app.get('/drawer/drawer.js', async context => {
    script ??= compile();
    const headers = {'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache'};
    return context.body(await script, 200, headers);
  });
  return app;
}

async function compile(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    loader: {'.css': 'text'},
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
