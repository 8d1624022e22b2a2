import {readFile} from 'node:fs/promises';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {brotliCompressSync, constants} from 'node:zlib';
import {serve} from '@hono/node-server';
import {Hono, type MiddlewareHandler} from 'hono';
import {Liquid} from 'liquidjs';
import {generate} from 'selfsigned';
import {DocTag} from '../../../demo/storefront/liquid/silent-tags.ts';
import {answers} from './answers.ts';
import type {Contestant} from './contestants.ts';

/** Serves the pages of all contestants, and answers their searches. */
export interface BenchServer {
  readonly origin: string;
  /** The response time of a search. */
  delay: number;
  stop(): void;
}

/**
 * Starts the server with HTTP/2, as a store's CDN has it: with HTTP/1.1, a page waits for a free connection after six files.
 *
 * @param scripts the scripts of the contestants and the gauge, by file name.
 */
export async function startServer(
  contestants: readonly Contestant[],
  scripts: ReadonlyMap<string, string>,
): Promise<BenchServer> {
  const app = new Hono();
  app.use(compress);
  const page = new URL('page.css', import.meta.url);
  app.get('/page.css', async ({body}) => body(await readFile(page, 'utf8'), 200, STYLES));
  app.get('/pictures/:name', ({body}) => body(PICTURE, 200, {'Content-Type': 'image/webp', ...LASTING}));
  app.get('/scripts/:name', ({req, body}) => {
    const name = req.param('name');
    return body(scripts.get(name) ?? '', 200, name.endsWith('.css') ? STYLES : SCRIPT);
  });
  app.get('/pagefind/pagefind.js', ({body}) => body(scripts.get('pagefind-engine.js') ?? '', 200, SCRIPT));
  app.get('/dist/:name', async ({req, body}) =>
    body(await readFile(`dist/${req.param('name')}`), 200, SCRIPT),
  );
  app.get('/:kind/search', async ({req, json}) => {
    await new Promise(resolve => setTimeout(resolve, server.delay));
    return json(answers[req.param('kind')]?.(new URL(req.url).searchParams));
  });
  for (const contestant of contestants)
    app.get(`/${contestant.name}`, async ({html}) => html(await document(contestant)));
  const {private: key, cert} = await generate([{name: 'commonName', value: 'localhost'}]);
  const listening = serve({
    fetch: app.fetch,
    port: 0,
    createServer: createSecureServer,
    serverOptions: {key, cert},
  });
  await new Promise(resolve => listening.once('listening', resolve));
  const {port} = listening.address() as AddressInfo;
  const server = {origin: `https://localhost:${port}`, delay: 0, stop: () => void listening.close()};
  return server;
}

/** Compressed texts. Files are compressed once, as on a CDN. */
const compressed = new Map<string, Buffer>();

/** Answers are compressed while a shopper waits, so services choose a level that takes less than a millisecond. */
const FAST = {params: {[constants.BROTLI_PARAM_QUALITY]: 4}};

/** Sends texts with brotli to browsers that accept it. */
const compress: MiddlewareHandler = async (context, next) => {
  await next();
  const {req, res} = context;
  const isText = /^(text|application)/.test(res.headers.get('Content-Type') ?? '');
  if (!isText || !req.header('Accept-Encoding')?.includes('br')) return;
  const text = await res.text();
  const isFile = res.headers.has('Cache-Control');
  const small = compressed.get(text) ?? brotliCompressSync(text, isFile ? {} : FAST);
  if (isFile) compressed.set(text, small);
  context.res = new Response(new Uint8Array(small), {headers: res.headers});
  context.res.headers.set('Content-Encoding', 'br');
  context.res.headers.delete('Content-Length');
};

const LASTING = {'Cache-Control': 'max-age=3600'};
const SCRIPT = {'Content-Type': 'text/javascript', ...LASTING};
const STYLES = {'Content-Type': 'text/css', ...LASTING};
/** Sends WebP images, as a store's CDN does: a browser decodes WebP off the main thread, but an SVG is a document. */
const PICTURE = Buffer.from('UklGRiYAAABXRUJQVlA4TBoAAAAvK8FKAAfQ5/r2uf8BAEX6/58i+p/63/+IAA==', 'base64');

const engine = new Liquid({cache: true});
engine.registerTag('doc', DocTag);
engine.registerFilter('asset_url', (file: string) => `/dist/${file}`);

/** Renders a page: with the same head, header and footer for all. The platform's own content comes first. */
async function document({name, head = '', liquid, box, main = ''}: Contestant): Promise<string> {
  const rendered = liquid ? await engine.renderFile(liquid, {request: {locale: {iso_code: 'en'}}}) : '';
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${name}</title>
  <script>Shopify = {analytics: {publish() {}}}</script>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/page.css">
  <script type="module" src="/scripts/gauge.js"></script>
  ${head}
  <script type="module" src="/scripts/${name}.js"></script>
</head>
<body>
  <header>${box}</header>
  <main>${rendered}${main}</main>
  <footer>The footer, which nothing should move.</footer>
</body>
</html>`;
}
