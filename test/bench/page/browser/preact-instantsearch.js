import {history} from 'instantsearch.js/es/lib/routers';
import {createElement as h} from 'react';
import {createRoot} from 'react-dom/client';
import {
  Configure,
  InfiniteHits,
  InstantSearch,
  RefinementList,
  SearchBox,
  Stats,
  useInstantSearch,
} from 'react-instantsearch';
import {GROUPS} from '../catalogue.ts';
import {INDEX, searchClient} from './algolia.js';

let setState = () => undefined;

/** Exposes the function with which another script of the page would search. */
function Handle() {
  ({setUiState: setState} = useInstantSearch());
  return null;
}

function Card({hit: {title, handle, image, price, regular, available, __position}}) {
  const badge = available ? regular && 'Sale' : 'Sold out';
  return h(
    'div',
    {className: 'card'},
    h(
      'div',
      {className: 'media'},
      h('img', {alt: '', loading: __position < 5 ? 'eager' : 'lazy', width: 600, height: 600, src: image}),
      badge ? h('span', {className: 'badge'}, badge) : null,
    ),
    h(
      'div',
      {className: 'body'},
      h('a', {className: 'title', href: `/products/${handle}`}, title),
      h(
        'p',
        {className: 'price'},
        h('span', null, `$${price}.00`),
        regular ? h('s', null, `$${regular}.00`) : null,
      ),
    ),
  );
}

const facets = GROUPS.map(attribute =>
  h(RefinementList, {
    key: attribute,
    attribute,
    operator: 'and',
    limit: 10,
    classNames: {count: 'value-count'},
  }),
);
const page = h(
  InstantSearch,
  {indexName: INDEX, searchClient, routing: {router: history({writeDelay: 0})}},
  h(Handle),
  h(Configure, {hitsPerPage: 50}),
  h('div', {className: 'box'}, h(SearchBox)),
  h(
    'div',
    {className: 'columns'},
    h('div', {className: 'facets'}, facets),
    h(
      'div',
      {className: 'hits'},
      h(Stats),
      h(InfiniteHits, {
        hitComponent: Card,
        showPrevious: false,
        classNames: {list: 'grid', loadMore: 'more'},
      }),
    ),
  ),
);
createRoot(document.querySelector('main')).render(page);

gauge.meet({
  usable: Promise.resolve(),
  search: query => setState({[INDEX]: {query}}),
  titles: () => document.querySelectorAll('.hits .title'),
  counts: () => document.querySelectorAll('.facets .value-count'),
});
