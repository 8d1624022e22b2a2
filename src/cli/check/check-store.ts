import type {Collection} from '../../conformance/probes/filter-set.ts';
import {observe} from '../../conformance/rules/ledger.ts';
import {storeUrl} from '../../core/products/link.ts';
import {Evidence, type PageRule} from './evidence.ts';
import {openStore} from './find-service.ts';
import {HtmlPage} from './html-page.ts';
import {endpointOf, readConfiguration} from './pages/check-page.ts';
import {checkPages} from './pages/check-pages.ts';
import {type Report, reportOf} from './report.ts';
import {type Environment, Service} from './service.ts';
import {ServiceProbes} from './service-probes.ts';
import {asObstacle, ObstacleError, StoreClient} from './store-client.ts';

/** The options of the check, from the command's arguments. */
export interface CheckOptions {
  /** For example `https://shop.example`. */
  readonly origin: string;
  /** The app proxy's path; by default the one in the home page's configuration. */
  readonly path?: string | undefined;
  /** The term to search for; one of the store's own by default. */
  readonly query?: string | undefined;
  readonly locale?: string | undefined;
  readonly password?: string | undefined;
}

/** Checks the service of a live store against the contract, and two of its pages. */
export async function checkStore(options: CheckOptions, environment: Environment): Promise<Report> {
  const client = new StoreClient(options.origin);
  const evidence = new Evidence();
  const opened = await openStore(client, options.password).catch(asObstacle);
  if (opened instanceof ObstacleError) return reportOf({origin: client.origin, evidence, obstacle: opened});
  const home = new HtmlPage(opened);
  const path = options.path ?? endpointOf(home).pathname;
  const service = new Service(client, environment, path, options.locale);
  const probes = new ServiceProbes(service, evidence);
  const run = probes.run(options.query, () => findCollections(client, home));
  const obstacles = [await run.catch(asObstacle)];
  environment.onProgress('Checking the home page and the search page');
  await checkRedirect(client, home, probes, evidence);
  const {query} = probes;
  const subject = {home, path: service.isFound ? service.path : undefined, query};
  obstacles.push(await checkPages(client, subject, evidence).catch(asObstacle));
  const obstacle = obstacles.find(each => each instanceof ObstacleError);
  const found = service.isFound ? {path: service.path, query} : {};
  return reportOf({origin: client.origin, ...found, service, evidence, obstacle});
}

/** A keyword, and the destination of its redirect, if there is one. */
interface Keyword {
  readonly query: string;
  readonly redirect: string | undefined;
}

/** Checks that a keyword's redirect leads to a page, resolved as the elements of the home page would. */
async function checkRedirect(
  client: StoreClient,
  home: HtmlPage,
  {query, redirect}: Keyword,
  evidence: Evidence,
): Promise<void> {
  evidence.explain(['redirect'], `“${query}” has no redirect.`);
  if (redirect === undefined) return;
  const url = storeUrl(redirect, readConfiguration(home).settings.rootUrl ?? '/', home.url.href);
  const problem = url ? await findDeadEnd(client, url) : 'is not an http or https address';
  evidence.add(`q=${query}`, observe<PageRule>('redirect', problem ? [`${redirect} ${problem}`] : []));
}

async function findDeadEnd(client: StoreClient, {href}: URL): Promise<string | undefined> {
  const fetched = await client.get(href).catch(asObstacle);
  if (fetched instanceof ObstacleError) return `can't be loaded: ${fetched.text}`;
  return fetched.status < 400 ? undefined : `answers ${fetched.status}`;
}

/** Reads some of the collections that a page links to. Keeps the collections that the platform lists completely. */
export async function findCollections(client: StoreClient, page: HtmlPage): Promise<Collection[]> {
  const handles = page.links.map(path => /\/collections\/([^/]+)$/.exec(path)?.[1] ?? 'all');
  const tried = [...new Set(handles)].filter(handle => handle !== 'all').slice(0, MOST_TRIED);
  const collections: Collection[] = [];
  for (const handle of tried) collections.push(...(await readCollection(client, handle)));
  return collections;
}

/** @param name the handle as written in a path. */
async function readCollection(client: StoreClient, name: string): Promise<Collection[]> {
  const {status, text} = await client.get(`/collections/${name}/products.json?limit=${PAGE_SIZE}`);
  // Unlike `decodeURIComponent`, this never throws.
  const handle = new URLSearchParams(`handle=${name}`).get('handle') ?? name;
  const handles = status === 200 ? handlesIn(text) : [];
  // After a full page there may be another one.
  const isWhole = handles.length > 0 && handles.length < PAGE_SIZE;
  return isWhole ? [{handle, members: new Set(handles)}] : [];
}

function handlesIn(text: string): string[] {
  try {
    const {products} = JSON.parse(text) as {products: readonly {handle: string}[]};
    return products.map(({handle}) => handle);
  } catch {
    return [];
  }
}

const MOST_TRIED = 4;
/** The platform's maximum of products per page. */
const PAGE_SIZE = 250;
