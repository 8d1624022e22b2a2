import {observe} from '../../../conformance/rules/ledger.ts';
import {storeUrl} from '../../../core/products/link.ts';
import type {Evidence, PageRule} from '../evidence.ts';
import type {HtmlPage} from '../html-page.ts';
import {asObstacle, ObstacleError, type StoreClient} from '../store-client.ts';
import {readConfiguration} from './configuration.ts';

/** A keyword, and the destination of its redirect, if there is one. */
export interface Keyword {
  readonly query: string;
  readonly redirect: string | undefined;
}

/** Checks that a keyword's redirect leads to a page, resolved as the elements of the home page would. */
export async function checkRedirect(
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
