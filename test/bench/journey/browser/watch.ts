import {nextFrame, paint} from '../../page/browser/paint.ts';
import {PAINTED} from './painted.ts';

/** The selectors of a page's results, of a product's title, and of suggestions; set before this script runs. */
declare const watched: {readonly result: string; readonly product: string; readonly option: string};

/** Cards of themes have links that are not shown. */
const isShown = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some(element => element.getClientRects().length > 0);

/** Says on the console when a page's results, or its product, are painted. Pages that come back from the browser's cache say it again. */
async function watch(): Promise<void> {
  const {pathname} = location;
  const isProduct = pathname.includes('/products/');
  if (!isProduct && !pathname.endsWith('/search')) return;
  const selector = isProduct ? watched.product : watched.result;
  // A page that is rendered ahead has no frames until it is opened.
  do await nextFrame();
  while (!isShown(selector));
  const at = performance.timeOrigin + (await paint());
  console.info(`${PAINTED}${isProduct ? 'product' : 'results'} ${at}`);
}

/** Says how many milliseconds after a text was entered its suggestions are painted. */
async function watchSuggestions({timeStamp}: Event): Promise<void> {
  do await nextFrame();
  while (!isShown(watched.option));
  console.info(`${PAINTED}suggestions ${(await paint()) - timeStamp}`);
}

if (watched.option) addEventListener('input', watchSuggestions, {once: true});
addEventListener('pageshow', ({persisted}) => void (persisted && watch()));
void watch();
