import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {test} from 'node:test';
import {colord, extend} from 'colord';
import names from 'colord/plugins/names';
import {colourOf, isColourOption, looksAlike, type Rgb} from '../../../src/core/products/colour.ts';

extend([names]);

/** CSS also takes colours of the page and the system. */
function read(css: string): Rgb | undefined {
  if (/^(canvas|field|highlight|buttonface|linktext|currentcolor)$/.test(css)) return [0, 0, 0];
  const colour = colord(css);
  const {r, g, b, a} = colour.toRgb();
  return colour.isValid() && a === 1 ? [r, g, b] : undefined;
}

for (const [name, css] of [
  ['Black', 'black'],
  ['ブラック', 'black'],
  ['黒色', 'black'],
  ['Off Crimson', undefined],
  ['crimson', 'crimson'],
  ['Navy Blue', undefined],
  ['生成り', '#f0e7d0'],
  ['Transparent', undefined],
  ['Initial', undefined],
  ['Inherit', undefined],
  ['currentColor', undefined],
  ['Canvas', undefined],
  ['Field', undefined],
  ['Highlight', undefined],
  ['LinkText', undefined],
  ['ButtonFace', undefined],
  ['M', undefined],
  ['23.0cm', undefined],
  ['', undefined],
] as const) {
  test(`“${name}” is ${css || 'no colour that can be seen'}`, () =>
    assert.equal(colourOf(name, read)?.css, css));
}

for (const [a, b, expected] of [
  ['Gray', 'Grey', true],
  ['グレー', 'gray', true],
  ['Aqua', 'Cyan', true],
  ['White', 'Snow', true],
  ['Beige', '生成り', true],
  ['White', 'Black', false],
  ['Navy', 'Black', false],
  ['Red', 'Crimson', false],
  ['Gold', 'Yellow', false],
] as const) {
  test(`${a} and ${b} ${expected ? 'look alike' : 'can be told from each other'}`, () => {
    const [one, other] = [colourOf(a, read), colourOf(b, read)];
    assert.ok(one && other);
    assert.equal(looksAlike(one, other), expected);
  });
}

const OPTIONS: Readonly<Record<string, string>> = {
  ar: 'اللون',
  cs: 'Barva',
  da: 'Farve',
  de: 'Farbe',
  en: 'Color',
  es: 'Color',
  fi: 'Väri',
  fr: 'Couleur',
  he: 'צבע',
  id: 'Warna',
  it: 'Colore',
  ja: 'カラー',
  ko: '색상',
  nb: 'Farge',
  nl: 'Kleur',
  pl: 'Kolor',
  pt: 'Cor',
  ru: 'Цвет',
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
