import {findCollections} from './collection.ts';
import type {Environment} from './environment.ts';
import {Evidence} from './evidence.ts';
import {HtmlPage} from './html-page.ts';
import {ObstacleError} from './obstacle.ts';
import {openStore} from './open-store.ts';
import {checkPages} from './pages/check-pages.ts';
import {endpointOf} from './pages/configuration.ts';
import {type Report, reportOf} from './report.ts';
import {Service} from './service.ts';
import {ServiceProbes} from './service-probes.ts';
import {StoreClient} from './store-client.ts';

/** What to check, from the command's arguments. */
export interface CheckOptions {
  /** Such as `https://shop.example`. */
  readonly origin: string;
  /** The app proxy's path; the one that the home page's configuration names by default. */
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
  const opened = await attempt(openStore(client, options.password));
  if (opened instanceof ObstacleError) return reportOf({origin: client.origin, evidence, obstacle: opened});
  const home = new HtmlPage(opened);
  const path = options.path ?? endpointOf(home).pathname;
  const service = new Service(client, environment, path, options.locale);
  const probes = new ServiceProbes(service, evidence);
  const obstacles = [await attempt(probes.run(options.query, () => findCollections(client, home)))];
  environment.onProgress('Looking at the home page and the search page');
  const {query, redirect} = probes;
  const subject = {home, path: service.isFound ? service.path : undefined, query, redirect};
  obstacles.push(await attempt(checkPages(client, subject, evidence)));
  const obstacle = obstacles.find(each => each instanceof ObstacleError);
  return reportOf({origin: client.origin, service, query, evidence, obstacle});
}

/** Waits for a result or an obstacle. */
async function attempt<T>(result: Promise<T>): Promise<T | ObstacleError> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof ObstacleError) return error;
    throw error;
  }
}
