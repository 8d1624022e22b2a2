/** Creates a function that returns the CSS colour of a word, or `undefined` if the word names no visible colour. */
export function createColourOf({words, isCss}: ColourSource): (word: string) => string | undefined {
  const own = readWords(words);
  return word => {
    const name = plainName(word)
      .replace(/\s|[色색]$|^สี/g, '')
      .replace('grey', 'gray');
    return own.get(name) ?? KNOWN.get(name) ?? (isName(name) && isCss(name) ? name : undefined);
  };
}

interface ColourSource {
  /** The colour words of the page's language, one line per colour, each after its CSS colour. */
  readonly words: string;
  /** Whether CSS accepts a name as a colour, including keywords without a fixed colour: `CSS.supports('color', name)`. */
  readonly isCss: (name: string) => boolean;
}

/** Whether a word can be a colour's name, rather than a keyword or a system colour, such as `inherit` and `canvas`. */
const isName = (word: string): boolean => /^[a-z]+$/.test(word) && !OTHER_NAMES.test(word);

const OTHER_NAMES = new RegExp(
  'text$|^(accent|active|app|back|button|canvas|current|field|highlight|in(ac|fo|her|it)|mark|menu|revert|' +
    'scroll|selected|threed|transparent|unset|window)',
);

/** English and Japanese words that CSS does not have, each list after its CSS colour. */
const WORDS = `
  black ブラック 黒
  white ホワイト 白
  navy ネイビー 紺
  beige ベージュ
  #78704f カーキ khaki
  gray グレー グレイ 灰
  red レッド 赤
  blue ブルー 青
  green グリーン 緑
  gold ゴールド 金
  yellow イエロー 黄
  pink ピンク 桃
  #7a5233 ブラウン 茶 brown
  orange オレンジ
  purple パープル 紫
  silver シルバー 銀
  #2f4a7d 藍
  #f0e7d0 生成り ecru
  #c4643f テラコッタ terracotta
  #41454c チャコール charcoal
  #b9874f キャメル camel
  #d1a02c マスタード mustard
  cyan aqua
  fuchsia magenta
  ivory アイボリー
  olive オリーブ
  lavender ラベンダー
  turquoise ターコイズ
  #800020 バーガンディ burgundy
  #6b2c3e ワイン ボルドー wine
  skyblue 水 サックス
  #9f9079 グレージュ greige
  #7a5c48 モカ mocha
  mintcream ミント mint
`;

type Names = ReadonlyMap<string, string>;

/** Reads lines of words, each after its CSS colour: `black noir noire`. */
const readWords = (lines: string): Names =>
  new Map(
    lines.split('\n').flatMap(line => {
      const [css = '', ...words] = wordsOf(line);
      return words.map(word => [plainName(word), css] as const);
    }),
  );

const KNOWN = readWords(WORDS);

/** “Colour” in the languages of the elements. */
const COLOUR_WORDS = new Set(
  wordsOf(`
    color colors colour colours カラー 色 カラーバリエーション farbe farben couleur couleurs coloris colore
    colori colores cor cores kleur kleuren färg färger farve farver farge farger väri värit
    kolor kolory barva barvy цвет цвета колір кольори renk renkler rengi warna màu สี 색 색상 컬러
    цвят цветове χρώμα χρώματα χρωμα boja boje szín színek spalva spalvos culoare culori farba farby barve
    颜色 顏色 لون اللون ألوان الألوان צבע צבעים
  `),
);
/** Ends of words such as 本体カラー and Rahmenfarbe. */
const COLOUR_ENDS = /(カラー|颜色|顏色|색상|farbe|kleur|färg|farve|farge|väri)$/;

/**
 * Whether the values of an option are colours, by the option's name.
 *
 * @param named the theme's names of colour options, in place of the words that mean “colour”.
 */
export function isColourOption(name: string, named?: readonly string[]): boolean {
  const plain = plainName(name);
  if (named) return named.some(other => plainName(other) === plain);
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some(word => COLOUR_WORDS.has(word) || COLOUR_ENDS.test(word));
}

/** Normalizes the width and the case of a name. */
export function plainName(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim();
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\S+/g) ?? [];
}
