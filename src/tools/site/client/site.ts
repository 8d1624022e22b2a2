import {ready} from '../../../../demo/playground/client/ready.ts';
import '../../../../demo/playground/client/live.ts';

// The site's own search: the elements, with the guides as their store. They load once the worker can answer them.

const root = new URL('../', import.meta.url).pathname;
const {lang} = document.documentElement;
const folder = lang === 'ja' ? `${root}ja/` : root;

const block = document.createElement('script');
block.type = 'application/json';
block.dataset.storefrontSearch = '';
block.textContent = JSON.stringify({
  endpoint: `${root}store/docs/search`,
  searchUrl: `${folder}search/`,
  rootUrl: folder,
  locale: lang,
});
document.head.append(block);

await ready();
document.querySelector<HTMLElement>('.tries')?.toggleAttribute('data-ready', true);
await import(new URL('storefront-search.js', import.meta.url).href);
await import(new URL('storefront-search-shortcuts.js', import.meta.url).href);
