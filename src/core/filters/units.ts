/** A unit: the dimension that it measures, and its size in that dimension. */
export type Unit = readonly [dimension: string, factor: number];

/**
 * The units of each dimension: CLDR's name or `-`, the size, and the labels that stores use. The common labels are listed, so
 * that most values don't need CLDR's names.
 */
const UNITS: Readonly<Record<string, string>> = {
  length:
    "millimeter .1 MM ミリ,centimeter 1 CM センチ,meter 100 M,inch 2.54 IN \" '',foot 30.48 FT ',yard 91.44,- 3.03 寸,- 30.3 尺",
  mass: 'gram 1 G,kilogram 1000 KG キロ,ounce 28.35 OZ,pound 453.6 LB LBS',
  volume: 'milliliter 1 ML CC,- 10 CL,- 100 DL,liter 1000 L,fluid-ounce 29.57,gallon 3785,- 180 合,- 1800 升',
  data: 'megabyte 1 MB,gigabyte 1024 GB,terabyte 1048576 TB',
  time: 'minute .0007,hour .04,day 1,week 7,month 30.4 MO MOS か月,year 365 Y YR YRS 歳 才',
};

const units = Object.entries(UNITS).flatMap(([dimension, list]) =>
  list.split(',').map(entry => {
    const [name = '', factor, ...labels] = entry.split(' ');
    return {name, labels, unit: [dimension, Number(factor)] satisfies Unit};
  }),
);

type Names = ReadonlyMap<string, Unit>;

/** Units by their labels, in upper case. */
export const labelled: Names = new Map(units.flatMap(({labels, unit}) => labels.map(label => [label, unit])));

/** Cached by locale: reading the names takes some ms, and a panel orders its values at each render. */
const named = new Map<string, Names>();

/** Returns units by their labels and by the names that CLDR has for them in English and in a language. */
export function namesOf(locale: string): Names {
  const names = named.get(locale) ?? new Map([...namesIn('en'), ...namesIn(locale), ...labelled]);
  named.set(locale, names);
  return names;
}

/** Reverses the entries, so that the first of two units with the same name wins in a `Map`: the Russian “л” is a litre, not years. */
const namesIn = (locale: string): [string, Unit][] =>
  units
    .filter(({name}) => name !== '-')
    .flatMap(({name, unit}) =>
      ['long', 'short']
        .flatMap(width => unitNames(locale, name, width as 'long'))
        .map((text): [string, Unit] => [text, unit]),
    )
    .reverse();

function unitNames(locale: string, unit: string, unitDisplay: 'long'): string[] {
  const number = new Intl.NumberFormat(locale, {style: 'unit', unit, unitDisplay});
  const parts = [1, 2, 5, 11].flatMap(count => number.formatToParts(count));
  return parts.flatMap(({type, value}) =>
    type === 'unit' ? value.normalize('NFKC').toUpperCase().replace(/[\s.]/g, '') : [],
  );
}

/**
 * Finds the unit at the start of a text, and the length of its name. A Latin name must be a whole word; kana and kanji have no
 * spaces between words.
 */
export function findUnit(names: Names, text: string): readonly [unit: Unit | undefined, length: number] {
  const [word = ''] = /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+|['"]+|.{1,8})/u.exec(text) ?? [];
  const isLatin = /^[A-Z]/.test(word);
  for (let length = word.length; length > 0 && (!isLatin || length === word.length); length--) {
    const unit = names.get(word.slice(0, length).replace('.', ''));
    if (unit) return [unit, length];
  }
  return [undefined, 0];
}
