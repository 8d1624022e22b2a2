import {storeHref} from './link.ts';

/** Widths in a card's `srcset`, in pixels: from half a phone screen to a quarter of a high-density desktop screen. */
const WIDTHS = [180, 360, 540, 720, 1080];
const CDN_URL = /\/(cdn\/shop|\/cdn\.shopify\.com)\//;

/** The addresses of an image, as its `img` has them. */
export interface PictureSources {
  readonly src: string;
  readonly srcset?: string;
}

/**
 * Returns an image's `src`, with a `srcset` if the platform's CDN serves it; `undefined` without a safe URL.
 *
 * @param width the width of `src` in pixels, for browsers without `srcset`.
 */
export function pictureSources(
  address: string | undefined,
  base: string,
  width = 540,
): PictureSources | undefined {
  // A space in a file's name would end the address in `srcset`.
  const src = address && storeHref(address.trim(), '/', base)?.replace(/\s/g, encodeURIComponent);
  if (!src) return;
  if (!CDN_URL.test(src)) return {src};
  const [path, query] = src.split(/[?#]/);
  const params = new URLSearchParams(query);
  params.delete('width');
  const others = `${params}`;
  const at = (pixels: number) => `${path}?${others && `${others}&`}width=${pixels}`;
  return {src: at(width), srcset: WIDTHS.map(each => `${at(each)} ${each}w`).join()};
}
