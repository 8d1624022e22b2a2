import {languageOf} from './i18n/language-of.ts';
import {configure, lazyStore} from './lazy-store.ts';
import {publishLater} from './store/waiting-events.ts';

export {configure, lazyStore as getStore};

/** What a chunk will ask for, by chunk; filled in by the build, like the languages and the end of all files' names. */
declare const PRELOAD: Readonly<Record<keyof typeof chunks, readonly string[]>>;
declare const LANGUAGES: string;
declare const ENDING: string;

const chunks = {
  'results-page': {code: () => import('./results-page.ts'), says: 'page'},
  'search-box': {code: () => import('./search-box.ts'), says: 'box'},
};
const loaded: {[C in keyof typeof chunks]?: boolean} = {};
/** What passes before a chunk that could not be fetched is asked for again, in milliseconds; each time twice as long. */
let pause = 2000;

/** The file of a part of a locale's language; of English where there is none. */
const languageFile = (locale: string, part: string) => {
  const language = languageOf(locale) || 'en';
  return `${LANGUAGES.includes(language) ? language : 'en'}-${part}${ENDING}`;
};

// The code that says things asks here: the list of languages weighs once. A page may have loaders of two versions.
Reflect.set(globalThis, Symbol.for(ENDING), languageFile);

/** Fetches a chunk, once, and what that will need beside it instead of after it. */
function load(chunk: keyof typeof chunks): void {
  if (loaded[chunk]) return;
  loaded[chunk] = true;
  const language = languageFile(document.documentElement.lang, chunks[chunk].says);
  for (const file of [...PRELOAD[chunk].map(name => name + ENDING), language]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(file, import.meta.url).href;
    document.head.append(link);
  }
  chunks[chunk].code().then(
    () => chunk === 'results-page' && newcomers.disconnect(),
    () => {
      // Tried again by itself, and at the next touch or key.
      loaded[chunk] = false;
      setTimeout(look, pause);
      pause *= 2;
    },
  );
}

/** Results and facets are loaded at once; a box when it is touched, or when it has no input of its own to touch. */
function look(): void {
  if (document.querySelector('search-results, facet-panel')) load('results-page');
  if (document.querySelector('search-box:not(:has(input)), search-box:focus-within')) load('search-box');
}

const newcomers = new MutationObserver(look);

for (const touch of ['focusin', 'pointerover', 'touchstart', 'input']) {
  const onTouch = ({target}: Event) =>
    loaded['search-box'] || ((target as Element).closest?.('search-box') && load('search-box'));
  document.addEventListener(touch, onTouch, {capture: true, passive: true});
}
publishLater(async () => (await import('./results-page.ts')).publishWaiting());
// A theme may bring elements in later. Only until there are results: that every node of theirs is noted costs them a tenth.
newcomers.observe(document, {childList: true, subtree: true});
document.addEventListener('shopify:section:load', look);
look();
