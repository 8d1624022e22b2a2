import {isJson} from '../../conformance/rules/check-answer.ts';
import {HtmlPage} from './html-page.ts';
import type {Exchange, Service} from './service.ts';
import {type Fetched, ObstacleError, type StoreClient} from './store-client.ts';

/** Browses all products, with a limit above the contract's maximum. */
const BROWSE = {q: '*', limit: '100'};
/** Browses all products with the maximum limit: a service may refuse a higher one (§8.8). */
const BROWSE_LESS = {q: '*', limit: '50'};

const COMMON_PATHS = [
  '/apps/searchapp/search',
  '/apps/search/search',
  '/a/search/search',
  '/tools/search/search',
];

/**
 * Browses all products.
 *
 * @throws {ObstacleError} if the answer does not come from the service.
 */
export async function findService(service: Service): Promise<Exchange> {
  const exchange = await service.send(BROWSE);
  if (!isService(exchange.answer)) await explain(service, exchange);
  service.isFound = true;
  return exchange.answer.status === 400 ? service.send(BROWSE_LESS) : exchange;
}

/** Whether an answer comes from the service, which sends JSON (§1.1); a page of the store is HTML. */
function isService(answer: Fetched): boolean {
  return answer.status !== 404 && isJson(answer);
}

/** Explains an answer that does not come from the service, and finds the service at another path. */
async function explain(service: Service, {answer}: Exchange): Promise<never> {
  const page = new HtmlPage(answer);
  const wrong = service.path;
  if (page.kind === 'login') {
    const text = `${wrong} redirects to a login page, ${answer.url.href}: the store is not public.`;
    throw new ObstacleError('login', text);
  }
  if (page.kind === 'password') throw new ObstacleError('password', PASSWORD);
  const what = `${wrong} answers ${describe(answer, page)}`;
  if (answer.status >= 500)
    throw new ObstacleError('unavailable', `${what}: the app behind it does not answer.`);
  const found = await findPath(service);
  if (found) {
    const text = `${what}. The service answers at ${found}: set "endpoint" to this path, and check it with --path ${found}.`;
    throw new ObstacleError('wrong_path', text);
  }
  const advice =
    'Make sure that the app is installed. Give the path of its proxy with --path, and set "endpoint" to it.';
  throw new ObstacleError(
    'no_service',
    `${what}, and the service does not answer at the usual paths either. ${advice}`,
  );
}

export const PASSWORD = 'The store is protected by a password: give it with --password.';

function describe({status, headers}: Fetched, page: HtmlPage): string {
  if (page.kind === 'not found') return `${status} with the theme's page “${page.title || 'not found'}”`;
  const type = headers.get('content-type')?.split(';')[0] ?? 'no content type';
  if (type !== 'text/html') return `${status} with ${type}`;
  return `${status} with an HTML page${page.title && `, “${page.title}”`}`;
}

async function findPath(service: Service): Promise<string | undefined> {
  const wrong = service.path;
  for (const path of COMMON_PATHS.filter(common => common !== wrong)) {
    service.path = path;
    const {answer} = await service.send({q: '*', limit: '1'});
    service.isFound = isService(answer);
    if (service.isFound) return path;
  }
  service.path = wrong;
  return undefined;
}

/**
 * Fetches the home page, and opens the store with its password if it has one.
 *
 * @throws {ObstacleError} if nothing answers, or the password is missing or wrong.
 */
export async function openStore(client: StoreClient, password: string | undefined): Promise<Fetched> {
  const home = await client.get('/');
  // The home page may redirect to the primary domain, such as www.
  client.origin = home.url.origin;
  if (!isLocked(home)) return home;
  if (password === undefined) throw new ObstacleError('password', PASSWORD);
  await client.post('/password', {form_type: 'storefront_password', utf8: '✓', password});
  const opened = await client.get('/');
  if (isLocked(opened)) throw new ObstacleError('wrong_password', 'The store rejected this password.');
  return opened;
}

function isLocked(page: Fetched): boolean {
  return new HtmlPage(page).kind === 'password';
}
