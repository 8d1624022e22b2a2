import {article, page, product, storeOf, variant} from '../service/small-store.ts';

/** Two tents, an article and a page about them: every field of §2.2 is there once, and once left out. */
export const campingStore = storeOf(
  {
    products: [
      product('dome-tent', {
        id: '11',
        title: 'Dome tent',
        vendor: 'Yama',
        type: 'Tents',
        tags: ['camp', 'new'],
        image: '/dome.svg',
        createdAt: '2026-03-01T00:00:00.000Z',
        options: ['Size', 'Color'],
        variants: [
          variant({
            id: '21',
            title: 'S / Red',
            options: ['S', 'Red'],
            price: 900,
            compareAtPrice: 1200,
            available: false,
            image: '/red.svg',
          }),
          variant({id: '22', title: 'L / Red', options: ['L', 'Red'], price: 1500}),
        ],
        metafields: {'custom.material': 'Cotton', 'custom.ratio': '1:24', 'custom.hidden': 'x'},
      }),
      product('pop-tent', {
        id: '12',
        title: 'Pop tent',
        vendor: 'Kawa',
        type: 'Tents',
        tags: ['camp'],
        variants: [variant({id: '23', price: 700, available: false})],
        metafields: {'custom.material': 'Nylon'},
      }),
    ],
    articles: [
      article('tent-care', {
        title: 'Tent care',
        body: 'Dry it.',
        author: 'Haru',
        publishedAt: '2026-02-01T00:00:00.000Z',
        tags: ['guide'],
      }),
    ],
    pages: [page('tent-repair', {title: 'Tent repair', body: ''})],
    collections: [{handle: 'sale', title: 'Sale', description: '', products: ['dome-tent']}],
  },
  {
    metafields: [{key: 'custom.material', label: {en: 'Material'}}, {key: 'custom.ratio'}],
    redirects: [{keyword: 'tent repair', url: '/pages/tent-repair'}],
  },
);
