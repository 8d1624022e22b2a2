import {Drop} from 'liquidjs';
import {deriveId} from '../../catalogue/ids.ts';

/** Liquid's `image`: what `image_url` and `image_tag` read. */
export interface LiquidImage extends LiquidPreview {
  readonly media_type: 'image';
  readonly position: number;
  /** An image is a kind of media, with itself as its preview. */
  readonly preview_image: LiquidPreview;
  readonly presentation: {readonly focal_point: string};
}

interface LiquidPreview {
  readonly id: number;
  readonly src: LiquidImageUrl;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly aspect_ratio: number;
}

/** Describes a record's image. The store's pictures are square. */
export function describeImage(url: string | undefined, alt: string, position = 1): LiquidImage | null {
  if (url === undefined) return null;
  const size = {width: 600, height: 600};
  const src = new LiquidImageUrl({url, alt, ...size});
  const preview_image = {id: Number(deriveId(url)), src, alt, ...size, aspect_ratio: 1};
  const presentation = {focal_point: '50.0% 50.0%'};
  return {
    ...preview_image,
    media_type: 'image',
    position,
    preview_image,
    presentation,
  };
}

/** The URL of an image, as `image.src` and `image_url` give it. Themes also read its size and text. */
export class LiquidImageUrl extends Drop {
  readonly #source: ImageSource;

  constructor(source: ImageSource) {
    super();
    this.#source = source;
  }

  get alt(): string {
    return this.#source.alt ?? '';
  }

  get width(): number | undefined {
    return this.#source.width;
  }

  get height(): number | undefined {
    return this.#source.height;
  }

  /** Requests another width or height; 0 keeps the proportions. */
  resize(width: number, height: number): LiquidImageUrl {
    const {width: ownWidth, height: ownHeight} = this.#source;
    if (!ownWidth || !ownHeight) return this;
    const scale = width ? width / ownWidth : height ? height / ownHeight : 1;
    return new LiquidImageUrl({
      ...this.#source,
      width: Math.round(width || ownWidth * scale),
      height: Math.round(width && height ? height : ownHeight * scale),
    });
  }

  /** Any size uses the same file, because the store's pictures are SVGs. */
  override valueOf(): string {
    return this.#source.url;
  }

  override toString(): string {
    return this.#source.url;
  }

  toJSON(): string {
    return this.#source.url;
  }
}

/** The data behind an image URL; a plain URL has no size. */
interface ImageSource {
  readonly url: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
}
