import type {Bilingual} from './words.ts';

/** A maker of products: its name in all languages, its place, and a sentence about it. */
export interface Vendor {
  readonly name: string;
  readonly origin: Bilingual;
  readonly note: Bilingual;
}

function vendor(name: string, origin: Bilingual, note: Bilingual): Vendor {
  return {name, origin, note};
}

const NAGANO: Bilingual = ['長野', 'Nagano'];
const KYOTO: Bilingual = ['京都', 'Kyoto'];
const TOKYO: Bilingual = ['東京', 'Tokyo'];
const OKAYAMA: Bilingual = ['岡山', 'Okayama'];
const NIIGATA: Bilingual = ['新潟', 'Niigata'];
const HOKKAIDO: Bilingual = ['北海道', 'Hokkaido'];
const GIFU: Bilingual = ['岐阜', 'Gifu'];
const PORTUGAL: Bilingual = ['ポルトガル', 'Portugal'];
const VIETNAM: Bilingual = ['ベトナム', 'Vietnam'];
const TAIWAN: Bilingual = ['台湾', 'Taiwan'];

export const VENDORS = {
  yama: vendor('尾根と道草', NAGANO, [
    '山小屋のとなりの工房で、歩きながら考えた道具です。',
    'Thought up on foot, built in a workshop beside a mountain hut.',
  ]),
  ridge: vendor('North Ridge', NAGANO, [
    '登る人が設計し、登る人が縫っています。',
    'Designed by climbers, sewn by climbers.',
  ]),
  ember: vendor('Ember Camp', NIIGATA, [
    '火のまわりの道具だけを作るブランドです。',
    'A maker of things that belong around a fire.',
  ]),
  trailhead: vendor('Trailhead Supply', TAIWAN, [
    '壊れたら直して、また山へ送り出します。',
    'Whatever breaks, they mend and send back out.',
  ]),
  hiyori: vendor('織工房ひより', OKAYAMA, [
    '小さな織機で、ゆっくりと織られています。',
    'Woven slowly on small looms.',
  ]),
  nagi: vendor('Nagi Clothing', TOKYO, [
    '毎日着られることを、いちばんに考えています。',
    'Clothes meant, first of all, for every day.',
  ]),
  harbor: vendor('Harbor Denim', OKAYAMA, [
    '瀬戸内の海辺で縫製しています。',
    'Sewn on the shore of the Inland Sea.',
  ]),
  yohaku: vendor('Studio Yohaku', KYOTO, [
    '余白を大切にする、京都の小さなスタジオです。',
    'A small Kyoto studio with a love of empty space.',
  ]),
  coast: vendor('Coast & Pine', PORTUGAL, [
    '家族で営む縫製工場と、二十年続けて作っています。',
    'Made with the same family workshop for twenty years.',
  ]),
  tsukino: vendor('月野革工房', TOKYO, [
    '革の裁断から磨きまで、二人の職人が手がけます。',
    'Two craftsmen do it all, from cutting to polish.',
  ]),
  aruku: vendor('アルクシューズ', GIFU, [
    '足の形を千人分測って、木型を起こしました。',
    'The last was drawn from a thousand measured feet.',
  ]),
  tsubame: vendor('Tsubame Metal', NIIGATA, [
    '金物の町、燕三条の磨きの技が光ります。',
    'Polished in Tsubame-Sanjo, the town of metal.',
  ]),
  kamado: vendor('かまど舎', GIFU, [
    '土鍋から皿まで、ひとつの窯で焼いています。',
    'Everything leaves the same single kiln.',
  ]),
  hakuji: vendor(
    '白磁社',
    ['佐賀', 'Saga'],
    ['白の美しさだけを追いかけてきた窯です。', 'A kiln that has only ever chased white.'],
  ),
  kiso: vendor('木曽のしごと', NAGANO, [
    '間伐材を乾かすところから、自分たちで行います。',
    'They even season the timber themselves.',
  ]),
  mori: vendor('Mori Table', HOKKAIDO, [
    '北の森の木で、食卓の道具をこしらえています。',
    'Tools for the table from northern forests.',
  ]),
  aoi: vendor('Aoi Coffee Roasters', KYOTO, [
    '注文を受けてから、その週に焙煎します。',
    'Roasted the week you order.',
  ]),
  midori: vendor('茶寮みどり', KYOTO, [
    '茶師が毎朝、味をたしかめて合組します。',
    'Blended each morning by a tea master.',
  ]),
  suzuna: vendor('すずな製菓', HOKKAIDO, [
    '北海道の小麦とバターで焼いています。',
    'Baked with Hokkaido wheat and butter.',
  ]),
  hatake: vendor(
    'はたけの台所',
    ['高知', 'Kochi'],
    ['畑のとなりの台所で、瓶に詰めました。', 'Put in jars in a kitchen beside the fields.'],
  ),
  kami: vendor('ことり文具', TOKYO, [
    '書く時間を楽しくする文房具を作っています。',
    'Stationery that makes writing a pleasure.',
  ]),
  meadow: vendor('Meadow Paper', PORTUGAL, [
    '製本まで一冊ずつ手で行っています。',
    'Bound by hand, one at a time.',
  ]),
  sumi: vendor('Sumi Works', KYOTO, [
    '書き味を、筆づくりの家から学びました。',
    'They learnt about line from a family of brush makers.',
  ]),
  otowa: vendor('Otowa Audio', TOKYO, [
    '耳のよい技術者が、一台ずつ音を確かめます。',
    'Every unit is heard by an engineer with good ears.',
  ]),
  lumen: vendor('Lumen Works', TAIWAN, [
    'まぶしくない光を、十年研究してきました。',
    'Ten years of research into light without glare.',
  ]),
  signal: vendor('Soft Signal', VIETNAM, [
    '家になじむ、やわらかな形の電化製品です。',
    'Electronics with soft shapes that suit a home.',
  ]),
  awa: vendor('石けん工房あわ', OKAYAMA, [
    '釜で百時間かけて炊き上げます。',
    'Simmered in the kettle for a hundred hours.',
  ]),
  moss: vendor('Moss & Stone', HOKKAIDO, [
    '植物を育てるところから、自社で行っています。',
    'They grow the plants themselves.',
  ]),
  acorn: vendor('どんぐり工房', GIFU, [
    '三代にわたって子どもの道具を作っています。',
    'Three generations of things for children.',
  ]),
  sora: vendor('Sora Kids', VIETNAM, [
    '洗えて、譲れて、長く使えるものだけを。',
    'Washable, durable and made to be handed down.',
  ]),
} as const satisfies Record<string, Vendor>;
