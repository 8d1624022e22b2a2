import type {Batch} from '../../../core/contract/answer.ts';
import type {SearchRequest} from '../../../core/contract/request.ts';
import type {
  Facets,
  ProductItem,
  ResultItem,
  SearchResponse,
  Variant,
} from '../../../core/contract/schema.ts';

const words = {
  ja: {
    product: 'サンプル商品',
    article: 'サンプル記事',
    page: 'サンプルページ',
    brand: 'ブランド',
    tag: 'タグ',
    size: 'サイズ',
    colour: 'カラー',
    colours: ['ホワイト', 'ネイビー'],
    text: 'ここに本文の抜粋が表示されます。',
  },
  en: {
    product: 'Sample product',
    article: 'Sample article',
    page: 'Sample page',
    brand: 'Brand',
    tag: 'Tag',
    size: 'Size',
    colour: 'Color',
    colours: ['White', 'Navy'],
    text: 'An excerpt of the text is shown here.',
  },
};
type Words = (typeof words)['en'];

/**
 * Creates a sample answer for the preview in the theme editor, with everything that a card or a facet can show.
 *
 * @param pictures addresses of pictures, if the page has some.
 */
export function samplePage(request: SearchRequest, locale: string, pictures: readonly string[]): Batch {
  const named = locale.startsWith('ja') ? words.ja : words.en;
  const results = sampleItems(named, pictures);
  const response: SearchResponse = {
    schemaVersion: 'v1',
    degraded: false,
    degraded_reason: null,
    query: request.query,
    query_id: undefined,
    measurement_proof: undefined,
    total: 4 * results.length,
    limit: request.limit,
    offset: request.offset,
    sort: request.sort,
    redirect_url: null,
    results,
    received: results.length,
    rejected: [],
    faults: [],
    facets: sampleFacets(named),
    suggestions: [],
    related_keywords: values(named.product),
  };
  return {request, response, sessionId: undefined, at: Date.now()};
}

export function sampleNothing(request: SearchRequest, locale: string): Batch {
  const {response, ...batch} = samplePage(request, locale, []);
  const nothing = {total: 0, results: [], received: 0, related_keywords: []};
  return {...batch, response: {...response, ...nothing, suggestions: response.related_keywords}};
}

/** Creates ten products, of which one is on sale, one is sold out and one has variants, an article and a page. */
function sampleItems(named: Words, pictures: readonly string[]): ResultItem[] {
  const common = (kind: 'product' | 'article' | 'page', index: number) => ({
    product_id: `sample-${kind}-${index}`,
    title: `${named[kind]} ${index + 1}`,
    handle: `sample-${kind}-${index}`,
    url: `${location.pathname}${location.search}#`,
    image_url: pictures[index % pictures.length],
    tags: [],
  });
  const written = {excerpt: named.text, published_at: '2026-01-01T00:00:00Z'};
  const products = Array.from({length: 10}, (_, index): ProductItem => {
    const price = 2000 + 500 * index;
    return {
      content_type: 'product',
      ...common('product', index),
      price_min: price,
      price_max: index === 2 ? price + 800 : price,
      compare_at_price: index === 0 ? price * 1.25 : null,
      available: index !== 1,
      variants: index === 2 ? sampleVariants(price, named) : [],
    };
  });
  return [
    ...products,
    {content_type: 'article', ...common('article', 0), ...written, author: undefined, blog_handle: undefined},
    {content_type: 'page', ...common('page', 0), ...written},
  ];
}

function sampleVariants(price: number, {size, colour, colours}: Words): Variant[] {
  return colours.flatMap((shade, place) =>
    ['S', 'M', 'L'].map((value, index) => ({
      id: `${place}${index}`,
      title: `${shade} / ${value}`,
      image_url: undefined,
      price: price + 800 * place,
      compare_at_price: undefined,
      available: index < 2,
      options: [
        {name: colour, value: shade},
        {name: size, value},
      ],
    })),
  );
}

const values = (name: string) => ['A', 'B', 'C'].map(letter => `${name} ${letter}`);
const counted = (list: readonly string[]) => list.map((value, index) => ({value, count: 12 - 4 * index}));

function sampleFacets({product, brand, tag, size, colour, colours}: Words): Facets {
  return {
    vendors: counted(values(brand)),
    product_types: counted(values(product)),
    tags: counted(values(tag)),
    content_types: counted(['product', 'article', 'page']),
    variant_options: [
      {name: colour, values: counted(colours)},
      {name: size, values: counted(['S', 'M', 'L'])},
    ],
    metafields: [],
    price_range: [2000, 6500],
    on_sale_count: 4,
  };
}
