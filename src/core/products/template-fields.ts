/** What a field of a template's record holds; the name of another record for a list of such. */
export type FieldType = 'text' | 'date' | 'url' | 'money' | 'flag' | 'term' | 'variant' | 'option';
export type Fields = Readonly<Record<string, FieldType>>;

const item: Fields = {
  content_type: 'text',
  product_id: 'text',
  title: 'text',
  handle: 'text',
  url: 'url',
  image_url: 'url',
  tags: 'term',
};
const priced: Fields = {compare_at_price: 'money', available: 'flag'};
const page: Fields = {...item, excerpt: 'text', published_at: 'date'};

/** The fields that a template can name (§2.2), by what it shows. `.` is the text itself in a list of texts. */
export const templateFields: Readonly<Record<string, Fields>> = {
  product: {...item, ...priced, price_min: 'money', price_max: 'money', variants: 'variant'},
  article: {...page, author: 'text', blog_handle: 'text'},
  page,
  empty: {query: 'text', total: 'text', suggestions: 'term', related_keywords: 'term'},
  variant: {...priced, id: 'text', title: 'text', image_url: 'url', price: 'money', options: 'option'},
  option: {name: 'text', value: 'text'},
  term: {'.': 'text'},
};

/** What each binding does with a field, and which fields it takes. */
const bindings: Readonly<Record<string, (type: FieldType) => boolean>> = {
  'data-text': type => !isList(type),
  'data-href': type => type === 'url',
  'data-src': type => type === 'url',
  'data-money': type => type === 'money',
  'data-if': () => true,
  'data-unless': () => true,
  'data-each': type => isList(type),
};

/** Whether a field is a list, of records that are described under this name. */
const isList = (type: FieldType): boolean => type in templateFields;

/** What is wrong with an attribute of a template, if something is. */
export function mistakeIn(name: string, field: string, fields: Fields): string | undefined {
  const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
  const takes = Object.hasOwn(bindings, name) ? bindings[name] : undefined;
  // Other scripts have `data-` attributes too; what names a field of ours is meant for us.
  if (!takes)
    return name.startsWith('data-') && type ? `there are ${Object.keys(bindings).join(', ')}` : undefined;
  if (!type) return `there is no such field here; there are ${Object.keys(fields).join(', ')}`;
  return takes(type) ? undefined : `${name} takes no ${isList(type) ? 'list' : type}`;
}
