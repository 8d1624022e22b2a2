import {asciiDigits} from '../query/digits.ts';
import {KANJI_NUMBER, readKanjiNumber} from '../query/kanji-number.ts';
import type {Size} from './size-order.ts';
import {findUnit, labelled, namesOf, type Unit} from './units.ts';

/**
 * Reads the numbers of one option's values: 3/4 in, 1½, 22-23cm, EU 38 / US 7, 2尺5寸, 二人用, 10×20, 6か月, 70A, 1,000g, 10kg以上. A
 * value with longer other text is not a measure: 10% off, Number 5.
 *
 * @param locale the language of the units' names.
 */
export function readMeasures(values: readonly string[], locale: string): (Size | undefined)[] {
  const measures = measuresOf(values, locale);
  const isShared = (name: string) => name && measures.filter(each => each?.system === name).length > 1;
  return measures.map(measure => {
    const {system, rest} = measure ?? {system: '', rest: ''};
    return (system.length < 4 && rest.length < 7) || isShared(system) ? measure : undefined;
  });
}

function measuresOf(values: readonly string[], locale: string): (Size | undefined)[] {
  const texts = inContext(values.map(plainText));
  const hasCups =
    texts.every(text => CUP.test(text)) && new Set(texts.map(text => text.replace(/\d/g, ''))).size > 1;
  const hasFractions = texts.every(text => Array.from(text.matchAll(RATIO)).every(isFraction));
  const read = (names = labelled) =>
    texts.map(text => measureOf(text, hasFractions, hasCups ? new Map() : names));
  const measures = read();
  const words = new Set(measures.map(measure => measure && measure.dimension + measure.rest));
  // If all values share one unit, its name does not matter.
  return !hasCups && words.size > 1 && [...words].some(word => /^[\p{L}\p{M}]{2}/u.test(word ?? ''))
    ? read(namesOf(locale))
    : measures;
}

const CUP = /^\d{2,3}([A-F])\1{0,3}$/;
const RATIO = /(?<![\d./])(\d+)\/(\d+)(?![\d/])/g;

/** A text in ASCII digits and upper case, without notes in brackets, and with spaces only between digits. */
const plainText = (value: string): string =>
  asciiDigits(value.replace(/(?<=\p{Nd})(?=[¼-¾⅐-⅞])/gu, ' ').normalize('NFKC'))
    .toUpperCase()
    .replace(/[–—〜～∼]/g, '~')
    .replaceAll('−', '-')
    .replace(/[′’]/g, "'")
    .replace(/[″“”]/g, '"')
    .replace(/[ヶケカヵ箇個](?=月)/g, 'か')
    .replace(KANJI_COUNT, numeral => String(readKanjiNumber(numeral)))
    .replace(/(?<=\d)\+\s*(\p{L}+)/gu, '$1+')
    .replace(/(\d)([^\d\s]{1,3})半/g, '$1.5$2')
    .replace(/(?<=.)\(.*|SIZE|サイズ|^(約|NO\.?)(?=.*\d)/g, '')
    .replace(/(?<!\d)\s|\s(?!\d)/g, '');

/** A numeral in kanji at the start, before its counter word. 一体型 and 三つ編み are words. */
const KANJI_COUNT = new RegExp(
  `(?<=^約?)${KANJI_NUMBER}(?=[人名枚本段個号歳才杯膳客組点合升寸尺帖畳箱袋缶皿番泊連足]|か月|リットル)`,
  'u',
);

/** Converts decimal separators to points, removes thousands separators and expands the ages of babies, as the other values suggest. */
function inContext(texts: readonly string[]): string[] {
  const [group, hasAges] = [
    texts.some(text => /\d,\d{1,2}(?!\d)/.test(text)) ? '.' : ',',
    texts.some(text => /\d(?:[YT]|YEARS?|YRS?|MOS?|MONTHS?|歳|才|か月)$/.test(text)),
  ];
  const pointed = texts.map(text =>
    text
      .replace(new RegExp(`(?<=\\d)[${group} '](?=\\d{3}(?!\\d))`, 'g'), '')
      .replace(/(?<=\d),(?=\d)/g, '.'),
  );
  if (!hasAges) return pointed;
  return pointed.map(text =>
    text
      .replace(/^(?:NEWBORN|NB|新生児).*/, '0MO')
      .replace(/(?<=\d)[MT]\b/g, age => (age === 'M' ? 'MO' : 'Y')),
  );
}

/** Whether a ratio is a fraction, as on rulers and scales. 5/6 and 30/32 are ranges and pairs of sizes. */
function isFraction([, top, bottom]: RegExpExecArray): boolean {
  const [a, b] = [Number(top), Number(bottom)];
  return a < b && (a === 1 || b === 3 || (a % 2 === 1 && Number.isInteger(Math.log2(b))));
}

const UP_TO = /^[~<≤-]|^UPTO|^UNDER|以下$|未満$|まで$/;
const UP_FROM = /^[>≥]|^OVER|[+~]$|以上$/;

function measureOf(text: string, hasFractions: boolean, names: typeof labelled): Size | undefined {
  const quantities = quantitiesIn(text, hasFractions, names);
  const [first, last] = [quantities[0], quantities.at(-1)];
  if (!first || !last) return undefined;
  const [system, rest] = [text.slice(0, first.start), text.slice(last.end)];
  const [isBelow, isAbove] = [UP_TO, UP_FROM].map(pattern => pattern.test(system) || pattern.test(rest));
  return {
    system: isBelow || isAbove ? '' : system,
    dimension: quantities.find(({unit}) => unit)?.unit?.[0] ?? '',
    amounts: [...(isBelow ? [-Infinity] : []), ...amountsOf(quantities), ...(isAbove ? [Infinity] : [])],
    rest: isBelow || isAbove ? '' : rest,
  };
}

/** A number with its unit, and their place in the text. */
interface Quantity {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly unit?: Unit | undefined;
}

function quantitiesIn(text: string, hasFractions: boolean, names: typeof labelled): Quantity[] {
  return numbersIn(text, hasFractions).map((quantity, place, numbers) => {
    const [unit, length] = findUnit(names, text.slice(quantity.end));
    const [end, next] = [quantity.end + length, numbers[place + 1]];
    // The L of W30 L32 is the system of the second number.
    const isUnit = end !== next?.start || findUnit(names, text.slice(next.end))[0];
    return isUnit ? {...quantity, unit, end} : quantity;
  });
}

/** A fraction with or without a whole number before it, or a decimal. */
const NUMBER = /(?:(\d+)[ -])?(?<![\d.])(\d+)([/⁄])(\d+)(?![\d/.])|\d*\.?\d+/g;

function numbersIn(text: string, hasFractions: boolean): Quantity[] {
  return Array.from(text.matchAll(NUMBER)).flatMap(
    ({0: all, 1: whole = '0', 2: top, 3: slash, 4: bottom, index: start}) => {
      const place = {start, end: start + all.length};
      if (!slash) {
        const sign = /[°度]/.test(text) && /(^|~)-$/.test(text.slice(0, start)) ? 1 : 0;
        return {...place, start: start - sign, number: Number(all) * (1 - 2 * sign)};
      }
      if (slash === '⁄' || hasFractions)
        return {...place, number: Number(whole) + Number(top) / Number(bottom)};
      return [top, bottom].map(part => ({...place, number: Number(part)}));
    },
  );
}

/** Converts the numbers to one unit. A number without a unit takes the unit of the next one: 2 in 2-3 years. 5 ft 6 in is one amount. */
function amountsOf(quantities: readonly Quantity[]): number[] {
  const amounts: number[] = [];
  quantities.forEach(({number, start, unit}, place) => {
    const before = quantities[place - 1];
    const [, factor = 1] = unit ?? quantities.slice(place).find(each => each.unit)?.unit ?? [];
    const isPart = unit && before?.unit && before.end === start && before.unit[1] > factor;
    if (isPart) amounts.push((amounts.pop() ?? 0) + number * factor);
    else amounts.push(number * factor);
  });
  return amounts;
}
