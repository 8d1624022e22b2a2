import type {Liquid} from 'liquidjs';
import type {LiquidCart} from '../objects/cart.ts';

/** Registers core filters in which the platform differs from LiquidJS. */
export function registerCoreFilters(engine: Liquid): void {
  engine.registerFilter('json', (value: unknown) => toScriptJson(value ?? null));
  engine.registerFilter('item_count_for_variant', (cart: LiquidCart, id: unknown) => {
    const items = cart.items.filter(({variant}) => variant.id === id);
    return items.reduce((sum, {quantity}) => sum + quantity, 0);
  });
  engine.registerFilter('line_items_for', (cart: LiquidCart, subject: {readonly id: number} | null) => {
    return cart.items.filter(({product, variant}) => [product.id, variant.id].includes(Number(subject?.id)));
  });
  const find = engine.filters.find_index;
  engine.registerFilter('find_index', function (list: unknown, part: unknown, ...rest: readonly unknown[]) {
    const texts = Array.isArray(list) && list.every(item => typeof item === 'string') ? list : undefined;
    // Ruby reads a property of a text as "contains".
    if (!texts) return typeof find === 'function' ? find.call(this, list, part, ...rest) : undefined;
    const index = texts.findIndex(text => text.includes(String(part)));
    return index < 0 ? null : index;
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
