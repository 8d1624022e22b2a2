import {languageOf} from '../i18n/language-of.ts';
import {settleLater} from '../service/browser/stored-entries.ts';
import {configure, globals} from '../store/globals.ts';
import {lazyStore} from './lazy-store.ts';

export {configure, lazyStore as getStore};

/**
 * The built files that both kinds of pages need, those that each needs besides, and the hash in the name of each language's file;
 * inserted by the build.
 */
declare const FILES: Readonly<Record<Chunk | 'shared', readonly string[]>> & {
  readonly languages: Readonly<Record<string, string>>;
};

type Chunk = keyof typeof chunks;

const loadFirstSearch = () => import('./first-search.ts').catch(() => {});
const chunks = {
  'results-page': () => {
    void loadFirstSearch();
    return import('./results-page.ts');
  },
  'search-box': () => import('./search-box.ts'),
};
const loaded: {[C in Chunk]?: boolean} = {};
/** Delay before a failed chunk is requested again, in milliseconds; doubled after each failure. */
let retryDelay = 2000;

/** Loads a chunk once. Preloads all files that its page needs, and the messages of the page's language. */
function load(chunk: Chunk): void {
  if (loaded[chunk]) return;
  loaded[chunk] = true;
  for (const file of [...FILES.shared, ...FILES[chunk], languageFile()]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `${new URL(file, import.meta.url)}`;
    document.head.append(link);
  }
  chunks[chunk]().then(
    () => chunk === 'results-page' && insertions.disconnect(),
    () => {
      // The chunk can be requested again: after the delay, or when the shopper next uses the box.
      loaded[chunk] = false;
      setTimeout(loadNeeded, retryDelay);
      retryDelay *= 2;
    },
  );
}

function languageFile(): string {
  const {languages} = FILES;
  const language = languageOf(document.documentElement.lang);
  const known = Object.hasOwn(languages, language) ? language : 'en';
  return `${known}-${languages[known]}.js`;
}

/** Loads results and facets at once; a search box only if it is focused, or has no input that the shopper could focus. */
function loadNeeded(): void {
  if (document.querySelector('search-results, facet-panel')) load('results-page');
  if (document.querySelector('search-box:not(:has(input)), search-box:focus-within')) load('search-box');
}

const insertions = new MutationObserver(loadNeeded);

for (const touch of ['focusin', 'pointerover', 'touchstart', 'input']) {
  // Not the event's target, which would be the component whose shadow root a box is in.
  const onTouch = (event: Event) => {
    if (loaded['search-box'] || !(event.composedPath()[0] as Element).closest?.('search-box')) return;
    globals.firstUse = event;
    load('search-box');
  };
  document.addEventListener(touch, onTouch, {capture: true, passive: true});
}
settleLater(async () => {
  await loadFirstSearch();
  globals.settleEarlierPages?.();
});
// A theme may insert elements later. Disconnected once there are results, because observing all their nodes slows them by
// a tenth.
insertions.observe(document, {childList: true, subtree: true});
document.addEventListener('shopify:section:load', loadNeeded);
loadNeeded();
// The look of a page without results, which must not delay its first paint.
for (const link of document.querySelectorAll<HTMLLinkElement>('[data-storefront-search-look]'))
  link.media = '';
