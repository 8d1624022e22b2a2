import instantsearch from 'instantsearch.js/es';
import {history} from 'instantsearch.js/es/lib/routers';
import {configure, infiniteHits, refinementList, searchBox, stats} from 'instantsearch.js/es/widgets';
import {GROUPS} from '../catalogue.ts';
import {INDEX, searchClient} from './algolia.js';

const search = instantsearch({indexName: INDEX, searchClient, routing: {router: history({writeDelay: 0})}});
const facets = GROUPS.map(attribute => {
  const place = document.createElement('div');
  document.querySelector('.facets').append(place);
  return refinementList({
    container: place,
    attribute,
    operator: 'and',
    limit: 10,
    cssClasses: {count: 'value-count'},
  });
});
const cssClasses = {list: 'grid', loadMore: 'more'};

search.addWidgets([
  configure({hitsPerPage: 50}),
  searchBox({container: '.box'}),
  stats({container: '.count'}),
  ...facets,
  infiniteHits({container: '.hits', cssClasses, templates: {item: card}, showPrevious: false}),
]);
search.start();

function card({title, handle, image, price, regular, available, __position}, {html}) {
  const badge = available ? regular && 'Sale' : 'Sold out';
  // A single root element: with several, InstantSearch renders nothing.
  return html`<div class="card"><div class="media">
      <img alt="" loading=${__position < 5 ? 'eager' : 'lazy'} width="600" height="600" src=${image} />
      ${badge ? html`<span class="badge">${badge}</span>` : null}
    </div>
    <div class="body">
      <a class="title" href=${`/products/${handle}`}>${title}</a>
      <p class="price"><span>$${price}.00</span>${regular ? html`<s>$${regular}.00</s>` : null}</p>
    </div></div>`;
}

gauge.meet({
  usable: new Promise(resolve => search.once('render', resolve)),
  search: query => search.setUiState({[INDEX]: {query}}),
  titles: () => document.querySelectorAll('.hits .title'),
  counts: () => document.querySelectorAll('.facets .value-count'),
});
