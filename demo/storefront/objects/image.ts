/** Liquid's `image`: what `image_url` and `image_tag` read. */
export interface LiquidImage {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly aspect_ratio: number;
}

/** The image of a record. The store's pictures are drawn square. */
export function describeImage(src: string | undefined, alt: string): LiquidImage | null {
  return src === undefined ? null : {src, alt, width: 600, height: 600, aspect_ratio: 1};
}
