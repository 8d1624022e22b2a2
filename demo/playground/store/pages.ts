import {html} from 'hono/html';
import type {Collection, Product} from '../../catalogue/catalogue.ts';
import {isAvailable, isOnSale, priceRange} from '../../service/entry.ts';
import {plainText} from '../../service/item.ts';
import {layout, type StoreView} from './layout.ts';
import {type Attributes, type Markup, startTag} from './markup.ts';

/** The start page: popular searches, collections, and the newest products. */
export function startPage(view: StoreView): Markup {
  const {setup, texts, catalogue, root} = view;
  const isOwn = setup.store === 'own';
  const searches = isOwn ? wordsOf(catalogue.products) : texts.searches;
  const content = html`
<div class="hero">
  <h1>${isOwn ? view.store.name : texts.heading}</h1>
  ${isOwn ? '' : html`<p>${texts.lead}</p>`}
  <p class="searches"><span>${texts.popular}</span>
    ${searches.map(term => html`<a href="${root}search?${new URLSearchParams({q: term})}">${term}</a> `)}
  </p>
</div>
<h2>${texts.collections}</h2>
<ul class="collections">${catalogue.collections.slice(0, 8).map(each => collectionLink(view, each))}</ul>
<h2>${texts.newest}</h2>
${list(view, {query: '*', sort: 'newest', 'page-size': '8', 'url-sync': 'off', instance: 'newest'})}`;
  return layout(view, isOwn ? view.store.name : texts.heading, content);
}

export function searchPage(view: StoreView, query: string): Markup {
  const title = view.texts.searched(query);
  return layout(view, title, html`<h1>${title}</h1>\n${listing(view, {})}`, query);
}

export function collectionPage(view: StoreView, {handle, title}: Collection): Markup {
  return layout(view, title, html`<h1>${title}</h1>\n${listing(view, {collection: handle})}`);
}

/** A product with its picture, title and price, and a way back. */
export function productPage(view: StoreView, product: Product): Markup {
  const {texts, root} = view;
  const [lowest] = priceRange(product);
  const before = product.variants.filter(isOnSale).find(({price}) => price === lowest)?.compareAtPrice;
  const picture = product.image && html`<img src="${product.image}" alt="" width="600" height="600">`;
  return layout(
    view,
    product.title,
    html`<p><a class="back" href="${root}" data-back>← ${texts.back}</a></p>
<article class="product">
  <div class="picture">${picture}</div>
  <div>
    <p class="vendor">${product.vendor}</p>
    <h1>${product.title}</h1>
    <p class="price">${before === undefined ? '' : html`<s>${money(view, before)}</s> `}${money(view, lowest)}${
      isAvailable(product) ? '' : html` <strong>${texts.soldOut}</strong>`
    }</p>
    <p>${plainText(product.body).slice(0, 600)}</p>
  </div>
</article>`,
  );
}

/** A page or an article. */
export function textPage(view: StoreView, {title, body}: {title: string; body: string}): Markup {
  const back = html`<p><a class="back" href="${view.root}" data-back>← ${view.texts.back}</a></p>`;
  return layout(view, title, html`${back}<h1>${title}</h1><p class="text">${plainText(body)}</p>`);
}

export function messagePage(view: StoreView, message: string): Markup {
  return layout(view, message, html`<p class="message">${message}</p>`);
}

function listing(view: StoreView, own: Attributes): Markup {
  return html`<div class="listing">
${startTag('facet-panel', view.setup)}</facet-panel>
${list(view, own)}
</div>`;
}

function list({setup}: StoreView, own: Attributes): Markup {
  return html`${startTag('search-results', setup, own)}</search-results>`;
}

function collectionLink({root}: StoreView, {handle, title, image}: Collection): Markup {
  const picture = image ? html`<img src="${image}" alt="" width="300" height="300" loading="lazy">` : '';
  return html`<li><a href="${root}collections/${encodeURIComponent(handle)}">${picture}<span>${title}</span></a></li>`;
}

/** The commonest types of goods, as searches to try. */
function wordsOf(products: readonly Product[]): string[] {
  const counts = new Map<string, number>();
  for (const {type} of products) if (type) counts.set(type, (counts.get(type) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.length > 0
    ? sorted.slice(0, 5).map(([type]) => type)
    : products.slice(0, 3).map(({title}) => title);
}

function money({setup, store}: StoreView, amount: number): string {
  const currency = setup.currency ?? store.currency;
  return new Intl.NumberFormat(setup.locale, {style: 'currency', currency}).format(amount);
}
