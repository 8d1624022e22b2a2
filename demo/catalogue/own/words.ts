/** A text in Japanese and English. */
export type Bilingual = readonly [ja: string, en: string];

/** Index of a language in a `Bilingual` text. */
export type Language = 0 | 1;

/** Product types. No name contains another, so that a search for one does not match the other. */
export const TYPES = {
  outerwear: ['アウター', 'Outerwear'],
  shirts: ['シャツ', 'Shirts'],
  tops: ['トップス', 'Tops'],
  knitwear: ['ニット', 'Knitwear'],
  trousers: ['パンツ', 'Trousers'],
  dresses: ['ワンピース', 'Dresses'],
  shoes: ['シューズ', 'Shoes'],
  bags: ['バッグ', 'Bags'],
  accessories: ['服飾小物', 'Accessories'],
  tents: ['テント', 'Tents'],
  camp: ['キャンプ用品', 'Camp Gear'],
  hiking: ['登山用品', 'Hiking Gear'],
  bottles: ['水筒', 'Bottles'],
  tableware: ['食器', 'Tableware'],
  cookware: ['調理器具', 'Cookware'],
  coffeeGear: ['コーヒー器具', 'Coffee Gear'],
  coffee: ['コーヒー', 'Coffee'],
  tea: ['お茶', 'Tea'],
  sweets: ['お菓子', 'Sweets'],
  pantry: ['調味料', 'Pantry'],
  notebooks: ['ノート', 'Notebooks'],
  planners: ['手帳', 'Planners'],
  writing: ['筆記具', 'Writing Tools'],
  desk: ['デスク用品', 'Desk Tools'],
  audio: ['オーディオ', 'Audio'],
  lighting: ['照明', 'Lighting'],
  gadgets: ['ガジェット', 'Gadgets'],
  skincare: ['スキンケア', 'Skincare'],
  bath: ['バス用品', 'Bath'],
  toys: ['おもちゃ', 'Toys'],
  home: ['インテリア', 'Home'],
} as const satisfies Record<string, Bilingual>;

export const TAGS = {
  summer: ['夏', 'summer'],
  winter: ['冬', 'winter'],
  new: ['新作', 'new'],
  gift: ['ギフト', 'gift'],
  limited: ['数量限定', 'limited'],
  camping: ['キャンプ', 'camping'],
  hiking: ['登山', 'hiking'],
  work: ['仕事', 'work'],
  travel: ['旅行', 'travel'],
  living: ['暮らし', 'everyday'],
  kids: ['子ども', 'kids'],
  handmade: ['手仕事', 'handmade'],
  japan: ['日本製', 'made in Japan'],
  eco: ['エコ', 'eco-friendly'],
  organic: ['オーガニック', 'organic'],
  waterproof: ['防水', 'waterproof'],
  light: ['軽量', 'lightweight'],
} as const satisfies Record<string, Bilingual>;

/** Colours, by their names in pictures. */
export const COLOURS = {
  black: ['ブラック', 'Black'],
  white: ['ホワイト', 'White'],
  navy: ['ネイビー', 'Navy'],
  beige: ['ベージュ', 'Beige'],
  khaki: ['カーキ', 'Khaki'],
  grey: ['グレー', 'Grey'],
  red: ['レッド', 'Red'],
  blue: ['ブルー', 'Blue'],
  green: ['グリーン', 'Green'],
  yellow: ['イエロー', 'Yellow'],
  pink: ['ピンク', 'Pink'],
  brown: ['ブラウン', 'Brown'],
  ecru: ['生成り', 'Ecru'],
  indigo: ['藍', 'Indigo'],
  terracotta: ['テラコッタ', 'Terracotta'],
  silver: ['シルバー', 'Silver'],
} as const satisfies Record<string, Bilingual>;

export const AXES = {
  size: ['サイズ', 'Size'],
  colour: ['カラー', 'Color'],
  capacity: ['容量', 'Capacity'],
  weight: ['内容量', 'Weight'],
  ruling: ['罫線', 'Ruling'],
  nib: ['字幅', 'Nib'],
  grind: ['挽き方', 'Grind'],
} as const satisfies Record<string, Bilingual>;

/** Values of an axis, each with its surcharge as a share of the price. */
export const VALUES = {
  clothing: [
    'size',
    [
      [['S', 'S'], 0],
      [['M', 'M'], 0],
      [['L', 'L'], 0],
      [['XL', 'XL'], 0],
    ],
  ],
  shoes: [
    'size',
    [
      [['23.0cm', '23.0 cm'], 0],
      [['24.5cm', '24.5 cm'], 0],
      [['26.0cm', '26.0 cm'], 0],
      [['27.5cm', '27.5 cm'], 0],
    ],
  ],
  childrens: [
    'size',
    [
      [['90', '90'], 0],
      [['110', '110'], 0],
      [['130', '130'], 0],
    ],
  ],
  paper: [
    'size',
    [
      [['A6', 'A6'], 0],
      [['B6', 'B6'], 0.15],
      [['A5', 'A5'], 0.3],
    ],
  ],
  round: [
    'size',
    [
      [['小', 'Small'], 0],
      [['中', 'Medium'], 0.3],
      [['大', 'Large'], 0.7],
    ],
  ],
  bottle: [
    'capacity',
    [
      [['350ml', '350 ml'], 0],
      [['500ml', '500 ml'], 0.15],
      [['750ml', '750 ml'], 0.35],
    ],
  ],
  cup: [
    'capacity',
    [
      [['220ml', '220 ml'], 0],
      [['320ml', '320 ml'], 0.2],
    ],
  ],
  pack: [
    'capacity',
    [
      [['20L', '20 L'], 0],
      [['30L', '30 L'], 0.2],
      [['45L', '45 L'], 0.45],
    ],
  ],
  liquid: [
    'capacity',
    [
      [['50ml', '50 ml'], 0],
      [['150ml', '150 ml'], 0.9],
    ],
  ],
  food: [
    'weight',
    [
      [['100g', '100 g'], 0],
      [['200g', '200 g'], 0.8],
      [['500g', '500 g'], 3.2],
    ],
  ],
  ruling: [
    'ruling',
    [
      [['無地', 'Plain'], 0],
      [['横罫', 'Ruled'], 0],
      [['方眼', 'Grid'], 0],
    ],
  ],
  nib: [
    'nib',
    [
      [['細字', 'Fine'], 0],
      [['中字', 'Medium'], 0],
      [['太字', 'Broad'], 0],
    ],
  ],
  grind: [
    'grind',
    [
      [['豆のまま', 'Whole Beans'], 0],
      [['中挽き', 'Medium Grind'], 0],
      [['粗挽き', 'Coarse Grind'], 0],
    ],
  ],
} as const satisfies Record<string, readonly [keyof typeof AXES, readonly (readonly [Bilingual, number])[]]>;
