import {toValue} from 'liquidjs';
import {LiquidImageUrl} from '../objects/image.ts';
import {escapeHtml} from '../objects/rich-text.ts';
import type {ThemeEngine} from './theme-engine.ts';

type Named = readonly [string, unknown];

/** Registers the filters for pictures. */
export function registerMediaFilters(engine: ThemeEngine): void {
  engine.registerFilter('image_url', (subject: unknown, ...named: readonly Named[]) => {
    const {width, height} = Object.fromEntries(named);
    return urlOf(subject)?.resize(Number(toValue(width) ?? 0), Number(toValue(height) ?? 0)) ?? '';
  });
  engine.registerFilter('image_tag', (url: unknown, ...named: readonly Named[]) => {
    // An image that the merchant has not chosen has no URL.
    if (String(url ?? '') === '') return '';
    const {preload: _preload, widths: _widths, srcset: _srcset, ...given} = Object.fromEntries(named);
    const alt = url instanceof LiquidImageUrl ? url.alt : '';
    return `<img ${writeAttributes({src: url, alt, ...sizeOf(url, given), loading: 'lazy', ...given})}>`;
  });
  engine.registerFilter('placeholder_svg_tag', (_name: unknown, classes: unknown = '') => {
    const name = escapeHtml(String(classes));
    return `<svg class="${name}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${PLACEHOLDER}</svg>`;
  });
}

/** A neutral picture for an image that the merchant has not chosen. */
const PLACEHOLDER =
  '<rect width="100%" height="100%" fill="currentColor" opacity=".1"/><path d="M20 75 45 40l15 20 10-12 15 27z" fill="currentColor" opacity=".2"/>';

/** The image of a URL, image, product, variant, collection, article or other record. */
function urlOf(subject: unknown): LiquidImageUrl | undefined {
  if (subject instanceof LiquidImageUrl) return subject;
  if (typeof subject === 'string') return subject === '' ? undefined : new LiquidImageUrl({url: subject});
  if (typeof subject !== 'object' || subject === null) return undefined;
  if ('src' in subject) return urlOf(subject.src);
  if ('featured_image' in subject) return urlOf(subject.featured_image);
  return 'image' in subject ? urlOf(subject.image) : undefined;
}

/** A width or height that the theme gives replaces both of the image. */
function sizeOf(url: unknown, given: object): object | undefined {
  const isGiven = 'width' in given || 'height' in given;
  if (isGiven || !(url instanceof LiquidImageUrl)) return undefined;
  return {width: url.width, height: url.height};
}

/** Leaves out attributes without a value. */
function writeAttributes(attributes: Readonly<Record<string, unknown>>): string {
  return (
    Object.entries(attributes)
      // A literal `nil` is an object of LiquidJS.
      .map(([name, value]) => [name, toValue(value)] as const)
      .filter(([, value]) => value != null && value !== false)
      .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
      .join(' ')
  );
}
