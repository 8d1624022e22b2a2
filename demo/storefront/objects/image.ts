import {deriveId} from '../../catalogue/ids.ts';

/** Liquid's `image`: what `image_url` and `image_tag` read. */
export interface LiquidImage extends LiquidPreview {
  readonly id: number;
  readonly media_type: 'image';
  /** An image is a kind of media, with itself as its preview. */
  readonly preview_image: LiquidPreview;
}

interface LiquidPreview {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly aspect_ratio: number;
}

/** Describes a record's image. The store's pictures are square. */
export function describeImage(src: string | undefined, alt: string): LiquidImage | null {
  if (src === undefined) return null;
  const preview_image = {src, alt, width: 600, height: 600, aspect_ratio: 1};
  return {...preview_image, id: Number(deriveId(src)), media_type: 'image', preview_image};
}
