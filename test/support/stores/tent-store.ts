import type {Article, Product} from '../../../demo/catalogue/catalogue.ts';
import {article, page, product, storeOf, variant} from './small-store.ts';

/** A tent in two variants: one in stock, one on sale and sold out. */
export const domeTent = (parts: Partial<Product>): Product =>
  product('dome-tent', {
    id: '11',
    title: 'Dome tent',
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
    ...parts,
  });

export const tentCare = (parts: Partial<Article>): Article =>
  article('tent-care', {
    title: 'Tent care',
    author: 'Haru',
    publishedAt: '2026-02-01T00:00:00.000Z',
    tags: ['guide'],
    ...parts,
  });

/** A store with a record of each content type. */
export const tentStore = storeOf(
  {
    products: [domeTent({tags: ['camp'], image: '/tent.svg'}), product('tent-peg', {title: 'Tent peg'})],
    articles: [tentCare({body: '<p>Dry &amp; air it.</p>', image: '/story.svg'})],
    pages: [page('tent-repair', {title: 'Tent repair', body: 'Send it in.'})],
  },
  {redirects: [{keyword: 'Shipping', url: '/pages/shipping'}]},
);
