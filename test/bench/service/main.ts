import {fork} from 'node:child_process';
import {parseArgs} from 'node:util';
import {createService, type Service} from '../../../demo/service/service.ts';
import {createLargeStore} from './large-store.ts';
import {hostileQueries, type Query, shoppersQueries} from './queries.ts';

// A large store in two languages, started twice, each time in a process of its own: first without an index on disk,
// then with. `npm run bench:service`, with `--products 5000` for a smaller one. Exits with 1 beyond a limit.

const LIMITS = {'start, s': 20, 'p95, ms': 25, 'RSS, MB': 1024};

const {values: options} = parseArgs({
  options: {products: {type: 'string', default: '50000'}, measure: {type: 'boolean', default: false}},
});

if (options.measure) await measure(Number(options.products));
else await compare();

/** The first run may find the index of an earlier one; a catalogue that nobody had before is certain to be new. */
async function compare(): Promise<void> {
  const size = Number(options.products) + 1 + (Date.now() % 100);
  const cold = await start(size);
  const warm = await start(size);
  console.log(`${size} products in two languages`);
  console.table({'first start': cold, 'second start': warm});
  const beyond = Object.entries(LIMITS).filter(([name, limit]) => (warm[name] ?? 0) > limit);
  for (const [name, limit] of beyond) console.error(`${name}: more than ${limit}`);
  process.exitCode = beyond.length > 0 ? 1 : 0;
}

type Figures = Readonly<Record<string, number>>;

function start(size: number): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, ['--measure', '--products', String(size)]);
    child.once('message', figures => resolve(figures as Figures));
    child.once('exit', code => reject(new Error(`The measurement ended with ${code}`)));
  });
}

async function measure(size: number): Promise<void> {
  const store = createLargeStore(size);
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
  });
}

/** How long each search takes, from the request to its body. */
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
