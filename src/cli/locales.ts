import {languageOf} from '../i18n/language-of.ts';
import {TEXTS} from './kit.ts';
import type {Path} from './locale-file.ts';
import {textPlace} from './place.ts';

/** The locale files of a theme that get texts. */
export interface Locales {
  readonly files: readonly string[];
  /** What the developer has to know where the platform would look for texts in vain. */
  readonly note?: string;
}

/**
 * Chooses them among what `locales/` holds. The default one is among them in any case: the platform takes from it what
 * other languages lack, and from its `.schema.json` the names of sections and settings, which small themes have not got.
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

/** The texts for each locale file by place: those the elements would choose, and in the default one English at least. */
export function textsFor(
  {files}: Locales,
  texts: Readonly<Record<string, object>>,
): [place: string, text: string][] {
  return files.flatMap(file => {
    const kind = file.endsWith('.schema.json') ? '.schema' : '';
    const own = texts[languageOf(languageIn(file)) + kind];
    const chosen = own ?? (file.includes('.default.') ? texts[`en${kind}`] : {});
    return textsIn(chosen).map(([path, text]): [string, string] => [
      textPlace(`locales/${file}`, [TEXTS, ...path]),
      JSON.stringify(text),
    ]);
  });
}

/** Each text of a tree of them. Its plural forms are one text: none fits those that somebody wrote anew. */
function textsIn(tree: unknown, path: Path = []): [path: Path, text: unknown][] {
  const isTree = typeof tree === 'object' && tree !== null && !('other' in tree);
  if (!isTree) return [[path, tree]];
  return Object.entries(tree).flatMap(([name, text]) => textsIn(text, [...path, name]));
}

const languageIn = (file: string): string => file.replace(/\..*/, '');

const withDefault = (files: readonly string[], language: string): string[] => [
  ...new Set([
    ...files,
    `${language}.default.json`,
    // The platform takes one: a theme's settings may have another default language than its texts.
    files.find(file => file.endsWith('.default.schema.json')) ?? `${language}.default.schema.json`,
  ]),
];

const renameFirst = (file: string): string =>
  `None of its locale files is the default one, which the platform needs. First rename the file of its main language, such as locales/${file} to locales/${file.replace('.json', '.default.json')}: else languages without texts of their own, and the sections' settings, show none.`;

const madeFor = (language: string): string =>
  `It has no locale file: locales/${language}.default.json will be its default one. For another language, first make a file such as locales/ja.default.json with {} in it.`;
