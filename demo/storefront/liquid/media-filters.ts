import {readFileSync} from 'node:fs';
import type {Liquid} from 'liquidjs';
import {escapeHtml} from '../objects/rich-text.ts';
import {findThemeFile} from './theme-folder.ts';

type Named = readonly [string, unknown];

/**
 * Registers `asset_url`, `image_url` and their tags. The store's pictures are SVGs, so any width uses the same file.
 */
export function registerMediaFilters(engine: Liquid): void {
  engine.registerFilter('asset_url', (name: unknown) => `/assets/${name}`);
  engine.registerFilter('stylesheet_tag', (url: unknown) => {
    return `<link rel="stylesheet" href="${escapeHtml(String(url))}" media="all">`;
  });
  engine.registerFilter('image_url', (subject: unknown) => imageOf(subject)?.src ?? '');
  engine.registerFilter('placeholder_svg_tag', (_name: unknown, classes: unknown = '') => {
    return `<svg class="${escapeHtml(String(classes))}" viewBox="0 0 100 100">${PLACEHOLDER}</svg>`;
  });
  engine.registerFilter('inline_asset_content', (name: unknown) => {
    const path = findThemeFile(engine.options.root, `assets/${name}`);
    return path ? readFileSync(path, 'utf8') : '';
  });
  engine.registerFilter('image_tag', (url: unknown, ...named: readonly Named[]) => {
    const attributes = Object.entries({src: url, alt: '', loading: 'lazy', ...Object.fromEntries(named)});
    const written = attributes.map(([name, value]) => `${name}="${escapeHtml(String(value ?? ''))}"`);
    return `<img ${written.join(' ')}>`;
  });
}

/** A neutral picture for an image that the merchant has not chosen. */
const PLACEHOLDER =
  '<rect width="100%" height="100%" fill="currentColor" opacity=".1"/><path d="M20 75 45 40l15 20 10-12 15 27z" fill="currentColor" opacity=".2"/>';

/** The image of a URL, image, product, variant, collection or article. */
function imageOf(subject: unknown): {readonly src: string} | undefined {
  if (typeof subject === 'string') return {src: subject};
  if (typeof subject !== 'object' || subject === null) return undefined;
  if ('src' in subject && typeof subject.src === 'string') return {src: subject.src};
  if ('featured_image' in subject) return imageOf(subject.featured_image);
  return 'image' in subject ? imageOf(subject.image) : undefined;
}
