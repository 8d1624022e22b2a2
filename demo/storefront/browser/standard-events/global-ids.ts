import {isObject} from '../customer-event.ts';

/** Creates a global id, unless the id is one. */
export function createGid(type: string, id: string | number): string {
  return String(id).startsWith('gid://') ? String(id) : `gid://shopify/${type}/${id}`;
}

/** Replaces the plain ids of a payload by global ids. A record's type follows from the name of its property. */
export function withGlobalIds(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map(item => withGlobalIds(item, name));
  // Promises, elements and the theme's own details are passed on as they are.
  const isPlain = isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || name === 'detail') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const type = key === 'merchandiseId' ? 'ProductVariant' : key === 'id' ? TYPES.get(name) : undefined;
      const isId = typeof inner === 'string' || typeof inner === 'number';
      return [key, type && isId ? createGid(type, inner) : withGlobalIds(inner, key)];
    }),
  );
}

const TYPES = new Map(
  Object.entries({
    product: 'Product',
    variant: 'ProductVariant',
    selectedVariant: 'ProductVariant',
    collection: 'Collection',
    cart: 'Cart',
    lines: 'CartLine',
  }),
);
