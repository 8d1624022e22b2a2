import type {Liquid} from 'liquidjs';
import {escapeHtml} from '../objects/rich-text.ts';

type Named = readonly [string, unknown];

/** `asset_url`, `image_url` and their tags. The store's pictures are drawn, and sharp at any width. */
export function registerMediaFilters(engine: Liquid): void {
  engine.registerFilter('asset_url', (name: unknown) => `/assets/${name}`);
  engine.registerFilter('stylesheet_tag', (url: unknown) => {
    return `<link rel="stylesheet" href="${escapeHtml(String(url))}" media="all">`;
  });
  engine.registerFilter('image_url', (subject: unknown) => imageOf(subject)?.src ?? '');
  engine.registerFilter('image_tag', (url: unknown, ...named: readonly Named[]) => {
    const attributes = Object.entries({src: url, alt: '', loading: 'lazy', ...Object.fromEntries(named)});
    const written = attributes.map(([name, value]) => `${name}="${escapeHtml(String(value ?? ''))}"`);
    return `<img ${written.join(' ')}>`;
  });
}

/** The image of an image, product, variant, collection or article. */
function imageOf(subject: unknown): {readonly src: string} | undefined {
  if (typeof subject !== 'object' || subject === null) return undefined;
  if ('src' in subject && typeof subject.src === 'string') return {src: subject.src};
  if ('featured_image' in subject) return imageOf(subject.featured_image);
  return 'image' in subject ? imageOf(subject.image) : undefined;
}
