import {PASSWORD} from './find-service.ts';
import {HtmlPage} from './html-page.ts';
import {ObstacleError} from './obstacle.ts';
import type {Fetched, StoreClient} from './store-client.ts';

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
