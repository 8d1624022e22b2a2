import type {Page} from '@playwright/test';
import type {PublishedEvent} from '../support/page/page-watch.ts';
import type {Demo, ResultsOptions} from './fixtures.ts';

/** A search of the page and its answer, as sent over the network. */
export interface Exchange {
  readonly params: URLSearchParams;
  readonly body: SearchBody;
}

/** The part of the response that tests read (§2.1). */
interface SearchBody {
  readonly query: string;
  readonly query_id: string;
  readonly measurement_proof: string;
  readonly total: number;
  readonly offset: number;
  readonly results: readonly {
    product_id: string;
    title: string;
    content_type: string;
    handle: string;
    price_min?: number;
  }[];
}

/** Records each search of the page and its answer, in order, across navigations. Call it before the page is opened. */
export async function recordExchanges(page: Page): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  await page.route('**/apps/searchapp/search?*', async route => {
    const response = await route.fetch();
    exchanges.push({params: new URL(route.request().url()).searchParams, body: await response.json()});
    await route.fulfill({response});
  });
  return exchanges;
}

/** Opens results, and records each search and its answer from the first one on. */
export async function openRecorded(demo: Demo, path: string, {total, ...options}: ResultsOptions = {}) {
  const {page, shopper} = await demo.openShopper(options);
  const exchanges = await recordExchanges(page);
  await shopper.visit(path, total);
  return {page, shopper, exchanges};
}

/** Creates the event that §6 demands for a search response. */
export function searchEvent({params, body}: Exchange): PublishedEvent {
  return {
    name: 'service_search',
    payload: {
      query: body.query,
      query_id: body.query_id,
      session_id: params.get('session_id'),
      measurement_proof: body.measurement_proof,
      result_count: body.total,
    },
  };
}

/** Creates the event that §6 demands for a click on the result at `index` of an answer, shown at `position`. */
export function clickEvent(
  {params, body}: Exchange,
  index: number,
  position = body.offset + index,
): PublishedEvent {
  return {
    name: 'service_result_clicked',
    payload: {
      query_id: body.query_id,
      session_id: params.get('session_id'),
      measurement_proof: body.measurement_proof,
      product_id: body.results[index]?.product_id,
      position,
    },
  };
}
