import {languageOf} from '../i18n/language-of.ts';
import {TEXTS} from './kit.ts';
import type {Path} from './locale-file.ts';
import {textPlace} from './locale-file.ts';

/** The locale files of a theme that receive texts. */
export interface Locales {
  readonly files: readonly string[];
  /** A warning for the developer, if the platform would not find the texts. */
  readonly note?: string;
}

/**
 * Chooses the locale files among the names in `locales/`. Always includes the default ones: the platform falls back to the
 * default language, and reads the names of sections and settings from its `.schema.json`, which small themes lack.
 */
export function localesOf(names: readonly string[]): Locales {
  const files = names.filter(name => /^[\w-]+(\.default)?(\.schema)?\.json$/.test(name)).sort();
  const texts = files.filter(file => !file.endsWith('.schema.json'));
  const main = texts.find(file => file.endsWith('.default.json'));
  if (main) return {files: withDefault(files, languageIn(main))};
  const [first] = texts;
  if (first) return {files, note: renameFirst(first)};
  const [schema = 'en'] = files.filter(file => file.endsWith('.default.schema.json')).map(languageIn);
  return {files: withDefault(files, schema), note: madeFor(schema)};
}

/**
 * Returns the texts by place, in the language the elements would choose, or else in English: the theme linter misses texts
 * that only the default file has.
 */
export function textsFor(
  {files}: Locales,
  texts: Readonly<Record<string, object>>,
): [place: string, text: string][] {
  return files.flatMap(file => {
    const kind = kindOf(file);
    const own = languageOf(languageIn(file)) + kind;
    const chosen = texts[Object.hasOwn(texts, own) ? own : `en${kind}`];
    return textsIn(chosen).map(([path, text]): [string, string] => [
      textPlace(`locales/${file}`, [TEXTS, ...path]),
      JSON.stringify(text),
    ]);
  });
}

/** Lists the theme's languages that the kit has no texts in, or no labels of settings (`.schema`). */
export function untranslated(
  {files}: Locales,
  texts: Readonly<Record<string, object>>,
  kind: '' | '.schema',
): string[] {
  const languages = files.filter(file => kindOf(file) === kind).map(languageIn);
  return [...new Set(languages)].filter(language => !Object.hasOwn(texts, languageOf(language) + kind));
}

const kindOf = (file: string): '' | '.schema' => (file.endsWith('.schema.json') ? '.schema' : '');

/** Matches the script of a language. */
const LANGUAGE = /^assets\/([a-z]{2}(?:-[A-Z]{2})?)-[0-9A-Z]{8}\.js$/;

/** Whether a theme needs a file. A language is needed if the theme has a locale file of it; English is the fallback. */
export function needsFile({files}: Locales, place: string): boolean {
  const [, language] = LANGUAGE.exec(place) ?? [];
  if (!language || language === 'en') return true;
  return files.some(file => languageOf(languageIn(file)) === language);
}

/** Flattens a tree of texts. Plural forms count as one text, because the kit's forms never fit a merchant's own. */
export function textsIn(tree: unknown, path: Path = []): [path: Path, text: unknown][] {
  const isTree = typeof tree === 'object' && tree !== null && !('other' in tree);
  if (!isTree) return [[path, tree]];
  return Object.entries(tree).flatMap(([name, text]) => textsIn(text, [...path, name]));
}

const languageIn = (file: string): string => file.replace(/\..*/, '');

const withDefault = (files: readonly string[], language: string): string[] => [
  ...new Set([
    ...files,
    `${language}.default.json`,
    // A theme may have only one; its language may differ from the language of the texts.
    files.find(file => file.endsWith('.default.schema.json')) ?? `${language}.default.schema.json`,
  ]),
];

const renameFirst = (file: string): string =>
  `None of the locale files is the default one, so some texts would be missing. First rename the file of the main language, such as locales/${file} to locales/${file.replace('.json', '.default.json')}.`;

const madeFor = (language: string): string =>
  `The theme has no locale file, so the command creates locales/${language}.default.json. For another language, first create a file such as locales/ja.default.json that contains {}.`;
