import {getStore} from '../../../src/store/registry.ts';
import {changeAnswers} from '../page/change-answers.ts';
import {product} from '../stores/bodies.ts';
import {appear, rendered} from './fixture.ts';
import {type ListPage, links, openInside} from './list.ts';

/** A product of this name. */
export const record = (name: string, changes: Record<string, unknown> = {}) =>
  product({
    product_id: `gid://x/Product/${name}`,
    title: name,
    url: `/products/${name}`,
    image_url: undefined,
    ...changes,
  });

/** Makes each search find products named after its words. */
export const findWords = (changes: Record<string, unknown> = {}) =>
  changeAnswers(body => {
    const names = String(body.query).split(' ');
    Object.assign(body, {results: names.map(name => record(name, changes)), total: names.length});
  });

export const titles = (list: Element) => links(list).map(({textContent}) => textContent);

/** Opens a page with the results of a query. */
export async function openWords(query: string, html = '', attributes = ''): Promise<ListPage> {
  const page = await openInside(html, attributes, {address: `?q=${query}`});
  await appear(() => titles(page.list).join(' ') === query.replaceAll('+', ' '));
  return page;
}

/** Searches, and resolves as soon as the results are drawn. */
export async function searchWords({list}: ListPage, query: string): Promise<void> {
  await getStore().search({query});
  await rendered(list);
}
