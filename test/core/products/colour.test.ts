import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import {colord, extend} from 'colord';
import names from 'colord/plugins/names';
import {createColourOf, isColourOption} from '../../../src/core/products/colour.ts';
import {importLanguage} from '../../../src/i18n/languages.ts';

extend([names]);
const colourOfPage = (words: string) => createColourOf({words, isCss: name => colord(name).isValid()});
const colourOf = colourOfPage('');

/** The names that CSS has for colours, as a library lists them. */
const library = await readFile(createRequire(import.meta.url).resolve('colord/plugins/names'), 'utf8');
const CSS_COLOURS = Array.from(library.matchAll(/(\w+):"#/g), ([, name = '']) => name);

for (const [name, css] of [
  ['Black', 'black'],
  ['ブラック', 'black'],
  ['黒色', 'black'],
  ['Off Crimson', undefined],
  ['crimson', 'crimson'],
  ['Navy Blue', undefined],
  ['生成り', '#f0e7d0'],
  ['Transparent', undefined],
  ['M', undefined],
  ['23.0cm', undefined],
  ['', undefined],
] as const) {
  test(`“${name}” is ${css || 'no colour that can be seen'}`, () => assert.equal(colourOf(name), css));
}

for (const [a, b] of [
  ['Gray', 'Grey'],
  ['グレー', 'gray'],
  ['Aqua', 'Cyan'],
  ['Light Grey', 'lightgray'],
] as const)
  test(`“${a}” and “${b}” are names of one colour`, () => assert.equal(colourOf(a), colourOf(b)));

test('every name that CSS has for a colour is one, and reads as that colour', () => {
  assert.ok(CSS_COLOURS.length > 140, `${CSS_COLOURS.length} names`);
  for (const name of CSS_COLOURS) {
    const css = colourOf(name);
    assert.ok(css, name);
    // These are goods of their own: CSS means lighter or redder ones.
    if (name !== 'khaki' && name !== 'brown') assert.equal(colord(css).toHex(), colord(name).toHex(), name);
  }
});

test('black, white, red, green and brown are colours in every language of the elements', async () => {
  for (const [language, colours] of Object.entries(COLOURS)) {
    const {colours: words = ''} = await importLanguage(language);
    const read = colourOfPage(words);
    const found = colours.split(' ').map(name => read(name));
    assert.deepEqual(found.slice(0, 4), ['black', 'white', 'red', 'green'], language);
    assert.ok(found[4], `${language}: brown`);
  }
  assert.deepEqual(Object.keys(COLOURS).sort(), Object.keys(OPTIONS).sort());
});

test('Japanese and English colours are known on pages of every language', async () => {
  const {colours = ''} = await importLanguage('fr');
  const read = colourOfPage(colours);
  assert.deepEqual(['ブラック', '生成り', 'Navy', 'Noir'].map(read), ['black', '#f0e7d0', 'navy', 'black']);
});

test('the words of each language stand for colours that CSS knows', async () => {
  for (const language of Object.keys(OPTIONS)) {
    const {colours = ''} = await importLanguage(language);
    for (const line of colours.trim() ? colours.trim().split('\n') : [])
      assert.match(line.trim(), /^[a-z]+( [^ ,]+)+$/, `${language}: ${line}`);
  }
});

const COLOURS: Readonly<Record<string, string>> = {
  ar: 'أسود أبيض أحمر أخضر بني',
  bg: 'Черен Бял Червена Зелено Кафяв',
  cs: 'Černá Bílá Červená Zelená Hnědá',
  da: 'Sort Hvid Rød Grøn Brun',
  de: 'Schwarz Weiß Rot Grün Braun',
  el: 'Μαύρο Λευκό Κόκκινο Πράσινο Καφέ',
  en: 'Black White Red Green Brown',
  es: 'Negro Blanco Rojo Verde Marrón',
  fi: 'Musta Valkoinen Punainen Vihreä Ruskea',
  fr: 'Noir Blanc Rouge Vert Marron',
  he: 'שחור לבן אדום ירוק חום',
  hr: 'Crna Bijela Crvena Zelena Smeđa',
  hu: 'Fekete Fehér Piros Zöld Barna',
  id: 'Hitam Putih Merah Hijau Cokelat',
  it: 'Nero Bianco Rosso Verde Marrone',
  ja: 'ブラック 白 レッド 緑 ブラウン',
  ko: '블랙 흰색 빨강 초록색 브라운',
  lt: 'Juoda Balta Raudona Žalia Ruda',
  nb: 'Svart Hvit Rød Grønn Brun',
  nl: 'Zwart Wit Rood Groen Bruin',
  pl: 'Czarny Biały Czerwony Zielony Brązowy',
  pt: 'Preto Branco Vermelho Verde Marrom',
  ro: 'Negru Alb Roșu Verde Maro',
  ru: 'Чёрный Белый Красный Зелёный Коричневый',
  sk: 'Čierna Biela Červená Zelená Hnedá',
  sl: 'Črna Bela Rdeča Zelena Rjava',
  sv: 'Svart Vit Röd Grön Brun',
  th: 'สีดำ สีขาว แดง เขียว น้ำตาล',
  tr: 'Siyah Beyaz Kırmızı Yeşil Kahverengi',
  uk: 'Чорний Білий Червоний Зелений Коричневий',
  vi: 'Đen Trắng Đỏ Xanhlá Nâu',
  zh: '黑色 白色 红色 绿色 棕色',
  'zh-TW': '黑色 白色 紅色 綠色 咖啡色',
};

const OPTIONS: Readonly<Record<string, string>> = {
  ar: 'اللون',
  bg: 'Цвят',
  cs: 'Barva',
  da: 'Farve',
  de: 'Farbe',
  el: 'ΧΡΩΜΑ',
  en: 'Color',
  es: 'Color',
  fi: 'Väri',
  fr: 'Couleur',
  he: 'צבע',
  hr: 'Boja',
  hu: 'Szín',
  id: 'Warna',
  it: 'Colore',
  ja: 'カラー',
  ko: '색상',
  lt: 'Spalva',
  nb: 'Farge',
  nl: 'Kleur',
  pl: 'Kolor',
  pt: 'Cor',
  ro: 'Culoare',
  ru: 'Цвет',
  sk: 'Farba',
  sl: 'Barva',
  sv: 'Färg',
  th: 'สี',
  tr: 'Renk',
  uk: 'Колір',
  vi: 'Màu sắc',
  zh: '颜色',
  'zh-TW': '顏色',
};

test('an option is one of colours by its name in every language of the elements', () => {
  const languages = readdirSync('src/i18n/messages').map(file => file.replace('.ts', ''));
  assert.deepEqual(Object.keys(OPTIONS).sort(), languages.sort());
  for (const [language, name] of Object.entries(OPTIONS))
    assert.equal(isColourOption(name), true, `${name} (${language})`);
});

for (const name of [
  'COLOUR',
  ' color ',
  'Frame Color',
  'Color/Size',
  '色',
  '本体カラー',
  'Rahmenfarbe',
  'ｶﾗｰ',
])
  test(`an option “${name}” is one of colours`, () => assert.equal(isColourOption(name), true));

for (const name of [
  'Flavor',
  'Flavour',
  'Scent',
  '香り',
  '味',
  'Size',
  'Material',
  '特色',
  'Watercolor',
  '',
  ' ',
])
  test(`an option “${name}” is none of colours`, () => assert.equal(isColourOption(name), false));

test('the options of colours are those that the theme names, in place of the known ones', () => {
  assert.equal(isColourOption('FINISH', ['Shade', 'Finish']), true);
  assert.equal(isColourOption('Color', ['Shade', 'Finish']), false);
  assert.equal(isColourOption('Color', []), false);
});
