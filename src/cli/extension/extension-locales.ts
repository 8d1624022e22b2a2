import {join} from 'node:path';
import {importLanguage} from '../../i18n/languages.ts';
import {KIT, type Kit, readFolder, TEXTS} from '../kit.ts';

type Texts = Readonly<Record<string, unknown>>;

/** The platform's locales of the languages that the kit names without a region. */
const NAMES: Readonly<Record<string, readonly string[]>> = {zh: ['zh-CN'], pt: ['pt-BR', 'pt-PT']};

/** Writes the locale files: the kit's texts, the words of known themes, and the texts of extensions. English is the default. */
export async function extensionLocales({texts}: Kit): Promise<[place: string, text: string][]> {
  const [own, words] = await Promise.all([ownTexts(), themeWords()]);
  const files = await Promise.all(
    Object.entries(texts).map(async ([name, kitTexts]) => {
      const [language = '', kind] = name.split('.');
      const defaults = own.get(kind ? 'en.schema' : 'en') ?? {};
      const shared = merge(merge(kitTexts as Texts, defaults), own.get(name) ?? {});
      const ours = kind ? undefined : await ownWords(language, kitTexts as Texts);
      return (NAMES[language] ?? [language]).map((locale): [string, string] => {
        const all = ours ? {...shared, themes: wordsIn(locale, words, ours)} : shared;
        return [placeOf(locale, kind), `${JSON.stringify({[TEXTS]: all}, null, 2)}\n`];
      });
    }),
  );
  return files.flat();
}

async function ownTexts(): Promise<Map<string, Texts>> {
  const files = await readFolder(join(KIT, 'extension/locales'), '');
  return new Map(files.map(([path, text]) => [path.slice(1, -'.json'.length), JSON.parse(text)[TEXTS]]));
}

/** Reads the words of known themes, by the theme's look and the platform's locale, because an extension can't read a theme's own texts. */
async function themeWords(): Promise<Map<string, Readonly<Record<string, Texts>>>> {
  const files = await readFolder(join(KIT, 'extension/theme-words'), '');
  return new Map(files.map(([path, text]) => [path.slice(1, -'.json'.length), JSON.parse(text)]));
}

/** Returns the words of each theme in a language; the elements' own words if the theme lacks the language. */
function wordsIn(
  locale: string,
  themes: ReadonlyMap<string, Readonly<Record<string, Texts>>>,
  ours: Texts,
): Texts {
  const words = [...themes].map(([theme, {en, ...others}]) => {
    const own = locale === 'en' ? en : others[locale];
    return [theme, own ?? Object.fromEntries(Object.keys(en ?? {}).map(key => [key, ours[key]]))];
  });
  return Object.fromEntries(words);
}

/** Returns the elements' own texts for the words of a theme. */
async function ownWords(language: string, {sold_out}: Texts): Promise<Texts> {
  const {onSale, fromPrice, results} = (await importLanguage(language)).default;
  return {
    sold_out,
    sale: onSale,
    from_price: String(fromPrice).replace('{price}', '{{ price }}'),
    search_results: results,
  };
}

const placeOf = (locale: string, kind: string | undefined): string =>
  `locales/${locale}${locale === 'en' ? '.default' : ''}${kind ? `.${kind}` : ''}.json`;

/** Merges two trees of texts; the second tree's texts win. */
function merge(one: Texts, other: Texts): Texts {
  const merged = Object.entries(other).map(([key, value]) => {
    const before = one[key];
    return [key, isTree(before) && isTree(value) ? merge(before, value) : value];
  });
  return {...one, ...Object.fromEntries(merged)};
}

const isTree = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
