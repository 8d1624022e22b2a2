import {nextFrame, paint} from '../../page/browser/paint.ts';
import {PAINTED} from './painted.ts';

/** The selectors of a page's first result and of a product's title; set before this script runs. */
declare const watched: {readonly result: string; readonly product: string};

/** Says on the console when a page's results, or its product, are painted. Pages that come back from the browser's cache say it again. */
async function watch(): Promise<void> {
  const {pathname} = location;
  const isProduct = pathname.includes('/products/');
  if (!isProduct && !pathname.endsWith('/search')) return;
  const selector = isProduct ? watched.product : watched.result;
  // A page that is rendered ahead has no frames until it is opened.
  do await nextFrame();
  while (!document.querySelector(selector)?.getClientRects().length);
  const at = performance.timeOrigin + (await paint());
  console.info(`${PAINTED}${isProduct ? 'product' : 'results'} ${at}`);
}

addEventListener('pageshow', ({persisted}) => void (persisted && watch()));
void watch();
