import {expect} from './fixtures.ts';
import {
  BOTH,
  BOTH_IN_M,
  back,
  forward,
  IN_ADDRESS,
  limits,
  loads,
  NAGI,
  PINE,
  RIDGE,
  RIDGES,
  sorts,
  TWO_BRANDS,
  testJourneys,
  toggles,
} from './several-values/journey.ts';

const FIELDS = IN_ADDRESS.map(
  ([, brand]) => `<input type="hidden" form="brands" name="filter_vendor" value="${brand}">`,
).join('');
const EMBEDDED = `query="*" url-sync="off" instance="brands" filters="filter_vendor=Coast+%26+Pine&filter_vendor=North+Ridge"`;

testJourneys([
  {
    title: 'a colour, a size and a price are chosen from a small set, which takes one request',
    path: './search?q=シャツ',
    query: 'シャツ',
    locale: 'ja',
    opens: {requests: 1, total: 35, counts: {カラー: {ネイビー: 12}, サイズ: {M: 35}}},
    steps: [
      toggles('カラー', 'ネイビー', {
        requests: 1,
        total: 12,
        counts: {カラー: {ネイビー: 12, ホワイト: 19}, サイズ: {M: null}},
      }),
      toggles('サイズ', 'M', {requests: 1, total: 12, counts: {カラー: {ホワイト: 19}, サイズ: {M: 12}}}),
      limits(10000, {requests: 0, total: 4, counts: {カラー: {ネイビー: 4, ホワイト: 11, ベージュ: 0}}}),
    ],
  },
  {
    title:
      'the results of two brands are one request each, and a size of them none, in the drawer of a phone',
    ...TWO_BRANDS,
    viewport: 'phone',
    steps: [toggles('Brand', RIDGE, RIDGES), toggles('Brand', PINE, BOTH), toggles('Size', 'M', BOTH_IN_M)],
  },
  {
    title: 'a collection is the theme’s until the first of two brands; a size then takes one request a brand',
    path: './collections/apparel',
    query: '*',
    collection: 'apparel',
    opens: {requests: 0, total: 98, isTheme: true, counts: {Brand: {[PINE]: 26, [RIDGE]: 8}}},
    steps: [
      toggles('Brand', PINE, {requests: 1, total: 26, counts: {Brand: {[PINE]: 26, [RIDGE]: null}}}),
      toggles('Brand', RIDGE, {requests: 1, total: 34, counts: {Brand: {[PINE]: 26, [RIDGE]: 8}}}),
      toggles('Choose your fit', 'M', {requests: 2, total: 34}),
      toggles('Shop by color', 'Navy', {requests: 0, total: 23}),
    ],
  },
  {
    title: 'two sizes of a list whose results are all on screen take no request, in the drawer of a phone',
    path: './search?q=linen',
    query: 'linen',
    viewport: 'phone',
    opens: {requests: 1, total: 17, counts: {Size: {M: 9}, Color: {Navy: 9}}},
    steps: [
      toggles('Size', 'M', {requests: 0, total: 9, counts: {Size: {M: 9, L: 9}}}),
      toggles('Size', 'L', {requests: 0, total: 9, counts: {Size: {M: 9, L: 9}}}),
      toggles('Color', 'Navy', {requests: 0, total: 5}),
    ],
  },
  {
    title: 'a large set’s options together are about as many as the part that is known says',
    path: './collections/all?sort=newest',
    query: '*',
    collection: 'all',
    opens: {requests: 1, total: 571},
    steps: [
      toggles('Shop by color', 'Navy', {requests: 1, total: 158}),
      toggles('Choose your fit', 'L', {
        requests: 2,
        total: 'about 56',
        counts: {'Shop by color': {Black: null}},
      }),
    ],
  },
  {
    title: 'Back and Forward through two brands and a size take no request',
    ...TWO_BRANDS,
    steps: [
      toggles('Brand', RIDGE, RIDGES),
      toggles('Brand', PINE, BOTH),
      toggles('Size', 'M', BOTH_IN_M),
      back({...BOTH, requests: 0}),
      back({...RIDGES, requests: 0}),
      back({...TWO_BRANDS.opens, requests: 0}),
      forward({...RIDGES, requests: 0}),
      forward({...BOTH, requests: 0}),
      forward(BOTH_IN_M),
    ],
  },
  {
    title: 'tags are chosen all together, by one request each time',
    path: './search?q=shirt',
    query: 'shirt',
    opens: {requests: 1, total: 35, counts: {Tags: {summer: 26, work: 4}}},
    steps: [
      toggles('Tags', 'summer', {requests: 1, total: 26, counts: {Tags: {summer: 26, work: 1}}}),
      toggles('Tags', 'work', {requests: 1, total: 1, counts: {Tags: {summer: 1, work: 1}}}),
    ],
  },

  {
    title: 'all results of two brands are loaded, page after page, each once',
    path: './collections/all?filter_vendor=Coast+%26+Pine&filter_vendor=North+Ridge',
    query: '*',
    collection: 'all',
    chosen: IN_ADDRESS,
    opens: {requests: 2, total: 64, counts: {Brand: {[PINE]: 38, [RIDGE]: 26, [NAGI]: null}}},
    steps: [loads(48, {requests: 1, total: 64}), loads(64, {requests: 1, total: 64})],
  },
  {
    title: 'two brands are in the order of their prices over two pages',
    path: './collections/apparel?filter_vendor=Coast+%26+Pine&filter_vendor=North+Ridge',
    query: '*',
    collection: 'apparel',
    viewport: 'phone',
    chosen: IN_ADDRESS,
    opens: {requests: 2, total: 34},
    steps: [
      sorts('price_asc', {requests: 2, total: 34, isByPrice: true}),
      loads(34, {requests: 1, total: 34, isByPrice: true}),
    ],
  },
  {
    title:
      'a link with the platform’s own parameters is answered by the theme, and a choice beside them by the service',
    path: './collections/apparel?filter.p.vendor=Coast+%26+Pine&filter.p.vendor=North+Ridge&filter.v.option.size=M&sort_by=price-ascending',
    query: '*',
    collection: 'apparel',
    chosen: [...IN_ADDRESS, ['Choose your fit', 'M']],
    opens: {
      requests: 0,
      total: 34,
      isTheme: true,
      counts: {Brand: {[PINE]: 26, [RIDGE]: 8}, 'Shop by color': {Navy: 23}},
    },
    steps: [
      toggles('Shop by color', 'Navy', {requests: 2, total: 23}),
      toggles('Brand', RIDGE, {requests: 0, total: 18}),
    ],
  },
  {
    title: 'two tabs have their own brands',
    ...TWO_BRANDS,
    path: './search?q=jacket&filter_vendor=Coast+%26+Pine&filter_vendor=North+Ridge',
    chosen: IN_ADDRESS,
    opens: {requests: 2, total: 10},
    steps: [
      ['another tab', shopper => shopper.openTab(), {requests: 2, total: 10}],
      toggles('Brand', RIDGE, {requests: 0, total: 7}),
      ['back in the first tab', shopper => shopper.closeTab(), {requests: 0, total: 10}],
      toggles('Size', 'M', {requests: 0, total: 10}),
    ],
  },
  {
    title:
      'a box whose form has two brands leads to the results of both, which are not those of its suggestions',
    path: './pages/about',
    query: 'jacket',
    edits: [/<form(?=[^>]*role="search")/, `${FIELDS}$& id="brands"`],
    chosen: IN_ADDRESS,
    steps: [
      [
        'jacket, and Enter',
        async shopper => {
          await shopper.type('jacket');
          await shopper.field.press('Enter');
          await shopper.page.waitForURL(/search\?/);
        },
        {...BOTH, requests: 3},
      ],
    ],
  },
  {
    title: 'an embedded list has two brands by its attribute, and adds pages of both',
    path: './pages/about',
    query: '*',
    fixed: IN_ADDRESS,
    edits: ['</main>', `<search-results ${EMBEDDED}></search-results></main>`],
    opens: {requests: 2, total: 64},
    steps: [
      [
        'load more',
        async shopper => {
          await shopper.clickBelow(shopper.page.getByRole('button', {name: 'Load more'}));
          await expect(shopper.links).toHaveCount(48);
        },
        {requests: 1, total: 64},
      ],
    ],
  },
]);
