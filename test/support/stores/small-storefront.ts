import type {Hono} from 'hono';
import type {Catalogue, Product, StoreData} from '../../../demo/catalogue/catalogue.ts';
import {createStorefront} from '../../../demo/storefront/storefront.ts';

export function openStorefront(changes: Partial<StoreData> = {}): Hono {
  return createStorefront({...smallStore, ...changes});
}

/** Creates a catalogue: a jacket in three sizes, one of them sold out, a cup without options, and 30 pencils. */
export function makeCatalogue(locale: string): Catalogue {
  const translate = (ja: string, en: string) => (locale === 'ja' ? ja : en);
  return {
    locale,
    products: [
      jacket(translate),
      cup(translate),
      ...Array.from({length: 30}, (_, index) => pencil(translate, index + 1)),
    ],
    articles: [
      {
        id: '301',
        handle: 'on-linen',
        blogHandle: 'journal',
        title: translate('リネンの話', 'On linen'),
        body: '<p>Linen & summer</p>',
        author: 'Aki',
        publishedAt: '2025-05-02T00:00:00Z',
        tags: [],
      },
    ],
    pages: [
      {id: '401', handle: 'shipping', title: translate('送料', 'Shipping'), body: 'a < b', tags: []},
      {id: '402', handle: 'summer-campaign', title: translate('夏', 'Summer'), body: 'Hills', tags: []},
    ],
    collections: [
      {
        handle: 'all',
        title: translate('すべて', 'All'),
        description: '',
        products: ['jacket', 'cup', ...Array.from({length: 30}, (_, index) => `pencil-${index + 1}`)],
      },
      {
        handle: 'summer',
        title: translate('夏', 'Summer'),
        description: 'Light things',
        products: ['jacket', 'cup'],
      },
    ],
  };
}

/** A bilingual store with prices in yen. */
export const smallStore: StoreData = {
  name: 'Kotori',
  currency: 'JPY',
  catalogues: [makeCatalogue('ja'), makeCatalogue('en')],
  admin: {metafields: [], redirects: [], synonyms: []},
};

type Translate = (ja: string, en: string) => string;

function jacket(translate: Translate): Product {
  const variant = {price: 19800, compareAtPrice: 24800};
  return {
    id: '101',
    handle: 'jacket',
    title: translate('リネンジャケット', 'Linen Jacket'),
    body: translate('夏の上着。', 'For summer.'),
    vendor: '尾根と道草',
    type: translate('上着', 'Jackets'),
    tags: [translate('夏', 'summer'), '</script><b>'],
    createdAt: '2025-04-01T00:00:00Z',
    image: '/cdn/pictures/jacket.svg',
    options: [translate('サイズ', 'Size')],
    variants: [
      {...variant, id: '5001', title: 'S', options: ['S'], available: true},
      {...variant, id: '5002', title: 'M', options: ['M'], available: false, price: 21800},
      {...variant, id: '5003', title: 'L', options: ['L'], available: true, sku: 'J-L'},
    ],
    metafields: {
      'custom.material': translate('麻', 'Linen'),
      'custom.care': [translate('手洗い', 'Hand wash'), 'A & B'],
    },
  };
}

function cup(translate: Translate): Product {
  return simple('102', 'cup', translate('湯のみ', 'Cup'), 3200);
}

function pencil(translate: Translate, number: number): Product {
  return simple(String(200 + number), `pencil-${number}`, `${translate('鉛筆', 'Pencil')} ${number}`, 120);
}

function simple(id: string, handle: string, title: string, price: number): Product {
  const variants = [{id: `6${id}`, title: 'Default Title', options: [], price, available: true}];
  return {
    id,
    handle,
    title,
    body: '',
    vendor: 'Kotori',
    type: '',
    tags: [],
    createdAt: '2025-03-01T00:00:00Z',
    options: [],
    variants,
    metafields: {},
  };
}
