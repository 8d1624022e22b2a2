import {languageOf} from '../i18n/language-of.ts';
import {watchConsent} from '../service/browser/stored-entries.ts';
import {configure, globals} from '../store/globals.ts';
import {asksService, markAsked} from './asked-page.ts';
import {lazyStore} from './lazy-store.ts';

export {configure, lazyStore as getStore, loadNeeded as load};

/**
 * The built files that all chunks need, the further files of each chunk, the languages, and the hash in the names of their files;
 * inserted by the build.
 */
declare const FILES: Readonly<Record<Chunk | 'shared' | 'languages', readonly string[]>> & {
  readonly languageHash: string;
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
const THEME_LIST = 'search-results[first-results=theme]';
/** The controls with which a shopper changes a theme's list. */
const THEME_CONTROLS = `facet-panel, ${THEME_LIST} :is(select, [rel=next])`;

/** Loads the code that appends the theme's next page, one screen before the end of an endless list. */
const nearEnd = new IntersectionObserver(
  ([end]) => {
    if (end?.isIntersecting) load('results-page');
  },
  {rootMargin: '100%'},
);

const loading: {[C in Chunk]?: Promise<unknown>} = {};
/** Delay before a failed chunk is requested again, in milliseconds; doubled after each failure. */
let retryDelay = 2000;

const load = (chunk: Chunk): Promise<unknown> => (loading[chunk] ??= request(chunk));

/** Preloads all files that the page of a chunk needs, and the messages of the page's language. */
function request(chunk: Chunk): Promise<unknown> {
  for (const file of [...FILES.shared, ...FILES[chunk], languageFile()]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `${new URL(file, import.meta.url)}`;
    document.head.append(link);
  }
  return chunks[chunk]().catch(() => {
    // The chunk can be requested again: after the delay, or when the shopper next uses the box.
    delete loading[chunk];
    setTimeout(loadNeeded, retryDelay);
    retryDelay *= 2;
  });
}

function languageFile(): string {
  const {languages, languageHash} = FILES;
  const language = languageOf(document.documentElement.lang);
  return `${languages.includes(language) ? language : 'en'}-${languageHash}.js`;
}

/**
 * Loads results and facets at once, unless the theme's own results stay until the shopper changes them. Loads a search box only
 * if it is focused, or has no input that the shopper could focus. Scripts call it as `load()` after they have inserted elements,
 * because nothing observes the page.
 */
function loadNeeded(): void {
  // While the page is parsed, a panel may exist before its list, and a box before its input.
  const isParsed = document.readyState !== 'loading';
  const needsResults = has(THEME_LIST) ? asksService : isParsed && has('facet-panel');
  if (needsResults || has('search-results:not([first-results=theme])')) load('results-page');
  if (has('search-box:focus-within') || (isParsed && has('search-box:not(:has(input))'))) load('search-box');
  const next = document.querySelector(`${THEME_LIST}[paging=infinite] [rel=next]`);
  if (next) nearEnd.observe(next);
}

const has = (selector: string): boolean => document.querySelector(selector) !== null;

markAsked();

for (const touch of ['focusin', 'pointerover', 'touchstart', 'input']) {
  // Uses the event's path, because the event's target would be the host of the shadow root that contains the box.
  const onTouch = (event: Event) => {
    const [target] = event.composedPath() as Element[];
    if (target?.closest?.(THEME_CONTROLS)) load('results-page');
    if (loading['search-box'] || !target?.closest?.('search-box')) return;
    globals.firstUse = event;
    load('search-box');
  };
  document.addEventListener(touch, onTouch, {capture: true, passive: true});
}
// A script's search needs the code of the list that starts with the theme's results.
globals.loadList = async () => {
  if (has(THEME_LIST)) await load('results-page');
};
watchConsent(async () => {
  await loadFirstSearch();
  globals.publishLeftovers?.();
});
for (const moment of ['DOMContentLoaded', 'shopify:section:load'])
  document.addEventListener(moment, loadNeeded);
loadNeeded();
// Applies the style sheet of a page without results, which must not delay the first paint.
for (const link of document.querySelectorAll<HTMLLinkElement>('[data-storefront-search-look]'))
  link.media = '';
