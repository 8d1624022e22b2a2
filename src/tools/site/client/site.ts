import {ready, SITE} from '../../../../demo/playground/client/ready.ts';

// The site's own search: the elements, with the guides as their store. They load once the worker can answer them.

// CSS shows both lists on wide screens; the keyboard and screen readers depend on the attribute.
for (const [list, width] of [
  ['.pages', '64rem'],
  ['.contents', '84rem'],
]) {
  const details = document.querySelector<HTMLDetailsElement>(`${list} > details`);
  if (details) details.open = matchMedia(`(width >= ${width})`).matches;
}

const root = SITE.pathname;
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
