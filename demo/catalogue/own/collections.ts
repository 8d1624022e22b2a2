import type {Design} from './design.ts';
import type {Bilingual} from './words.ts';

/** A collection in both languages, with the rule that selects its products. */
export interface CollectionDraft {
  readonly handle: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly picture: string;
  readonly includes: (design: Design) => boolean;
}

function collection(
  handle: string,
  title: Bilingual,
  description: Bilingual,
  picture: string,
  includes: CollectionDraft['includes'],
): CollectionDraft {
  return {handle, title, description, picture: `collection-${picture}`, includes};
}

function ofType(...types: readonly Design['type'][]): CollectionDraft['includes'] {
  return design => types.includes(design.type);
}

function tagged(tag: Design['tags'][number]): CollectionDraft['includes'] {
  return design => design.tags.includes(tag);
}

export const COLLECTIONS: readonly CollectionDraft[] = [
  collection(
    'all',
    ['すべての商品', 'All Products'],
    ['店にあるものを、すべてご覧いただけます。', 'Everything in the store.'],
    'tote-ecru',
    () => true,
  ),
  collection(
    'new',
    ['新作', 'New Arrivals'],
    ['この三か月に届いた、新しい顔ぶれです。', 'What arrived in the last three months.'],
    'jacket-navy',
    tagged('new'),
  ),
  collection(
    'sale',
    ['セール', 'Sale'],
    ['シーズンの終わりに、お求めやすくなりました。', 'Good things at end-of-season prices.'],
    'cardigan-red',
    design => design.discount !== undefined,
  ),
  collection(
    'summer',
    ['夏のしたく', 'Summer'],
    ['風を通す服と、涼しい道具をそろえました。', 'Breezy clothes and cooling things.'],
    'hat-beige',
    tagged('summer'),
  ),
  collection(
    'winter',
    ['冬のしたく', 'Winter'],
    ['寒い日が待ち遠しくなる、あたたかなもの。', 'Warm things to make you look forward to the cold.'],
    'sweater-ecru',
    tagged('winter'),
  ),
  collection(
    'gift',
    ['贈りもの', 'Gifts'],
    ['包みを開ける顔が見たくなる品々です。', 'Things whose unwrapping you will want to see.'],
    'tin-red',
    tagged('gift'),
  ),
  collection(
    'apparel',
    ['服', 'Apparel'],
    ['毎日着て、長く着られる服。', 'Clothes for every day, and for many years.'],
    'shirt-white',
    ofType('outerwear', 'shirts', 'tops', 'knitwear', 'trousers', 'dresses'),
  ),
  collection(
    'shoes-and-bags',
    ['靴とバッグ', 'Shoes & Bags'],
    ['出かける足どりが軽くなる靴とバッグ。', 'Shoes and bags for a lighter step.'],
    'sneaker-white',
    ofType('shoes', 'bags', 'accessories'),
  ),
  collection(
    'outdoor',
    ['山とキャンプ', 'Outdoor'],
    ['山で、川で、庭先で。外で過ごす時間のために。', 'For mountains, rivers and the end of the garden.'],
    'tent-khaki',
    ofType('tents', 'camp', 'hiking'),
  ),
  collection(
    'kitchen',
    ['台所', 'Kitchen'],
    ['料理の時間が楽しみになる、丈夫な道具。', 'Sturdy tools that make cooking a pleasure.'],
    'pot-red',
    ofType('cookware', 'tableware', 'bottles'),
  ),
  collection(
    'coffee-and-tea',
    ['コーヒーとお茶', 'Coffee & Tea'],
    ['一杯のための豆と茶葉、そして道具。', 'Beans, leaves, and the tools for a good cup.'],
    'mug-indigo',
    ofType('coffee', 'coffeeGear', 'tea'),
  ),
  collection(
    'food',
    ['食べもの', 'Food'],
    ['作り手の顔が見える、おいしいもの。', 'Good food from people we know.'],
    'jar-yellow',
    ofType('sweets', 'pantry', 'coffee', 'tea'),
  ),
  collection(
    'stationery',
    ['文房具', 'Stationery'],
    ['書くこと、残すことが好きな人へ。', 'For people who like to write things down.'],
    'notebook-navy',
    ofType('notebooks', 'planners', 'writing', 'desk'),
  ),
  collection(
    'electronics',
    ['音と灯り', 'Sound & Light'],
    ['暮らしになじむ、静かな電化製品。', 'Quiet electronics that suit a home.'],
    'headphones-black',
    ofType('audio', 'lighting', 'gadgets'),
  ),
  collection(
    'beauty',
    ['肌と湯', 'Beauty & Bath'],
    ['一日の終わりを、ていねいに。', 'For the careful end of a day.'],
    'soap-green',
    ofType('skincare', 'bath'),
  ),
  collection(
    'kids',
    ['こども', 'Kids'],
    ['手から手へ譲っていける、こどもの道具。', 'Children’s things made to be handed down.'],
    'blocks-yellow',
    tagged('kids'),
  ),
  collection(
    'home',
    ['部屋', 'Home'],
    ['部屋の空気を少しだけ変えるもの。', 'Small things that change a room.'],
    'vase-terracotta',
    ofType('home', 'lighting'),
  ),
  collection(
    'made-in-japan',
    ['日本のものづくり', 'Made in Japan'],
    ['産地の技を、いまの暮らしへ。', 'Regional craft for life today.'],
    'teacup-indigo',
    tagged('japan'),
  ),
];
