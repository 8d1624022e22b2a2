import {globalId} from '../global-id.ts';
import type {Language} from '../language.ts';
import type {LiquidArticle} from '../objects/article.ts';
import type {LiquidCart} from '../objects/cart.ts';
import type {LiquidCollection, LiquidProduct} from '../objects/product.ts';
import type {LiquidVariant} from '../objects/variant.ts';
import {toScriptJson} from './core-filters.ts';
import type {ThemeEngine} from './theme-engine.ts';

type Named = readonly [string, unknown];
type Described = LiquidProduct | LiquidCollection | LiquidArticle | LiquidCart;

/** Registers the filters that describe records for scripts and search engines. */
export function registerDataFilters(engine: ThemeEngine, {store: {currency}}: Language): void {
  engine.registerFilter('structured_data', (subject: LiquidProduct | LiquidArticle | null) => {
    return subject ? toScriptJson(describeThing(subject, currency)) : '{}';
  });
  engine.registerFilter(
    'standard_event_data',
    (subject: Described | null, _type, ...named: readonly Named[]) => {
      const {context = null} = Object.fromEntries(named);
      return subject ? toScriptJson(describeView(subject, context, currency)) : 'null';
    },
  );
}

/** The subject as schema.org describes it. */
function describeThing(subject: LiquidProduct | LiquidArticle, currency: string): object {
  const base = {
    '@context': 'http://schema.org/',
    '@id': `${subject.url}#${subject.object_type}`,
    url: subject.url,
  };
  if (subject.object_type === 'article') {
    const {title, author, published_at} = subject;
    return {...base, '@type': 'Article', headline: title, datePublished: published_at, author};
  }
  const {title, description, vendor, featured_image, variants, has_only_default_variant} = subject;
  const about = {...base, name: title, description, brand: vendor, image: featured_image?.src};
  const offers = variants.map(variant => describeOffer(variant, currency));
  if (has_only_default_variant) return {...about, '@type': 'Product', offers: offers[0]};
  const hasVariant = variants.map(({title: name}, index) => ({
    '@type': 'Product',
    name,
    offers: offers[index],
  }));
  return {...about, '@type': 'ProductGroup', hasVariant};
}

function describeOffer({price, available, url}: LiquidVariant, priceCurrency: string): object {
  const availability = `http://schema.org/${available ? 'InStock' : 'OutOfStock'}`;
  return {'@type': 'Offer', price: toAmount(price), priceCurrency, availability, url};
}

/** The payload of the platform's standard event for a view of the subject. */
function describeView(subject: Described, context: unknown, currency: string): object | null {
  if ('items' in subject) return {context, cart: describeCartView(subject, currency)};
  if (subject.object_type === 'collection') {
    const {id, handle, products_count} = subject;
    return {
      collection: {
        id: id === null ? null : globalId('Collection', id),
        handle,
        productsCount: products_count,
      },
    };
  }
  if (subject.object_type !== 'product') return null;
  const {id, title, handle, selected_or_first_available_variant: variant, options} = subject;
  const selectedVariant = variant && describeVariantView(variant, options, currency);
  return {
    context,
    selectedOptions: selectedVariant?.selectedOptions ?? [],
    product: {id: globalId('Product', id), title, handle, selectedVariant},
  };
}

function describeVariantView(variant: LiquidVariant, names: readonly string[], currencyCode: string) {
  return {
    id: globalId('ProductVariant', variant.id),
    title: variant.title,
    availableForSale: variant.available,
    price: {amount: toAmount(variant.price), currencyCode},
    selectedOptions: names.map((name, axis) => ({name, value: variant.options[axis] ?? ''})),
  };
}

function describeCartView({item_count, total_price, items}: LiquidCart, currencyCode: string): object | null {
  if (items.length === 0) return null;
  const cost = (price: number) => ({totalAmount: {amount: toAmount(price), currencyCode}});
  return {
    id: globalId('Cart', 'demo'),
    totalQuantity: item_count,
    cost: cost(total_price),
    lines: items.map(({key, quantity, final_line_price}) => ({
      id: globalId('CartLine', key),
      quantity,
      cost: cost(final_line_price),
    })),
    discountCodes: [],
  };
}

/** An amount in the currency's unit, as the platform writes it for scripts. */
function toAmount(subunits: number): string {
  return (subunits / 100).toFixed(2);
}
