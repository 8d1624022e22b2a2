import {getStore} from '../../../../src/entries/loader.ts';

const list = document.querySelector('search-results');

const titles = list?.getElementsByClassName('search-card-title');
let searches = 0;
const options = () => document.querySelectorAll('[role=option]:has(img) bdi');

gauge.meet({
  // The loader is here: it fetches a box when that is touched, and what was typed meanwhile counts.
  usable: Promise.resolve(),
  loaded: async () => {
    const last = () =>
      performance.getEntriesByType('resource').find(({name}) => name.includes('/suggestions-'))?.name;
    while (!last()) await new Promise(requestAnimationFrame);
    await import(last() ?? '');
  },
  search: query => void getStore().search({query}),
  titles: () => titles ?? options(),
  options,
  counts: () => document.querySelector('facet-panel')?.shadowRoot?.querySelectorAll('[part=count]') ?? [],
  prepare() {
    // A machine searches more often than the contract lets a visitor. Ten at a time are free.
    if (searches++ % 5) return;
    const full = {tokens: 10, at: Date.now(), rest: 0, restEnd: 0};
    localStorage.setItem('storefront-search.v1.budget', JSON.stringify(full));
  },
});
