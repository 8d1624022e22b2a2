import type {Answer} from '../core/contract/answer.ts';
import {storeUrl} from '../core/products/link.ts';
import {report} from '../service/console/report.ts';
import {SearchRedirectEvent} from './events.ts';
import type {Audience} from './subscribers.ts';

/** As long as an answer may take: then the page counts as one that stays. */
const LONGEST_MS = 20_000;

/**
 * The way to where a keyword redirect (§2.1 `redirect_url`) leads. Until it is there, the page waits; it goes on where
 * the shopper asks for something else, or comes Back to it as it was.
 */
export class Redirect {
  readonly #rootUrl: string;
  readonly #audience: Audience;
  readonly #changed: () => void;
  /** The wait for the page it leads to; none where the page stays, such as for a shopper who asks for something else. */
  wait: ReturnType<typeof setTimeout> | undefined;

  /** @param changed is called where the page stays after all. */
  constructor(rootUrl: string, audience: Audience, changed: () => void) {
    this.#rootUrl = rootUrl;
    this.#audience = audience;
    this.#changed = changed;
  }

  /**
   * Leaves for an answer's redirect, unless the page prevents it.
   *
   * @param how `replace` leaves no entry behind that would trap Back.
   * @returns `false` where there is none to follow.
   */
  follow({redirect_url: address}: Answer, how: 'assign' | 'replace' = 'assign'): boolean {
    const url = address ? this.#destination(address) : undefined;
    if (!url || !this.#audience.tell(new SearchRedirectEvent(url.href))) return false;
    const comeBack = () => {
      if (this.wait !== wait) return;
      this.wait = undefined;
      this.#changed();
    };
    // What is downloaded, or stopped, leaves no page.
    const wait = setTimeout(comeBack, LONGEST_MS);
    this.wait = wait;
    addEventListener('pagehide', comeBack, {once: true});
    location[how](url);
    return true;
  }

  /** Neither an address that is no `http:` or `https:` (told on the console) nor one that would lead in a circle. */
  #destination(address: string): URL | undefined {
    const url = storeUrl(address, this.#rootUrl, location.href);
    if (!url) return void report('redirect', address);
    return leadsBack(url) ? undefined : url;
  }
}

/**
 * Whether a redirect leads back and forth: of where it leads, where we are and where we came from, two are the same. Whoever
 * came from this very address has followed one that says it in other words. An entry with a state is one of a search
 * on this page: no redirect led there.
 */
function leadsBack({href, pathname}: URL): boolean {
  const addresses = [href, location.href, history.state ? '' : document.referrer].map(plain);
  return pathname === location.pathname && new Set(addresses).size < 3;
}

/** An address without its fragment, blanks as the page writes them. */
const plain = (href: string): string => href.replace(/#.*/, '').replaceAll('%20', '+');
