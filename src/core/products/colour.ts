/**
 * Colour names that stores use and CSS lacks, after the CSS colour of each. `canvas` maps to nothing: a cloth in stores,
 * a system colour in CSS.
 */
const COLOUR_NAMES =
  'black ブラック 黒,white ホワイト 白,navy ネイビー 紺,beige ベージュ,#78704f カーキ khaki,gray グレー グレイ 灰,red レッド 赤,blue ブルー 青,green グリーン 緑,gold ゴールド 金,yellow イエロー 黄,pink ピンク 桃,#7a5233 ブラウン 茶 brown,orange オレンジ,purple パープル 紫,silver シルバー 銀,#2f4a7d 藍,#f0e7d0 生成り ecru,#c4643f テラコッタ terracotta,#41454c チャコール charcoal,#b9874f キャメル camel,#d1a02c マスタード mustard, canvas';
const colours = new Map(
  COLOUR_NAMES.split(',').flatMap(entry => {
    const [css = '', ...names] = entry.split(' ');
    return names.map(name => [name, css] as const);
  }),
);

/** Returns the CSS colour for a Japanese or English name; `undefined` if the name is not a colour. */
export function colourOf(name: string, isCssColour: (name: string) => boolean): string | undefined {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s|色$/g, '');
  return colours.get(plain) ?? (/^[a-z]+$/.test(plain) && isCssColour(plain) ? plain : undefined);
}
