import type {Design} from './design.ts';
import type {Both} from './words.ts';

/** A collection of the store, and the rule by which products belong to it. */
export interface Shelf {
  readonly handle: string;
  readonly title: Both;
  readonly description: Both;
  readonly picture: string;
  readonly holds: (design: Design) => boolean;
}

function shelf(
  handle: string,
  title: Both,
  description: Both,
  picture: string,
  holds: Shelf['holds'],
): Shelf {
  return {handle, title, description, picture: `collection-${picture}`, holds};
}

function ofType(...types: readonly Design['type'][]): Shelf['holds'] {
  return design => types.includes(design.type);
}

function tagged(tag: Design['tags'][number]): Shelf['holds'] {
  return design => design.tags.includes(tag);
}

export const SHELVES: readonly Shelf[] = [
  shelf(
    'all',
    ['すべての商品', 'All Products'],
    ['店にあるものを、すべてご覧いただけます。', 'Everything in the store.'],
    'tote-ecru',
    () => true,
  ),
  shelf(
    'new',
    ['新作', 'New Arrivals'],
    ['この三か月に届いた、新しい顔ぶれです。', 'What arrived in the last three months.'],
    'jacket-navy',
    tagged('new'),
  ),
  shelf(
    'sale',
    ['セール', 'Sale'],
    ['シーズンの終わりに、お求めやすくなりました。', 'Good things at end-of-season prices.'],
    'cardigan-red',
    design => design.discount !== undefined,
  ),
  shelf(
    'summer',
    ['夏のしたく', 'Summer'],
    ['風を通す服と、涼しい道具をそろえました。', 'Breezy clothes and cooling things.'],
    'hat-beige',
    tagged('summer'),
  ),
  shelf(
    'winter',
    ['冬のしたく', 'Winter'],
    ['寒い日が待ち遠しくなる、あたたかなもの。', 'Warm things to make you look forward to the cold.'],
    'sweater-ecru',
    tagged('winter'),
  ),
  shelf(
    'gift',
    ['贈りもの', 'Gifts'],
    ['包みを開ける顔が見たくなる品々です。', 'Things whose unwrapping you will want to see.'],
    'tin-red',
    tagged('gift'),
  ),
  shelf(
    'apparel',
    ['服', 'Apparel'],
    ['毎日着て、長く着られる服。', 'Clothes for every day, and for many years.'],
    'shirt-white',
    ofType('outerwear', 'shirts', 'tops', 'knitwear', 'trousers', 'dresses'),
  ),
  shelf(
    'shoes-and-bags',
    ['靴とバッグ', 'Shoes & Bags'],
    ['出かける足どりが軽くなる靴とバッグ。', 'Shoes and bags for a lighter step.'],
    'sneaker-white',
    ofType('shoes', 'bags', 'accessories'),
  ),
  shelf(
    'outdoor',
    ['山とキャンプ', 'Outdoor'],
    ['山で、川で、庭先で。外で過ごす時間のために。', 'For mountains, rivers and the end of the garden.'],
    'tent-khaki',
    ofType('tents', 'camp', 'hiking'),
  ),
  shelf(
    'kitchen',
    ['台所', 'Kitchen'],
    ['料理の時間が楽しみになる、丈夫な道具。', 'Sturdy tools that make cooking a pleasure.'],
    'pot-red',
    ofType('cookware', 'tableware', 'bottles'),
  ),
  shelf(
    'coffee-and-tea',
    ['コーヒーとお茶', 'Coffee & Tea'],
    ['一杯のための豆と茶葉、そして道具。', 'Beans, leaves, and the tools for a good cup.'],
    'mug-indigo',
    ofType('coffee', 'coffeeGear', 'tea'),
  ),
  shelf(
    'food',
    ['食べもの', 'Food'],
    ['作り手の顔が見える、おいしいもの。', 'Good food from people we know.'],
    'jar-yellow',
    ofType('sweets', 'pantry', 'coffee', 'tea'),
  ),
  shelf(
    'stationery',
    ['文房具', 'Stationery'],
    ['書くこと、残すことが好きな人へ。', 'For people who like to write things down.'],
    'notebook-navy',
    ofType('notebooks', 'planners', 'writing', 'desk'),
  ),
  shelf(
    'electronics',
    ['音と灯り', 'Sound & Light'],
    ['暮らしになじむ、静かな電化製品。', 'Quiet electronics that suit a home.'],
    'headphones-black',
    ofType('audio', 'lighting', 'gadgets'),
  ),
  shelf(
    'beauty',
    ['肌と湯', 'Beauty & Bath'],
    ['一日の終わりを、ていねいに。', 'For the careful end of a day.'],
    'soap-green',
    ofType('skincare', 'bath'),
  ),
  shelf(
    'kids',
    ['こども', 'Kids'],
    ['手から手へ譲っていける、こどもの道具。', 'Children’s things made to be handed down.'],
    'blocks-yellow',
    tagged('kids'),
  ),
  shelf(
    'home',
    ['部屋', 'Home'],
    ['部屋の空気を少しだけ変えるもの。', 'Small things that change a room.'],
    'vase-terracotta',
    ofType('home', 'lighting'),
  ),
  shelf(
    'made-in-japan',
    ['日本のものづくり', 'Made in Japan'],
    ['産地の技を、いまの暮らしへ。', 'Regional craft for life today.'],
    'teacup-indigo',
    tagged('japan'),
  ),
];
