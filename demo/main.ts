import {parseArgs} from 'node:util';
import {serve} from '@hono/node-server';
import {Hono} from 'hono';
import {compress} from 'hono/compress';
import type {StoreData} from './catalogue/catalogue.ts';
import {CatalogueError} from './catalogue/catalogue-error.ts';
import {type LoadOptions, loadStore} from './catalogue/load.ts';
import {Progress} from './catalogue/progress.ts';
import type {Caps} from './service/limits.ts';
import {createService, type ServiceOptions} from './service/service.ts';
import {DataFolderError, openData} from './storefront/data-folder.ts';
import {createStorefront, type StorefrontOptions} from './storefront/storefront.ts';

interface Settings {
  /** Which store to sell from. */
  readonly load: LoadOptions;
  /** What its search service is like. */
  readonly service: ServiceOptions;
  /** Where orders and the pixel's figures are kept from one run to the next. */
  readonly data: string | undefined;
  /** Whether there is a page of made-up figures beside the real one. */
  readonly sampleEvents: boolean;
  readonly port: number;
}

const SHOWN_PROBLEMS = 20;

/** Something the person who starts the store can mend. */
class StartError extends Error {}

try {
  await start(readSettings());
} catch (error) {
  if (!canBeMended(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start({load, service, data, sampleEvents, port}: Settings): Promise<void> {
  const options = {data: openData(data), sampleEvents};
  const {store, problems} = await loadStore({...load, progress: new Progress(process.stderr)});
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.warn(problem);
  if (problems.length > SHOWN_PROBLEMS) console.warn(`… and ${problems.length - SHOWN_PROBLEMS} more.`);
  const server = serve({fetch: joinParts(store, options, service).fetch, port}, ({port: actual}) => {
    console.log(`Demo store: http://localhost:${actual}`);
    const analytics = sampleEvents ? '/admin/analytics/sample' : '/admin/analytics';
    console.log(`Its search figures: http://localhost:${actual}${analytics}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is in use: set PORT to another, or to 0 for any.` : error.message);
    process.exitCode = 1;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));
}

/** The service answers on the store's own domain (§1.3), below the path of every language too. */
function joinParts(store: StoreData, options: StorefrontOptions, like: ServiceOptions): Hono {
  const app = new Hono({strict: false});
  const service = createService(store, {...like, key: options.data.key});
  app.use(compress());
  app.route('/', service.app);
  for (const {locale} of store.catalogues.slice(1)) app.route(`/${locale}`, service.app);
  app.mount('/', createStorefront(store, options).fetch);
  return app;
}

function stop(server: ReturnType<typeof serve>): void {
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
}

function readSettings(): Settings {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({
    options: {
      catalog: text,
      content: text,
      locale: text,
      currency: text,
      caps: text,
      'first-sync': text,
      data: text,
      'sample-events': {type: 'boolean', default: false},
    },
  });
  const port = Number(process.env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartError(`PORT is a number from 0 to 65535, not "${process.env.PORT}".`);
  }
  const {catalog, content, locale, currency, caps, data, 'first-sync': sync = '0'} = values;
  if (locale !== undefined && !isLocale(locale)) {
    throw new StartError(`--locale takes a language such as en or ja, not "${locale}".`);
  }
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) {
    throw new StartError(`--currency takes an ISO code such as USD or JPY, not "${currency}".`);
  }
  if (!/^\d+$/.test(sync)) throw new StartError(`--first-sync takes seconds such as 60, not "${sync}".`);
  return {
    load: {catalog, content, locale, currency},
    service: {caps: caps === undefined ? undefined : readCaps(caps), firstSync: Number(sync)},
    data,
    port,
    sampleEvents: values['sample-events'],
  };
}

function readCaps(text: string): Caps {
  const [visitor, shop, combined, ...more] = text.split(',').map(Number);
  if (!isCap(visitor) || !isCap(shop) || !isCap(combined) || more.length > 0) {
    throw new StartError(
      `--caps takes three numbers, visitor,shop,combined, such as 20,50,125; not "${text}".`,
    );
  }
  return {visitor, shop, combined};
}

function isCap(cap: number | undefined): cap is number {
  return cap !== undefined && Number.isInteger(cap) && cap > 0;
}

function isLocale(text: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text);
}

/** Whether the person who starts the store can mend it; anything else is a bug, and keeps its stack. */
function canBeMended(error: unknown): error is Error {
  if (error instanceof StartError || error instanceof CatalogueError) return true;
  if (error instanceof DataFolderError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
