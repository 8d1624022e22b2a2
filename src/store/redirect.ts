import type {Answer} from '../core/answer.ts';
import {storeUrl} from '../core/link.ts';
import {isHere} from '../service/navigation.ts';
import {report} from '../service/report.ts';

/**
 * Where the answer's keyword redirect (§2.1 `redirect_url`) leads, or `undefined` where there is none to follow: none
 * set, the page we are on, or an address that is not `http:` or `https:` (told on the console).
 */
export function redirectOf({redirect_url: address}: Answer, rootUrl: string): URL | undefined {
  if (!address) return undefined;
  const url = storeUrl(address, rootUrl, location.href);
  if (!url) void report('redirect', address);
  return url && !isHere(url) ? url : undefined;
}

/** The way to another page. Until it is there this one waits, also where the shopper comes Back to it as it was. */
export class Departure {
  readonly #changed: () => void;
  #isUnderWay = false;

  /** @param changed is called when the shopper comes Back. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** @param how `replace` leaves no entry behind that would trap Back. */
  leaveFor(url: URL, {replace = false} = {}): void {
    this.#isUnderWay = true;
    addEventListener('pageshow', () => this.#comeBack(), {once: true});
    if (replace) location.replace(url);
    else location.assign(url);
  }

  /** The shopper asks for something else. */
  cancel(): void {
    this.#isUnderWay = false;
  }

  #comeBack(): void {
    this.cancel();
    this.#changed();
  }
}
