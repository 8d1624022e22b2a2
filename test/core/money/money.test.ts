import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMoney, moneyFormatter} from '../../../src/core/money/money.ts';
import {toBase} from '../../../src/core/money/price-scale.ts';

const yen = createMoney({locale: 'ja', currency: 'JPY', baseCurrency: 'JPY'});
const dollars = createMoney({locale: 'en', currency: 'USD', baseCurrency: 'USD'});
const converted = createMoney({locale: 'en', currency: 'USD', baseCurrency: 'JPY', currencyRate: 0.0067});

test('yen have no decimals', () => {
  assert.equal(yen.format(12800), '￥12,800');
  assert.equal(yen.format(12800.4), '￥12,800');
});

test('dollars have cents if the amount has any', () => {
  assert.equal(dollars.format(1234.5), '$1,234.50');
  assert.equal(dollars.format(20), '$20');
});

test('a currency is written in the locale’s way', () => {
  const euros = createMoney({locale: 'de', currency: 'EUR', baseCurrency: 'EUR'});
  assert.equal(euros.format(1234.5), '1.234,50\u00a0€');
});

test('plain numbers are shown without a currency', () => {
  assert.equal(createMoney({locale: 'en'}).format(1234.5), '1,234.5');
});

test('§2.2 currency: prices in the base currency are exact, converted ones are marked as approximate', () => {
  assert.equal(yen.rate, 1);
  assert.equal(converted.rate, 0.0067);
  assert.equal(converted.format(1000), '≈ $6.70');
});

test('a rate without a currency converts nothing: the shopper sees the base currency', () => {
  const money = createMoney({locale: 'ja', currency: 'JPY', baseCurrency: 'JPY', currencyRate: 2});
  assert.equal(money.format(100), '￥100');
  assert.equal(toBase(money, 100, 'min'), 100);
});

test('§2.2 currency, §4.1 filter_price_min, filter_price_max: a typed price is sent in the base currency, and converts back to the typed amount', () => {
  assert.equal(converted.fromBase(1000), 6.7);
  for (const typed of [1, 9.99, 20, 149.5])
    for (const side of ['min', 'max'] as const)
      assert.equal(converted.fromBase(toBase(converted, typed, side)), typed);
});

test('§4.1 filter_price_min, filter_price_max: a price converts back to the typed amount at any rate', () => {
  const rates = {KRW: 1387.4, VND: 25412, IDR: 16250.5, LBP: 89500, COP: 4105.2, JPY: 149.37, HUF: 355.1};
  for (const [currency, currencyRate] of Object.entries(rates)) {
    const money = createMoney({locale: 'en', baseCurrency: 'USD', currency, currencyRate});
    for (let typed = 0; typed < 200_000; typed += 997)
      for (const side of ['min', 'max'] as const) {
        const sent = toBase(money, typed, side);
        assert.equal(money.fromBase(sent), typed, `${currency} ${side}`);
        assert.match(`${sent}`, /^\d+(\.\d+)?$/);
      }
  }
});

test('a typed bound includes every price that looks like it, but not those halfway to the next', () => {
  for (let price = 100; price < 20_000; price += 7) {
    const shown = converted.fromBase(price);
    if (Math.abs(price * 0.0067 - shown) > 0.0049) continue;
    assert.ok(toBase(converted, shown, 'min') <= price, `${shown} as the lowest leaves out ${price}`);
    assert.ok(toBase(converted, shown, 'max') >= price, `${shown} as the highest leaves out ${price}`);
  }
});

test('§4.1 filter_price_min: a lower bound of 0 stays 0, without a slack below it', () => {
  assert.equal(toBase(converted, 0, 'min'), 0);
});

test('conversion to yen rounds to whole yen', () => {
  const money = createMoney({locale: 'ja', currency: 'JPY', baseCurrency: 'USD', currencyRate: 149.37});
  assert.equal(money.fromBase(9.99), 1492);
  assert.equal(money.format(9.99), '≈ ￥1,492');
});

const written = {
  amount: '1,134.65',
  amount_no_decimals: '1,135',
  amount_with_comma_separator: '1.134,65',
  amount_no_decimals_with_comma_separator: '1.135',
  amount_with_apostrophe_separator: "1'134.65",
  amount_no_decimals_with_space_separator: '1 135',
  amount_with_space_separator: '1 134,65',
  amount_with_period_and_space_separator: '1 134.65',
};

for (const [placeholder, expected] of Object.entries(written)) {
  test(`{{${placeholder}}} writes 1134.65 as ${expected}`, () => {
    assert.equal(moneyFormatter(`{{${placeholder}}}`)?.(1134.65, 2), expected);
    assert.equal(moneyFormatter(`€{{ ${placeholder} }} EUR`)?.(1134.65, 2), `€${expected} EUR`);
  });
}

test('an unknown placeholder is written like the amount', () => {
  for (const name of ['amount_of_tomorrow', 'constructor', '__proto__'])
    assert.equal(moneyFormatter(`{{${name}}}`)?.(1134.65, 2), '1,134.65');
});

test('tags in a money format are dropped, and their text is kept', () => {
  const format = moneyFormatter('<span class="money" onclick="x()">¥{{amount_no_decimals}}</span> 税込');
  assert.equal(format?.(1234567, 0), '¥1,234,567 税込');
});

test('a money format with an HTML character reference falls back to the locale’s format', () => {
  for (const format of ['&euro;{{amount}}', '&#165;{{amount}}'].map(moneyFormatter))
    assert.equal(createMoney({locale: 'de', currency: 'EUR', format}).format(1134.65), '1.134,65\u00a0€');
});

test('an ampersand alone or in a tag is no character reference', () => {
  assert.equal(moneyFormatter('Salt & Co {{amount}}')?.(5, 2), 'Salt & Co 5.00');
  assert.equal(moneyFormatter('<b title="&yen;">{{amount}}</b> kr')?.(5, 2), '5.00 kr');
});

test('a format without a currency writes cents, not mills', () => {
  assert.equal(createMoney({locale: 'en', format: moneyFormatter('{{amount}} $')}).format(19.8), '19.80 $');
});

test('a currency without decimals has none in any format', () => {
  assert.equal(moneyFormatter('¥{{amount}}')?.(1200, 0), '¥1,200');
});

test('amounts below a thousand are not grouped', () => {
  assert.equal(moneyFormatter('{{amount}}')?.(0.5, 2), '0.50');
  assert.equal(moneyFormatter('{{amount_no_decimals}}')?.(999, 2), '999');
});

test('a money format replaces the locale’s own', () => {
  const money = createMoney({
    locale: 'en',
    currency: 'USD',
    baseCurrency: 'JPY',
    currencyRate: 0.01,
    format: moneyFormatter('{{amount}} dollars'),
  });
  assert.equal(money.format(12345), '≈ 123.45 dollars');
});

test('a range is written in the locale’s or the store’s way, marked once if it is converted', () => {
  const dollars = {locale: 'en', currency: 'USD', baseCurrency: 'JPY', currencyRate: 0.01};
  assert.equal(createMoney({locale: 'en', currency: 'JPY'}).range(1000, 2500), '¥1,000 – ¥2,500');
  assert.equal(createMoney({locale: 'en', currency: 'JPY'}).range(1000, 1000), '¥1,000');
  assert.equal(createMoney(dollars).range(1000, 2500), '≈ $10 – $25');
  const format = moneyFormatter('{{amount_no_decimals}} yen');
  assert.equal(
    createMoney({locale: 'en', currency: 'JPY', format}).range(1000, 2500),
    '1,000 yen – 2,500 yen',
  );
  const japanese = {locale: 'ja', currency: 'JPY', format: moneyFormatter('{{amount_no_decimals}}円')};
  assert.equal(createMoney(japanese).range(1000, 2500), '1,000円 ～ 2,500円');
});

test('a range in the store’s format has the separator of its language', () => {
  const format = moneyFormatter('¥{{amount_no_decimals}}');
  for (const [locale, between] of [
    ['nl', '-'],
    ['pt', '–'],
    ['ar', '–'],
    ['he', '–'],
    ['de', '–'],
  ] as const) {
    const range = createMoney({locale, currency: 'JPY', format}).range(1180, 4980);
    assert.equal(range, `¥1,180${between}¥4,980`, locale);
  }
});

test('a range of prices that look alike is one price, even if they differ by less than a decimal', () => {
  assert.equal(createMoney({locale: 'en', currency: 'JPY'}).range(1000, 1000.2), '¥1,000');
});

test('the sign of a currency is the locale’s, on the side on which the locale writes it', () => {
  const signs = [
    ['ja', 'JPY'],
    ['en', 'USD'],
    ['en', 'JPY'],
    ['de', 'EUR'],
    ['sv', 'SEK'],
    ['nl', 'EUR'],
  ].map(([locale = '', currency]) => createMoney({locale, currency}).sign);
  assert.deepEqual(signs, [
    {text: '￥', isFirst: true},
    {text: '$', isFirst: true},
    {text: '¥', isFirst: true},
    {text: '€', isFirst: false},
    {text: 'kr', isFirst: false},
    {text: '€', isFirst: true},
  ]);
  assert.equal(createMoney({locale: 'en'}).sign, undefined);
});
