import {findThemeFile, readThemeJson} from './theme-folder.ts';

/** A theme's texts in the shopper's language, and as fallbacks in English. */
export type Translations = readonly TextTree[];

/** Texts, as nested keys. */
interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Reads the texts of a locale. A text that it lacks is taken from the theme's default language. */
export function readTranslations(folders: readonly string[], locale: string, ending = '.json'): Translations {
  const languages = [...new Set([locale, locale.split('-')[0] ?? locale, 'en'])];
  const names = languages.flatMap(language => [`${language}${ending}`, `${language}.default${ending}`]);
  return names.flatMap(name =>
    folders.flatMap(folder => {
      const path = findThemeFile([folder], `locales/${name}`);
      return path ? [readThemeJson(path) as TextTree] : [];
    }),
  );
}

/** Finds a text by its key, such as `cart.title`; a tree of texts if they are plural forms. */
export function findText(translations: Translations, key: string): string | TextTree | undefined {
  const keys = key.split('.');
  for (const tree of translations) {
    const found = keys.reduce<string | TextTree | undefined>(
      (branch, part) => (typeof branch === 'object' ? branch[part] : undefined),
      tree,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
