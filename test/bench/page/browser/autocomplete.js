import {autocomplete} from '@algolia/autocomplete-js';

const LIMIT = 6;

autocomplete({
  container: '.box',
  placeholder: 'Search',
  // Its own style sheet decides when the box covers the whole screen; without the sheet it always would.
  detachedMediaQuery: 'none',
  getSources: ({query}) =>
    query
      ? [
          {
            sourceId: 'products',
            getItems: async () => {
              const params = new URLSearchParams({q: query, limit: LIMIT});
              return (await (await fetch(`/items/search?${params}`)).json()).items;
            },
            getItemUrl: ({item}) => `/products/${item.handle}`,
            templates: {
              item: ({item, html}) =>
                html`<a class="title" href=${`/products/${item.handle}`}>${item.title}</a>`,
            },
          },
        ]
      : [],
});

gauge.meet({usable: Promise.resolve(), titles: () => document.querySelectorAll('.aa-Panel .title')});
