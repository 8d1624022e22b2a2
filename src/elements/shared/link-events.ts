import type {Hit} from '../../core/contract/answer.ts';
import {rememberLink} from '../../service/analytics/analytics.ts';
import type {SearchStore} from '../../store/search-store.ts';

const MIDDLE_BUTTON = 1;

/** Whether a click or Enter opens a new tab or window, which the browser handles. */
export const opensNewTab = ({ctrlKey, metaKey, shiftKey}: MouseEvent | KeyboardEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/**
 * Handles a `click`, `auxclick` or `contextmenu` on a hit's link: publishes one click each time the link is followed, by
 * whichever button or key (§6). The link is not followed if a listener of `search-result-click` prevents it.
 */
export function onHitLink(event: MouseEvent, hit: Hit, store: SearchStore): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  if (event.type === 'contextmenu') onContextMenu(link, hit);
  // The right button's `auxclick` only opens the context menu.
  else if (event.type === 'click' || event.button === MIDDLE_BUTTON) {
    if (!store.click(hit, link)) event.preventDefault();
  }
}

function onContextMenu({href}: HTMLAnchorElement, {attribution, item, position}: Hit): void {
  if (attribution) rememberLink(href, [attribution, item.product_id, position]);
}
