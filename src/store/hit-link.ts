import type {Hit} from '../core/contract/answer.ts';
import type {Click} from '../service/analytics/analytics.ts';
import {isAllowed} from '../service/shopify/platform.ts';
import type {SearchStore} from './search-store.ts';

/**
 * Deals with a `click`, `auxclick` or `contextmenu` on a hit's link: one click is published for each time the link is
 * followed, by whichever button or key (§6). Where the page wants to keep the shopper, the link is not followed.
 */
export function onHitLink(event: MouseEvent, {attribution, item, position}: Hit, store: SearchStore): void {
  const link = (event.target as Element).closest('a') as HTMLAnchorElement;
  if (event.type === 'contextmenu') {
    if (attribution && isAllowed('analytics'))
      void remember(link.href, [attribution, item.product_id, position]);
    return;
  }
  // The right button's `auxclick` only opens the menu.
  if (event.type === 'auxclick' && event.button !== 1) return;
  clicks++;
  if (!store.click({attribution, item, position}, link)) event.preventDefault();
}

let clicks = 0;

/** Not where a click came first: it is counted already. */
async function remember(url: string, click: Click): Promise<void> {
  const before = clicks;
  const {rememberLink} = await import('../service/analytics/opened-link.ts');
  if (clicks === before) rememberLink(url, click);
}
