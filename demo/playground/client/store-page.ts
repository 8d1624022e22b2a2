/** The script of the playground's store: loads the elements, with the inspector if it is chosen, and tells the playground where the visitor is. */
type Inspector = HTMLElement & {isOpen: boolean};

// The platform's global: what the elements publish needs an addressee.
Object.assign(globalThis, {Shopify: {analytics: {publish() {}}}});
// Files of dist/ beside this one in the site.
const inspects = document.documentElement.dataset.inspector === 'open';
for (const file of [...(inspects ? ['storefront-search.debug.js'] : []), 'storefront-search.js'])
  await import(new URL(file, import.meta.url).href);

const inspector = document.querySelector<Inspector>('storefront-search-debug');
if (inspector) inspector.isOpen = true;

const ROOT = /^.*?\/playground\/store\/[^/]+\//;

function tell(): void {
  const path = location.href.replace(ROOT, '');
  if (parent !== window) parent.postMessage({path}, location.origin);
}

tell();
addEventListener('popstate', tell);
document.addEventListener('search-results', () => queueMicrotask(tell));

// A picture that can't be had leaves its place empty.
for (const image of document.querySelectorAll<HTMLImageElement>('.picture img')) {
  image.decode().catch(() => image.remove());
}

for (const back of document.querySelectorAll('a[data-back]')) {
  back.addEventListener('click', event => {
    if (!document.referrer.startsWith(location.origin)) return;
    event.preventDefault();
    history.back();
  });
}
