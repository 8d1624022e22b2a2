/** The type of a template field; for a list, the name of its records' type. */
export type FieldType = 'text' | 'date' | 'url' | 'money' | 'flag' | 'term' | 'variant' | 'option';
export type Fields = Readonly<Record<string, FieldType>>;

const item: Fields = {
  content_type: 'text',
  product_id: 'text',
  /** The number in `product_id`, which the platform's own pages and most apps call the id. */
  numeric_id: 'text',
  title: 'text',
  handle: 'text',
  url: 'url',
  image_url: 'url',
  tags: 'term',
};
const priced: Fields = {compare_at_price: 'money', available: 'flag'};
/** `templateRecord` computes the last three. */
const prices: Fields = {
  price_min: 'money',
  price_max: 'money',
  on_sale: 'flag',
  price_varies: 'flag',
  regular_price: 'money',
};
const product: Fields = {...item, ...priced, ...prices, variants: 'variant'};
const page: Fields = {...item, excerpt: 'text', published_at: 'date'};
const article: Fields = {...page, author: 'text', blog_handle: 'text'};

/** The fields that a template can name (§2.2), by the type of its record. `.` is the item itself in a list of strings. */
export const templateFields = new Map(
  Object.entries<Fields>({
    product,
    article,
    page,
    // The fields of all three types.
    suggestion: {...article, ...product},
    empty: {query: 'text', total: 'text', suggestions: 'term', related_keywords: 'term'},
    variant: {...priced, id: 'text', title: 'text', image_url: 'url', price: 'money', options: 'option'},
    option: {name: 'text', value: 'text'},
    term: {'.': 'text'},
  }),
);

/** The types of field that each binding accepts. */
const bindings = new Map(
  Object.entries<(type: FieldType) => boolean>({
    'data-text': type => !isList(type),
    'data-href': type => type === 'url',
    'data-src': type => type === 'url',
    'data-money': type => type === 'money',
    'data-class': type => ['text', 'flag', 'term'].includes(type),
    'data-data-*': type => !isList(type) || type === 'term',
    'data-if': () => true,
    'data-unless': () => true,
    'data-each': type => isList(type),
  }),
);

const isList = (type: FieldType): boolean => templateFields.has(type);

/** The type of a field; `undefined` if the record has no such field. */
export const typeOf = (field: string, fields: Fields): FieldType | undefined =>
  Object.hasOwn(fields, field) ? fields[field] : undefined;

/** Returns the mistake of a template's attribute, or `undefined`. */
export function mistakeIn(name: string, field: string, fields: Fields): string | undefined {
  const type = typeOf(field, fields);
  const binding = name.replace(/^data-data-.+/, 'data-data-*');
  const accepts = bindings.get(binding);
  // Other scripts use `data-` attributes too: report an unknown one only if its value is one of our fields.
  if (!accepts)
    return name.startsWith('data-') && type
      ? `there is no such attribute; the attributes are ${[...bindings.keys()].join(', ')}`
      : undefined;
  if (!type) return `there is no such field here; the fields are ${Object.keys(fields).join(', ')}`;
  return accepts(type)
    ? undefined
    : `${name} can’t be used for a field of the type ${isList(type) ? 'list' : type}`;
}
