import {lazyStore} from './lazy-store.ts';

export {lazyStore as getStore};

/** Files that an element's chunk will ask for, by tag and by language; filled in by the build. */
declare const PRELOAD: Readonly<Record<string, readonly string[]>>;

const loads: Readonly<Record<string, () => Promise<unknown>>> = {
  'search-results': () => import('./search-results.ts'),
  'facet-panel': () => import('./facet-panel.ts'),
  'search-box': () => import('./search-box.ts'),
};

/** Fetches an element's code, once, and what that will need beside it instead of after it. */
function load(tag: string): void {
  if (customElements.get(tag) || loaded.has(tag)) return;
  loaded.add(tag);
  const language = document.documentElement.lang.slice(0, 2);
  for (const file of [...(PRELOAD[tag] ?? []), ...(PRELOAD[language] ?? [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(file, import.meta.url).href;
    document.head.append(link);
  }
  // A chunk that could not be fetched is tried again at the next touch.
  loads[tag]?.().catch(() => loaded.delete(tag));
}

const loaded = new Set<string>();

/** Results and facets are loaded at once; a box when it is touched, or when it has no input of its own to touch. */
function look(): void {
  for (const tag of ['search-results', 'facet-panel']) if (document.querySelector(tag)) load(tag);
  for (const box of document.querySelectorAll('search-box')) {
    if (!box.querySelector('input') || box.contains(document.activeElement)) load('search-box');
  }
}

/** The shopper is about to search. */
function onTouch({target}: Event): void {
  if (target instanceof Element && target.closest('search-box')) load('search-box');
}

for (const touch of ['focusin', 'pointerover', 'touchstart']) {
  document.addEventListener(touch, onTouch, {capture: true, passive: true});
}
// A theme editor, or a theme, may bring elements in later.
new MutationObserver(look).observe(document.documentElement, {childList: true, subtree: true});
look();
