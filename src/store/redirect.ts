import type {Answer} from '../core/contract/answer.ts';
import {storeUrl} from '../core/products/link.ts';
import {entryName} from '../service/browser/history.ts';
import {report} from '../service/console/report.ts';
import {SearchRedirectEvent} from './events.ts';
import type {Subscribers} from './subscribers.ts';

/** The time after which a navigation counts as over, in milliseconds. One that has not left the page by then is a download, for example. */
const TIMEOUT_MS = 20_000;

/**
 * Follows keyword redirects (§2.1 `redirect_url`). The page counts as busy until the browser leaves it; it becomes usable
 * again when the shopper starts another search or returns by Back.
 */
export class Redirect {
  readonly #rootUrl: string;
  readonly #subscribers: Subscribers;
  readonly #onEnd: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onEnd called if the browser did not leave the page. */
  constructor(rootUrl: string, subscribers: Subscribers, onEnd: () => void) {
    this.#rootUrl = rootUrl;
    this.#subscribers = subscribers;
    this.#onEnd = onEnd;
  }

  /** Whether the browser is about to leave the page. */
  get isPending(): boolean {
    return this.#timer !== undefined;
  }

  /**
   * Navigates to an answer's redirect, unless a listener of `search-redirect` prevents it.
   *
   * @param how `replace` leaves no history entry that would trap Back.
   * @returns `false` if there is no redirect to follow.
   */
  follow({redirect_url: address}: Answer, how: 'assign' | 'replace' = 'assign'): boolean {
    const url = address ? this.#destination(address) : undefined;
    if (!url || !this.#subscribers.dispatch(new SearchRedirectEvent(url.href))) return false;
    const end = () => {
      if (this.#timer !== timer) return;
      this.cancel();
      this.#onEnd();
    };
    const timer = setTimeout(end, TIMEOUT_MS);
    this.#timer = timer;
    addEventListener('pagehide', end, {once: true});
    location[how](url);
    return true;
  }

  /** Stops waiting for the navigation. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Resolves an address; `undefined` if it is neither `http:` nor `https:` (logged), or would lead to a loop. */
  #destination(address: string): URL | undefined {
    const url = storeUrl(address, this.#rootUrl, location.href);
    if (!url) return void report('redirect', address);
    return isLoop(url) ? undefined : url;
  }
}

/**
 * Whether a redirect leads to a loop: two of its destination, this page and the previous page have the same address. A history
 * entry with a name belongs to a search on this page, so no redirect led to it.
 */
function isLoop({href, pathname}: URL): boolean {
  const addresses = [href, location.href, entryName() ? '' : document.referrer].map(normalize);
  return pathname === location.pathname && new Set(addresses).size < 3;
}

/** Removes the fragment and writes spaces as the page does. */
const normalize = (href: string): string => href.replace(/#.*/, '').replaceAll('%20', '+');
