import {serve} from '@hono/node-server';
import {Hono} from 'hono';
import {compress} from 'hono/compress';
import {listAddresses} from './addresses.ts';
import type {StoreData} from './catalogue/catalogue.ts';
import {CatalogueError} from './catalogue/catalogue-error.ts';
import {loadStore} from './catalogue/load.ts';
import {Progress} from './catalogue/progress.ts';
import {checkTheme, type ThemeCheck} from './check-theme.ts';
import {portInUse, requireFreePort} from './free-port.ts';
import {installExtension} from './install-extension.ts';
import {startCrowd} from './service/crowd.ts';
import {ServiceLimits} from './service/limits.ts';
import {createService, type ServiceOptions} from './service/service.ts';
import {readSettings, type Settings, StartError} from './settings.ts';
import {DataFolderError, openData} from './storefront/data-folder.ts';
import {ThemeError} from './storefront/liquid/theme-error.ts';
import {createStorefront, type StorefrontOptions} from './storefront/storefront.ts';
import {USAGE} from './usage.ts';

const SHOWN_PROBLEMS = 20;

try {
  const settings = readSettings();
  if (settings) await start(settings);
  else console.log(USAGE);
} catch (error) {
  if (!isUserError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start({
  load,
  service,
  shoppers,
  data,
  sampleEvents,
  theme,
  extension,
  check,
  port,
}: Settings): Promise<void> {
  const installed = extension ? await installExtension() : undefined;
  const options = {data: openData(data), sampleEvents, theme, extension: installed};
  if (!check) await requireFreePort(port);
  if (!check) console.log('Reading the catalogue …');
  const progress = new Progress(process.stderr);
  const {store, problems} = await loadStore({...load, progress});
  for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.warn(problem);
  if (problems.length > SHOWN_PROBLEMS) console.warn(`… and ${problems.length - SHOWN_PROBLEMS} more.`);
  if (check && theme !== undefined) return report(await checkTheme(store, theme));
  const onIndexed = (done: number, total: number) => progress.advance('Indexing the catalogue', done, total);
  const limits = new ServiceLimits(service.caps);
  const app = createApp(store, options, {...service, limits, onIndexed});
  progress.clear();
  const site = {
    locales: store.catalogues.map(({locale}) => locale),
    hasOtherTheme: theme !== undefined,
    sampleEvents,
  };
  const server = serve({fetch: app.fetch, port}, ({port: actual}) => {
    console.log(listAddresses(`http://localhost:${actual}`, site).join('\n'));
    startCrowd(shoppers, limits, `localhost:${actual}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? portInUse(port) : error.message);
    process.exitCode = 1;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));
}

/** Serves the search endpoint on the store's own domain (§1.3), also below the path prefix of each language. */
function createApp(store: StoreData, options: StorefrontOptions, serviceOptions: ServiceOptions): Hono {
  const app = new Hono({strict: false});
  // As a store's CDN does.
  app.use(compress());
  const service = createService(store, {...serviceOptions, key: options.data.key});
  app.route('/', service.app);
  for (const {locale} of store.catalogues.slice(1)) app.route(`/${locale}`, service.app);
  app.mount('/', createStorefront(store, options).fetch);
  return app;
}

/** Prints the gaps of a theme; fails if a page can't be rendered or loads a missing file. */
function report({pages, failures, gaps}: ThemeCheck): void {
  for (const line of [...gaps, ...failures]) console.log(line);
  console.log(
    `${pages} pages and sections: ${failures.length} faults of the theme, ${gaps.length} features that the demo lacks.`,
  );
  if (failures.length > 0) process.exitCode = 1;
}

function stop(server: ReturnType<typeof serve>): void {
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
}

/** Whether the person who starts the store can fix the error. Any other error is a bug and keeps its stack. */
function isUserError(error: unknown): error is Error {
  if (error instanceof StartError || error instanceof CatalogueError) return true;
  return error instanceof DataFolderError || error instanceof ThemeError;
}
