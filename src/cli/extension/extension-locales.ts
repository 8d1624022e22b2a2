import {join} from 'node:path';
import {importLanguage} from '../../i18n/languages.ts';
import {KIT, type Kit, readFolder, TEXTS} from '../kit.ts';

type Texts = Readonly<Record<string, unknown>>;

/** The platform's names of languages that the kit names by less. */
const NAMES: Readonly<Record<string, readonly string[]>> = {zh: ['zh-CN'], pt: ['pt-BR', 'pt-PT']};

/** Writes the locale files: the kit's texts, and the texts that only an extension has. English is the default. */
export async function extensionLocales({texts}: Kit): Promise<[place: string, text: string][]> {
  const own = await ownTexts();
  const files = await Promise.all(
    Object.entries(texts).map(async ([name, kitTexts]) => {
      const [language = '', kind] = name.split('.');
      const more = kind ? {} : await cardTexts(language);
      const defaults = own.get(kind ? 'en.schema' : 'en') ?? {};
      const all = merge(merge(merge(kitTexts as Texts, more), defaults), own.get(name) ?? {});
      const text = `${JSON.stringify({[TEXTS]: all}, null, 2)}\n`;
      return placesOf(language, kind).map((place): [string, string] => [place, text]);
    }),
  );
  return files.flat();
}

async function ownTexts(): Promise<Map<string, Texts>> {
  const files = await readFolder(join(KIT, 'extension/locales'), '');
  return new Map(files.map(([path, text]) => [path.slice(1, -'.json'.length), JSON.parse(text)[TEXTS]]));
}

/** The texts that a theme has itself, in the elements' own words. */
async function cardTexts(language: string): Promise<Texts> {
  const {onSale, fromPrice, results} = (await importLanguage(language)).default;
  return {
    search_results: results,
    sale: onSale,
    from_price: String(fromPrice).replace('{price}', '{{ price }}'),
  };
}

function placesOf(language: string, kind: string | undefined): string[] {
  const ending = `${language === 'en' ? '.default' : ''}${kind ? `.${kind}` : ''}.json`;
  return (NAMES[language] ?? [language]).map(name => `locales/${name}${ending}`);
}

/** Merges two trees of texts; the second one's win. */
function merge(one: Texts, other: Texts): Texts {
  const merged = Object.entries(other).map(([key, value]) => {
    const before = one[key];
    return [key, isTree(before) && isTree(value) ? merge(before, value) : value];
  });
  return {...one, ...Object.fromEntries(merged)};
}

const isTree = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
