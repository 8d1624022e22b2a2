import {fork} from 'node:child_process';
import {parseArgs} from 'node:util';
import {createService, type Service} from '../../../demo/service/service.ts';
import {createLargeStore} from './large-store.ts';
import {hostileQueries, type Query, shoppersQueries} from './queries.ts';

// Starts a large store in two languages twice, each time in a new process: first without an index on disk, then with one:
// `npm run bench:service`, with `--products 5000` for a smaller store. Exits with 1 if a limit is exceeded.

/** V8 uses all available memory before it collects garbage, unless it is limited. */
const HEAP_MB = 640;
const SEARCHING = {'p95, ms': 25, 'RSS at most, MB': 1024};
const LIMITS = {'first start': SEARCHING, 'second start': {'start, s': 20, ...SEARCHING}};

const {values: options} = parseArgs({
  options: {products: {type: 'string', default: '50000'}, measure: {type: 'string'}},
});

const size = Number(options.products);
if (options.measure === undefined) await compare();
else await measure(options.measure);

/** A new catalogue, which has no index on disk. */
async function compare(): Promise<void> {
  const name = `${Date.now()}`;
  const runs = {'first start': await start(name), 'second start': await start(name)};
  console.log(`${size} products in two languages`);
  console.table(runs);
  for (const [run, limits] of Object.entries(LIMITS)) {
    const figures = runs[run as keyof typeof runs];
    for (const [figure, limit] of Object.entries(limits)) {
      if ((figures[figure] ?? 0) <= limit) continue;
      console.error(`${run}, ${figure}: more than ${limit}`);
      process.exitCode = 1;
    }
  }
}

type Figures = Readonly<Record<string, number>>;

function start(name: string): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const execArgv = [...process.execArgv, `--max-old-space-size=${HEAP_MB}`];
    const child = fork(import.meta.filename, ['--measure', name, '--products', String(size)], {execArgv});
    child.once('message', figures => resolve(figures as Figures));
    child.once('exit', code => reject(new Error(`The measurement ended with ${code}`)));
  });
}

async function measure(name: string): Promise<void> {
  const store = createLargeStore(size, name);
  const begun = performance.now();
  const service = createService(store, {caps: {visitor: 1e9, shop: 1e9, combined: 1e9}});
  const started = performance.now() - begun;
  const queries = shoppersQueries();
  await time(service, queries.slice(0, 200));
  const times = await time(service, queries);
  const hostile = await time(service, hostileQueries());
  process.send?.({
    'start, s': round(started / 1000),
    searches: times.length,
    'p50, ms': quantile(times, 0.5),
    'p95, ms': quantile(times, 0.95),
    'p99, ms': quantile(times, 0.99),
    'hostile p50, ms': quantile(hostile, 0.5),
    'hostile most, ms': quantile(hostile, 1),
    'RSS, MB': Math.round(process.memoryUsage.rss() / 2 ** 20),
    'RSS at most, MB': Math.round(process.resourceUsage().maxRSS / 2 ** 10),
  });
}

/** Measures each search, from the request to the complete body. */
async function time(service: Service, queries: readonly Query[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const params = new URLSearchParams({contract: 'v1', type: 'search', ...query});
    const begun = performance.now();
    const response = await service.app.request(`/apps/searchapp/search?${params}`);
    await response.text();
    times.push(performance.now() - begun);
    if (response.status !== 200) throw new Error(`“${query.q}” is answered with ${response.status}`);
  }
  return times.sort((a, b) => a - b);
}

function quantile(sorted: readonly number[], share: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
