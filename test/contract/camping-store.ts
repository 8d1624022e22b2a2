import {page, product, storeOf, variant} from '../support/stores/small-store.ts';
import {domeTent, tentCare} from '../support/stores/tent-store.ts';

/** Two tents, an article and a page about them: each field of §2.2 occurs, and each optional one is missing once. */
export const campingStore = storeOf(
  {
    products: [
      domeTent({
        vendor: 'Yama',
        type: 'Tents',
        tags: ['camp', 'new'],
        image: '/dome.svg',
        createdAt: '2026-03-01T00:00:00.000Z',
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
    articles: [tentCare({body: 'Dry it.'})],
    pages: [page('tent-repair', {title: 'Tent repair', body: ''})],
    collections: [{handle: 'sale', title: 'Sale', description: '', products: ['dome-tent']}],
  },
  {
    metafields: [{key: 'custom.material', label: {en: 'Material'}}, {key: 'custom.ratio'}],
    redirects: [{keyword: 'tent repair', url: '/pages/tent-repair'}],
  },
);
