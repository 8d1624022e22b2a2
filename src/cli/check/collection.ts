import type {Collection} from '../../conformance/probes/filter-set.ts';
import type {HtmlPage} from './html-page.ts';
import type {StoreClient} from './store-client.ts';

/** Reads some of the collections that a page links to. Keeps those that the platform lists completely. */
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
