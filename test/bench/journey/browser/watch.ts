import {nextFrame, paint} from '../../page/browser/paint.ts';
import {PAINTED} from './painted.ts';

/** The selectors of a page's results, of those that Liquid shows until then, of a product's title, and of suggestions; set before this script runs. */
declare const watched: Readonly<Record<'result' | 'early' | 'product' | 'option', string>>;

/** Tells the context's other tabs, since the browser's tools can lose a page that was rendered ahead. */
const tell = (what: string, at: number): void => localStorage.setItem(PAINTED, `${what} ${at}`);

/** Cards of themes have links that are not shown. */
const isShown = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some(element => element.getClientRects().length > 0);

/** Tells when a page's results, or its product, are painted. Pages that come back from the browser's cache tell it again. */
function watch(): void {
  const {pathname} = location;
  if (pathname.includes('/products/')) void tellPainted('product', watched.product);
  if (!pathname.endsWith('/search')) return;
  // At the same time, since the first frame can have both.
  void tellPainted('early', watched.early);
  void tellPainted('results', watched.result);
}

async function tellPainted(what: string, selector: string): Promise<void> {
  // A page that is rendered ahead has no frames until it is opened.
  do await nextFrame();
  while (!isShown(selector));
  tell(what, performance.timeOrigin + (await paint()));
}

/** Tells how many milliseconds after a text was entered its suggestions are painted. */
async function watchSuggestions({timeStamp}: Event): Promise<void> {
  do await nextFrame();
  while (!isShown(watched.option));
  tell('suggestions', (await paint()) - timeStamp);
}

if (watched.option) addEventListener('input', watchSuggestions, {once: true});
addEventListener('pageshow', ({persisted}) => persisted && watch());
watch();
