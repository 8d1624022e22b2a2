/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** A colour that can be shown. */
export interface Colour {
  /** As CSS writes it. */
  readonly css: string;
  readonly rgb: Rgb;
}

/** Reads what CSS calls a colour; `undefined` if it calls none so, or one that can't be seen. */
export type ReadColour = (css: string) => Rgb | undefined;

/** Names of colours in stores that CSS does not have, each after what CSS calls it. */
const COLOUR_NAMES =
  'black ブラック 黒,white ホワイト 白,navy ネイビー 紺,beige ベージュ,#78704f カーキ khaki,gray グレー グレイ 灰,red レッド 赤,blue ブルー 青,green グリーン 緑,gold ゴールド 金,yellow イエロー 黄,pink ピンク 桃,#7a5233 ブラウン 茶 brown,orange オレンジ,purple パープル 紫,silver シルバー 銀,#2f4a7d 藍,#f0e7d0 生成り ecru,#c4643f テラコッタ terracotta,#41454c チャコール charcoal,#b9874f キャメル camel,#d1a02c マスタード mustard';
const colours = new Map(
  COLOUR_NAMES.split(',').flatMap(entry => {
    const [css = '', ...names] = entry.split(' ');
    return names.map(name => [name, css] as const);
  }),
);

/** Colours of the page or the system that CSS has names for, some of which stores give to a cloth or a finish. */
const OF_PAGE =
  /^(currentcolor|canvas|field|highlight|mark|menu|scrollbar|background|appworkspace|accentcolor|selecteditem|(button|threed|window|active|inactive|info).*|.*text)$/;

/** Returns the colour of this name, in Japanese or English; `undefined` if there is none that can be seen. */
export function colourOf(name: string, read: ReadColour): Colour | undefined {
  const plain = plainName(name).replace(/\s|色$/g, '');
  const css = colours.get(plain) ?? (/^[a-z]+$/.test(plain) && !OF_PAGE.test(plain) ? plain : '');
  const rgb = css ? read(css) : undefined;
  return rgb && {css, rgb};
}

/** Colours that are nearer than this to each other look alike in a dot. */
const LEAST_DISTANCE = 32;

export const looksAlike = ({rgb: a}: Colour, {rgb: b}: Colour): boolean =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < LEAST_DISTANCE;

/** “Colour” in the languages of the elements. */
const COLOUR_WORDS = new Set(
  'color colors colour colours カラー 色 カラーバリエーション farbe farben couleur couleurs coloris colore colori colores cor cores kleur kleuren färg färger farve farver farge farger väri värit kolor kolory barva barvy цвет цвета колір кольори renk renkler rengi warna màu สี 색 색상 컬러 颜色 顏色 لون اللون ألوان الألوان צבע צבעים'.split(
    ' ',
  ),
);
/** Ends of words such as 本体カラー and Rahmenfarbe. */
const COLOUR_ENDS = /(カラー|颜色|顏色|색상|farbe|kleur|färg|farve|farge|väri)$/;

/**
 * Whether the values of an option are colours, by the option's name.
 *
 * @param named the names of such options, as the theme gives them in place of those that mean “colour”.
 */
export function isColourOption(name: string, named?: readonly string[]): boolean {
  const plain = plainName(name);
  if (named) return named.some(other => plainName(other) === plain);
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some(word => COLOUR_WORDS.has(word) || COLOUR_ENDS.test(word));
}

/** A name without the differences of width and case. */
export const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().trim();
