import {languageOf} from '../i18n/language-of.ts';
import {publishLater} from '../service/analytics/waiting-events.ts';
import {configure} from '../store/page.ts';
import {lazyStore} from './lazy-store.ts';

export {configure, lazyStore as getStore};

/** The built files that each chunk imports, and the file of each language; filled in by the build. */
declare const FILES: Readonly<Record<Chunk, readonly string[]>> & {
  readonly languages: Readonly<Record<string, string>>;
};

type Chunk = keyof typeof chunks;

const chunks = {
  'results-page': () => import('./results-page.ts'),
  'search-box': () => import('./search-box.ts'),
};
const loaded: {[C in Chunk]?: boolean} = {};
/** The time before a chunk that could not be fetched is requested again, in milliseconds; doubled after each failure. */
let pause = 2000;

/** Loads a chunk, once, and preloads the files that it imports and its language. */
function load(chunk: Chunk): void {
  if (loaded[chunk]) return;
  loaded[chunk] = true;
  for (const file of [...FILES[chunk], languageFile()]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(file, import.meta.url).href;
    document.head.append(link);
  }
  chunks[chunk]().then(
    () => chunk === 'results-page' && newcomers.disconnect(),
    () => {
      // Requested again after a pause, and at the next touch or key.
      loaded[chunk] = false;
      setTimeout(look, pause);
      pause *= 2;
    },
  );
}

function languageFile(): string {
  const {languages} = FILES;
  return languages[languageOf(document.documentElement.lang)] ?? `${languages.en}`;
}

/** Loads results and facets at once; a box when it is touched, or when it has no input of its own to touch. */
function look(): void {
  if (document.querySelector('search-results, facet-panel')) load('results-page');
  if (document.querySelector('search-box:not(:has(input)), search-box:focus-within')) load('search-box');
}

const isBox = (node: EventTarget) => (node as Element).localName === 'search-box';

const newcomers = new MutationObserver(look);

for (const touch of ['focusin', 'pointerover', 'touchstart', 'input']) {
  // Not the event's target, which would be the component whose shadow root a box is in.
  const onTouch = (event: Event) =>
    loaded['search-box'] || (event.composedPath().some(isBox) && load('search-box'));
  document.addEventListener(touch, onTouch, {capture: true, passive: true});
}
publishLater(async () => (await import('./results-page.ts')).publishWaiting());
// A theme may insert elements later. Disconnected when there are results: observing each of their nodes costs a tenth.
newcomers.observe(document, {childList: true, subtree: true});
document.addEventListener('shopify:section:load', look);
look();
