import type {ReactiveController} from 'lit';
import {parseAddress} from '../../core/products/link.ts';
import {recentSearches} from '../../service/browser/kept-lists.ts';
import {PageAhead, pageOfLink} from '../../service/browser/page-ahead.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {onHitLink, opensNewTab} from '../shared/link-events.ts';
import type {BoxHost} from './box-host.ts';
import type {SearchField} from './search-field.ts';
import {closed, type Option} from './suggestions-model.ts';

/**
 * Handles the links of a search box's options. A click searches for the option's term, or follows its link. The page of the option under
 * a resting pointer is fetched ahead.
 */
export class OptionLinks implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #store: SearchStore;
  /** The link of the option under the latest `pointerdown`. */
  #pressed: string | undefined;
  readonly #ahead = new PageAhead();

  constructor(host: BoxHost, field: SearchField, store: SearchStore) {
    this.#host = host;
    this.#field = field;
    this.#store = store;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#ahead.withdraw();
  }

  /** Handles `pointerover`, `pointerdown`, `contextmenu`, and the clicks of all buttons. */
  readonly onPointer = (event: MouseEvent, option: Option): void => {
    if (event.type === 'pointerover') this.#expect(option);
    else if (event.type === 'pointerdown') this.#pressed = option.href;
    // A new answer may have moved another option under the pointer. A click by key has no `detail`.
    else if (event.detail && option.href !== this.#pressed) event.preventDefault();
    else this.#onClick(event, option);
  };

  #onClick(event: MouseEvent, {hit, term}: Option): void {
    const {model, recent} = this.#host;
    if (hit) onHitLink(event, hit, this.#store);
    if (event.type !== 'click' || opensNewTab(event)) return;
    if (term === undefined && model.text && recent !== 'off') recentSearches.add(model.text);
    this.#host.change(closed(model));
    if (term === undefined) return;
    event.preventDefault();
    this.#field.submit(term);
  }

  /** Fetches ahead the page of an option, unless the shopper soon moves on. */
  #expect({href}: Option): void {
    const page = href ? parseAddress(href, document.baseURI)?.href : undefined;
    this.#ahead.expect(pageOfLink(page), this.#store.services.config.ahead);
  }
}
