import {displacedIn, type ResultsChange, watchPaintedResults} from '../../../support/page/painted-results.ts';
import {nextFrame, paint} from '../../page/browser/paint.ts';
import {type Message, PAINTED} from './painted.ts';

/** The selectors of a page's results, of all that may be painted in their places, of a product's title, and of suggestions; set before this script runs. */
declare const watched: Readonly<Record<'result' | 'any' | 'product' | 'option', string>>;

/** Tells the context's other tabs, since the browser's tools can lose a page that was rendered ahead. */
const tell = (message: Message): void => localStorage.setItem(PAINTED, JSON.stringify(message));

/** Cards of themes have links that are not shown. */
const isShown = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some(element => element.getClientRects().length > 0);

/** Tells when a page's results, or its product, are painted. Pages that come back from the browser's cache tell it again. */
function watch(): void {
  const {pathname} = location;
  if (pathname.includes('/products/')) void tellPainted('product', watched.product);
  if (pathname.endsWith('/search')) void tellPainted('results', watched.result);
}

async function tellPainted(what: Message['what'], selector: string): Promise<void> {
  // A page that is rendered ahead has no frames until it is opened.
  do await nextFrame();
  while (!isShown(selector));
  tell({what, at: performance.timeOrigin + (await paint())});
}

/** Tells how many milliseconds after a text was entered its suggestions are painted. */
async function watchSuggestions({timeStamp}: Event): Promise<void> {
  do await nextFrame();
  while (!isShown(watched.option));
  tell({what: 'suggestions', at: (await paint()) - timeStamp});
}

/** Tells when results are painted that the shopper has requested on their page, and when others are painted without that. */
async function tellChange(change: ResultsChange): Promise<void> {
  const at = performance.timeOrigin + (await paint());
  if (change.isRequested && change.added.length > 0) tell({what: 'filtered', at});
  const displaced = displacedIn([change]).map(text => `${location.pathname}${location.search}: ${text}`);
  if (displaced.length > 0) tell({what: 'displaced', at, displaced});
}

if (watched.option) addEventListener('input', watchSuggestions, {once: true});
addEventListener('pageshow', ({persisted}) => persisted && watch());
watch();
if (/\/(search|collections\/[^/]+)$/.test(location.pathname)) watchPaintedResults(watched.any, tellChange);
