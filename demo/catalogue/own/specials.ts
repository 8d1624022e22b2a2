import type {Design} from './design.ts';

const BASE = {
  vendor: 'Studio Yohaku',
  origin: ['京都', 'Kyoto'],
  createdAt: '2026-08-20T03:00:00.000Z',
  colours: [],
  axes: [],
  scarcity: 0,
} as const;

/** One-offs that are not made from a kind: very long names, names with symbols or an emoji, and a lucky bag. */
export const SPECIALS: readonly Design[] = [
  {
    ...BASE,
    handle: 'lucky-bag',
    title: ['🎁 おたのしみ福袋 2026', '🎁 Lucky Bag 2026'],
    body: [
      '<p>店の者が一つずつ選んで詰めました。何が入っているかは、開けてのおたのしみです。</p>',
      '<p>Packed one by one by the people of the shop. What is inside stays a surprise until you open it.</p>',
    ],
    type: 'home',
    tags: ['gift', 'limited', 'new'],
    picture: 'giftbox',
    colours: ['red'],
    price: 10_000,
  },
  {
    ...BASE,
    handle: 'camp-breakfast-set',
    title: [
      '朝のキャンプ場で淹れたてのコーヒーと焼きたてのパンを味わうための道具をひとつの木箱に収めた、山好きの友人に贈りたいはじめての朝ごはんセット（2人用・木箱入り）',
      'The Campsite Breakfast Set in a Wooden Box: Everything Two People Need for Freshly Brewed Coffee and Freshly Toasted Bread on Their Very First Morning in the Mountains',
    ],
    body: [
      '<p>ドリッパー、マグカップ、焼き網、木のへら。箱を開ければ、すぐに朝ごはんの支度ができます。</p>',
      '<p>Dripper, mugs, grill and wooden spatula: open the box, and breakfast can begin.</p>',
    ],
    vendor: 'Ember Camp',
    origin: ['新潟', 'Niigata'],
    type: 'camp',
    tags: ['camping', 'gift'],
    picture: 'cooker',
    colours: ['silver'],
    price: 18_800,
    discount: 0.2,
  },
  {
    ...BASE,
    handle: 'pen-and-ink',
    title: ['ペン & インク「夜更け」<紺青>', 'Pen & Ink “Small Hours” <Prussian Blue>'],
    body: [
      '<p>紺青のインクと、それに似合うガラスペンの組み合わせです。</p>',
      '<p>A bottle of Prussian blue and the glass pen that suits it.</p>',
    ],
    vendor: 'Sumi Works',
    type: 'writing',
    tags: ['gift'],
    picture: 'fountainpen',
    colours: ['indigo'],
    price: 4_980,
  },
  {
    ...BASE,
    handle: 'gift-wrapping',
    title: ['ギフトラッピング', 'Gift Wrapping'],
    body: [
      '<p>和紙と水引で、心をこめてお包みします。</p>',
      '<p>Wrapped by hand in washi, and tied with mizuhiki cord.</p>',
    ],
    type: 'desk',
    tags: ['gift'],
    price: 330,
  },
  {
    ...BASE,
    handle: 'sold-out-moon-lamp',
    title: ['月のあかり', 'Moonlight'],
    body: [
      '<p>満ち欠けを手で動かせる灯りです。次の入荷は来春を予定しています。</p>',
      '<p>A light whose phases turn by hand. Expected back next spring.</p>',
    ],
    vendor: 'Lumen Works',
    type: 'lighting',
    tags: ['limited'],
    picture: 'lantern',
    colours: ['yellow'],
    price: 12_800,
    scarcity: 1,
  },
];
