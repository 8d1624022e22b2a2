import type {Answer} from '../core/answer.ts';
import {storeUrl} from '../core/link.ts';
import {report} from '../service/report.ts';
import type {Audience} from './audience.ts';
import {SearchRedirectEvent} from './events.ts';

/**
 * The way to where a keyword redirect (§2.1 `redirect_url`) leads. Until it is there, the page waits; it goes on where
 * the shopper asks for something else, or comes Back to it as it was.
 */
export class Departure {
  readonly #rootUrl: string;
  readonly #audience: Audience;
  #isUnderWay = false;

  constructor(rootUrl: string, audience: Audience) {
    this.#rootUrl = rootUrl;
    this.#audience = audience;
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay;
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
    this.#isUnderWay = true;
    addEventListener('pageshow', () => this.#comeBack(), {once: true});
    location[how](url);
    return true;
  }

  /** The shopper asks for something else. */
  cancel(): void {
    this.#isUnderWay = false;
  }

  #comeBack(): void {
    this.cancel();
    this.#audience.change();
  }

  /** Neither an address that is no `http:` or `https:` (told on the console) nor the page we are on. */
  #destination(address: string): URL | undefined {
    const url = storeUrl(address, this.#rootUrl, location.href);
    if (!url) void report('redirect', address);
    return url && !isHere(url) ? url : undefined;
  }
}

/** Following a redirect to where we are would never end. */
function isHere({href}: URL): boolean {
  return href.split('#')[0] === location.href.split('#')[0];
}
