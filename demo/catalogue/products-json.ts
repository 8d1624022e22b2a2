import * as z from 'zod';
import type {Product, Variant} from './catalogue.ts';
import {CatalogueError} from './catalogue-error.ts';
import {deriveId} from './ids.ts';
import type {ImportedProducts} from './imported-products.ts';
import {readPrice} from './price.ts';
import {count, type Progress} from './progress.ts';

/** Reads a store's `/products.json`, whole or page by page. */
export class ProductsJson implements ImportedProducts {
  readonly products: Product[] = [];
  readonly problems: string[] = [];
  readonly #handles = new Set<string>();
  readonly #progress: Progress;

  constructor(progress: Progress) {
    this.#progress = progress;
  }

  /**
   * Reads one body.
   *
   * @returns the number of its records, valid or not.
   * @throws {CatalogueError} if the text has another format.
   */
  read(text: string, file: string): number {
    const records = parseRecords(text, file);
    records.forEach((record, place) => {
      this.#add(record, problem => void this.problems.push(`${file}, products[${place}]${problem}`));
      this.#progress.update(`${file}: ${count(this.products.length, 'product')}`);
    });
    return records.length;
  }

  #add(record: unknown, report: Report): void {
    const product = readProduct(record, report);
    if (!product) return;
    const {handle} = product;
    if (this.#handles.has(handle)) {
      report(`.handle: an earlier product has the handle “${handle}”, so this one is left out.`);
      return;
    }
    this.#handles.add(handle);
    this.products.push(product);
  }
}

type Report = (problem: string) => void;

const text = z.string().trim();
const id = z
  .union([z.int().nonnegative(), text.regex(/^\d+$/)])
  .transform(String)
  .optional();
const looseText = z
  .string()
  .nullish()
  .transform(value => value ?? '');
const picture = z.object({src: z.string()}).nullish();
const price = z.union([z.number().nonnegative(), text]).transform((value, context) => {
  const amount = readPrice(String(value));
  if (amount === undefined) context.addIssue(`“${value}” is not a price`);
  return amount ?? z.NEVER;
});

const variantRecord = z.object({
  id,
  title: looseText,
  option1: looseText,
  option2: looseText,
  option3: looseText,
  sku: looseText,
  available: z.boolean().default(true),
  price,
  compare_at_price: price.nullish().catch(undefined),
  featured_image: picture.catch(undefined),
});

const productRecord = z.object({
  id,
  title: text.min(1, 'it is empty'),
  handle: text.min(1, 'it is empty'),
  body_html: looseText,
  vendor: looseText,
  product_type: looseText,
  // A list in the store's own file, a single text in feeds from the admin.
  tags: z
    .union([z.array(text), z.string().transform(tags => tags.split(',').map(tag => tag.trim()))])
    .default([]),
  created_at: z.string().nullish(),
  published_at: z.string().nullish(),
  images: z.array(z.object({src: z.string()})).catch([]),
  options: z.array(z.object({name: text})).default([]),
  variants: z.array(z.unknown()),
});

function parseRecords(text: string, file: string): unknown[] {
  const body = z.object({products: z.array(z.unknown())}).safeParse(parseJson(text, file));
  if (!body.success)
    throw new CatalogueError(`${file} is JSON, but not {"products": [...]} as a store publishes it.`);
  return body.data.products;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CatalogueError(`${file} is not valid JSON: ${(error as Error).message}.`);
  }
}

function readProduct(record: unknown, report: Report): Product | undefined {
  const read = productRecord.safeParse(record);
  if (!read.success) return void report(`${describe(read.error)}; the product is left out.`);
  const {data} = read;
  const options = isPlain(data) ? [] : data.options.map(({name}) => name);
  const variants = data.variants.flatMap((variant, place) => {
    const reportVariant = (problem: string): void => report(`.variants[${place}]${problem}`);
    return readVariant(variant, data.handle, options, reportVariant) ?? [];
  });
  if (variants.length > 0) return {...readTexts(data), options, variants};
  report(`.variants: “${data.title}” has no variant with a price, so it is left out.`);
}

type ProductRecord = z.output<typeof productRecord>;

function readTexts(data: ProductRecord): Omit<Product, 'options' | 'variants'> {
  const published = readDate(data.published_at);
  return {
    id: data.id ?? deriveId(data.handle),
    handle: data.handle,
    title: data.title,
    body: data.body_html,
    vendor: data.vendor,
    type: data.product_type,
    tags: data.tags.filter(Boolean),
    createdAt: readDate(data.created_at) ?? published ?? new Date(0).toISOString(),
    ...(published !== undefined && {publishedAt: published}),
    image: data.images[0]?.src,
    metafields: {},
  };
}

/** The platform writes a product without options as "Title: Default Title". */
function isPlain({options, variants}: ProductRecord): boolean {
  return options.length === 1 && options[0]?.name === 'Title' && variants.length === 1;
}

function readVariant(
  record: unknown,
  handle: string,
  options: readonly string[],
  report: Report,
): Variant | undefined {
  const read = variantRecord.safeParse(record);
  if (!read.success) return void report(`${describe(read.error)}; the variant is left out.`);
  const {data} = read;
  const values = [data.option1, data.option2, data.option3].slice(0, options.length);
  return {
    id: data.id ?? deriveId(`${handle} ${values.join(' / ')}`),
    title: data.title || values.join(' / ') || 'Default Title',
    options: values,
    price: data.price,
    compareAtPrice: data.compare_at_price ?? undefined,
    available: data.available,
    sku: data.sku || undefined,
    image: data.featured_image?.src,
  };
}

function readDate(date: string | null | undefined): string | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** The first problem of a record, such as `.price: “free” is not a price`. */
function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  const path =
    issue?.path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('') ?? '';
  return `${path}: ${issue?.message ?? 'it is not a record'}`;
}
