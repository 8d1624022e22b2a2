import {parseAddress} from '../../core/products/link.ts';
import {recentSearches} from '../../service/browser/kept-lists.ts';
import {PageAhead, pageOfLink} from '../../service/browser/page-ahead.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {onHitLink, opensNewTab} from '../shared/link-events.ts';
import type {BoxHost} from './box-host.ts';
import {closed, type Option} from './suggestions-model.ts';

/**
 * Returns the handler of a search box's options, for `pointerover`, `pointerdown`, `contextmenu`, and the clicks of all buttons. A click
 * searches for the option's term, or follows its link. The page of the option under a resting pointer is fetched ahead.
 */
export function optionLinks(box: BoxHost, store: SearchStore): (event: MouseEvent, option: Option) => void {
  /** The link of the option under the latest `pointerdown`. */
  let pressed: string | undefined;
  const ahead = new PageAhead();
  box.addController({hostDisconnected: () => ahead.withdraw()});
  return (event, option) => {
    const {href} = option;
    if (event.type === 'pointerover') {
      const page = href ? parseAddress(href, document.baseURI)?.href : undefined;
      ahead.expect(pageOfLink(page), store.services.config.ahead);
    } else if (event.type === 'pointerdown') pressed = href;
    // A new answer may have moved another option under the pointer. A click by key has no `detail`.
    else if (event.detail && href !== pressed) event.preventDefault();
    else follow(event, option, box, store);
  };
}

function follow(event: MouseEvent, {hit, term}: Option, box: BoxHost, store: SearchStore): void {
  const {model, recent} = box;
  if (hit) onHitLink(event, hit, store);
  if (event.type !== 'click' || opensNewTab(event)) return;
  if (term === undefined && model.text && recent !== 'off') recentSearches.add(model.text);
  box.change(closed);
  if (term === undefined) return;
  event.preventDefault();
  box.field.submit(term);
}
