import {decode} from 'html-entities';
import type {Article, Page, Product, Variant} from '../catalogue/catalogue.ts';
import {type Entry, isAvailable, isOnSale, priceRange} from './entry.ts';

/** Converts a record to a result item with exactly the fields of §2.2. A field without a value is omitted. */
export function toItem(entry: Entry): object {
  if (entry.contentType === 'product') return productItem(entry.record);
  return entry.contentType === 'article' ? articleItem(entry.record) : pageItem(entry.record);
}

/** Strips the markup from a body and joins it to one line. */
export function plainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ');
  return decode(text).replace(/\s+/g, ' ').trim();
}

const EXCERPT_LENGTH = 120;

function productItem(product: Product): object {
  const [price_min, price_max] = priceRange(product);
  return {
    content_type: 'product',
    ...common('Product', product, `/products/${product.handle}`),
    price_min,
    price_max,
    compare_at_price: compareAtPrice(product),
    available: isAvailable(product),
    variants: product.variants.map(variant => variantItem(product, variant)),
  };
}

function variantItem(product: Product, variant: Variant): object {
  return {
    id: variant.id,
    title: variant.title,
    image_url: variant.image,
    price: variant.price,
    compare_at_price: variant.compareAtPrice,
    available: variant.available,
    options: product.options.map((name, axis) => ({name, value: variant.options[axis] ?? ''})),
  };
}

function articleItem(article: Article): object {
  return {
    content_type: 'article',
    ...common('Article', article, `/blogs/${article.blogHandle}/${article.handle}`),
    excerpt: excerpt(article.body),
    published_at: article.publishedAt,
    author: article.author,
    blog_handle: article.blogHandle,
  };
}

function pageItem(page: Page): object {
  return {
    content_type: 'page',
    ...common('Page', page, `/pages/${page.handle}`),
    excerpt: excerpt(page.body),
    published_at: page.publishedAt,
  };
}

interface Listed {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly image?: string;
  readonly tags: readonly string[];
}

function common(kind: string, {id, title, handle, image, tags}: Listed, url: string): object {
  return {product_id: `gid://shopify/${kind}/${id}`, title, handle, url, image_url: image, tags};
}

/** The former price of the cheapest variant on sale; null if none is, so that no sale badge is false. */
function compareAtPrice(product: Product): number | null {
  const onSale = product.variants.filter(isOnSale).sort((a, b) => a.price - b.price);
  return onSale[0]?.compareAtPrice ?? null;
}

function excerpt(body: string): string | undefined {
  const text = [...plainText(body)];
  if (text.length === 0) return undefined;
  return text.length <= EXCERPT_LENGTH ? text.join('') : `${text.slice(0, EXCERPT_LENGTH - 1).join('')}…`;
}
