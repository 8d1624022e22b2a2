import type {Liquid} from 'liquidjs';
import type {LiquidCart} from '../objects/cart.ts';
import {escapeHtml} from '../objects/rich-text.ts';

/** Registers core filters in which the platform differs from LiquidJS. */
export function registerCoreFilters(engine: Liquid): void {
  engine.registerFilter('json', (value: unknown) => toScriptJson(value ?? null));
  engine.registerFilter('link_to', (text: unknown, url: unknown) => {
    return `<a href="${escapeHtml(String(url))}">${escapeHtml(String(text))}</a>`;
  });
  engine.registerFilter('item_count_for_variant', (cart: LiquidCart, id: unknown) => {
    const items = cart.items.filter(({variant}) => variant.id === id);
    return items.reduce((sum, {quantity}) => sum + quantity, 0);
  });
  engine.registerFilter('line_items_for', (cart: LiquidCart, subject: {readonly id: number} | null) => {
    return cart.items.filter(({product, variant}) => [product.id, variant.id].includes(Number(subject?.id)));
  });
  engine.registerFilter('divided_by', (dividend: unknown, divisor: unknown) => {
    const quotient = Number(dividend) / Number(divisor);
    return Number.isInteger(dividend) && Number.isInteger(divisor) ? Math.floor(quotient) : quotient;
  });
}

/**
 * Serialises JSON for a script element: `<`, `>` and `&` are escaped, so that they can neither end it nor open a
 * comment.
 */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
