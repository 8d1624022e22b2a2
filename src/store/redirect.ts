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
