import {article, page, product, storeOf, variant} from './small-store.ts';

const tent = product('dome-tent', {
  id: '11',
  title: 'Dome tent',
  tags: ['camp'],
  image: '/tent.svg',
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
});
/** A store with a record of each kind. */
export const tentStore = storeOf(
  {
    products: [tent, product('tent-peg', {title: 'Tent peg'})],
    articles: [
      article('tent-care', {
        title: 'Tent care',
        body: '<p>Dry &amp; air it.</p>',
        author: 'Haru',
        publishedAt: '2026-02-01T00:00:00.000Z',
        image: '/story.svg',
        tags: ['guide'],
      }),
    ],
    pages: [page('tent-repair', {title: 'Tent repair', body: 'Send it in.'})],
  },
  {redirects: [{keyword: 'Shipping', url: '/pages/shipping'}]},
);
