import {html} from 'hono/html';
import type {Language} from '../language.ts';
import type {Markup} from '../markup.ts';

/** The linked title of a record; the global id itself if the store no longer has it. */
export function nameRecord(globalId: string, {catalogue, prefix}: Language): Markup | string {
  const [kind, id] = globalId.split('/').slice(-2);
  const find = <T extends {readonly id: string}>(records: readonly T[]) => records.find(one => one.id === id);
  if (kind === 'Product') {
    const product = find(catalogue.products);
    return product ? link(`${prefix}/products/${product.handle}`, product.title) : globalId;
  }
  if (kind === 'Article') {
    const article = find(catalogue.articles);
    return article
      ? link(`${prefix}/blogs/${article.blogHandle}/${article.handle}`, article.title)
      : globalId;
  }
  const page = find(catalogue.pages);
  return page ? link(`${prefix}/pages/${page.handle}`, page.title) : globalId;
}

function link(address: string, title: string): Markup {
  return html`<a href="${address}">${title}</a>`;
}
