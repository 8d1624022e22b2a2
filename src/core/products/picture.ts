import {storeHref} from './link.ts';

/** Widths that a card's picture is asked for, from a phone's half to a sharp screen's quarter. */
const WIDTHS = [180, 360, 540, 720, 1080];
const OF_CDN = /\/(cdn\/shop|\/cdn\.shopify\.com)\//;

/**
 * A picture's addresses: one for each width where the platform's CDN serves it, which takes a `width`. `undefined` where
 * there is none that is safe.
 *
 * @param width in pixels, for who can't choose.
 */
export function pictureSources(
  address: string | undefined,
  base: string,
  width = 540,
): {src: string; srcset?: string} | undefined {
  // A space in a file's name would end the address in `srcset`.
  const src = address && storeHref(address.trim(), '/', base)?.replace(/\s/g, encodeURIComponent);
  if (!src) return;
  if (!OF_CDN.test(src)) return {src};
  const [path, query] = src.split(/[?#]/);
  const params = new URLSearchParams(query);
  params.delete('width');
  const others = `${params}`;
  const at = (pixels: number) => `${path}?${others && `${others}&`}width=${pixels}`;
  return {src: at(width), srcset: WIDTHS.map(each => `${at(each)} ${each}w`).join()};
}
