import {languageOf} from '../../../src/i18n/language-of.ts';
import {findThemeFile, listThemeFiles, readThemeJson} from './theme-folder.ts';

/** A theme's texts in the shopper's language, and as fallbacks in English. */
export type Translations = readonly TextTree[];

/** Texts, as nested keys. */
interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Reads the texts of a locale. A text that it lacks is taken from the theme's default language, then from English. */
export function readTranslations(folders: readonly string[], locale: string, ending = '.json'): Translations {
  return namesFor(listLocaleFiles(folders, ending), locale).flatMap(name =>
    folders.flatMap(folder => {
      const path = findThemeFile([folder], name);
      return path ? [readThemeJson(path) as TextTree] : [];
    }),
  );
}

/** Lists the theme's locale files of one kind: `.json` are the texts, `.schema.json` the labels of settings. */
function listLocaleFiles(folders: readonly string[], ending: string): readonly string[] {
  const kind = /(\.schema)?\.json$/;
  return listThemeFiles(folders, 'locales').filter(name => kind.exec(name)?.[0] === ending);
}

/** Chooses the files whose texts may be shown, the first choice first: `pt-PT` is shown the texts of `pt-BR` if it has none. */
function namesFor(names: readonly string[], locale: string): string[] {
  const inLanguage = (language: string) => names.filter(name => languageOf(localeIn(name)) === language);
  return [
    ...new Set([
      ...names.filter(name => localeIn(name) === locale),
      ...inLanguage(languageOf(locale)),
      ...inLanguage(locale.split('-')[0] ?? locale),
      ...names.filter(name => name.includes('.default.')),
      ...inLanguage('en'),
    ]),
  ];
}

/** Returns the locale of a file: `en` of `locales/en.default.json`. */
const localeIn = (name: string): string => name.replace(/^locales\/|\..*/g, '');

/** Finds a text by its key, such as `cart.title`; a tree of texts if they are plural forms. */
export function findText(translations: Translations, key: string): string | TextTree | undefined {
  const keys = key.split('.');
  for (const tree of translations) {
    const found = keys.reduce<string | TextTree | undefined>(
      (branch, part) =>
        typeof branch === 'object' && Object.hasOwn(branch, part) ? branch[part] : undefined,
      tree,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
