/** Widths that a card's picture is asked for, from a phone's half to a sharp screen's quarter. */
const WIDTHS = [180, 360, 540, 720, 1080];

/** A picture's addresses: one for each width where the platform's CDN serves it, which takes a `width`. */
export function pictureSources({href, hostname, pathname}: URL): {src: string; srcset?: string} {
  if (hostname !== 'cdn.shopify.com' && !pathname.startsWith('/cdn/shop/')) return {src: href};
  const at = (width: number) => {
    const url = new URL(href);
    url.searchParams.set('width', `${width}`);
    return url.href;
  };
  return {src: at(540), srcset: WIDTHS.map(width => `${at(width)} ${width}w`).join()};
}
