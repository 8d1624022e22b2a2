import {readdir} from 'node:fs/promises';
import {basename, dirname} from 'node:path';
import * as esbuild from 'esbuild';
import {readOnce} from './sources.mjs';

/** The parts that a language comes in, by what says them. */
export const parts = ['page', 'box', 'more'];

/** All languages there are. */
export const languages = (await readdir('src/i18n/messages'))
  .map(file => basename(file, '.ts'))
  .filter(name => !parts.some(part => name.endsWith(`-${part}`)));

/** Where a build finds languages: a table of all their files would weigh on every page. */
const findLanguages = contents => ({
  name: 'find-languages',
  setup(build) {
    build.onLoad({filter: /i18n[\\/]languages\.ts$/}, ({path}) => ({contents, resolveDir: dirname(path)}));
  },
});

/** The loader names the files. */
export const byLoader = findLanguages(`
  export const importMessages = (locale, part) => {
    const file = "./" + globalThis[Symbol.for(ENDING)](locale, part);
    return import(file);
  };
`);

/** Two languages are at hand where there is no loader; the others are files beside this one. */
export const inBundle = findLanguages(`
  import {languageOf} from "./language-of.ts";
  import en from "./messages/en.ts";
  import ja from "./messages/ja.ts";
  const held = {en, ja};
  export const importMessages = (locale, part) => {
    const language = languageOf(locale);
    const file = "./" + language + "-" + part + ENDING;
    return !held[language] && LANGUAGES.includes(language)
      ? import(file)
      : Promise.resolve({default: held[language] ?? en});
  };
`);

/** To weigh what a shopper loads. */
export const inOneLanguage = findLanguages(`
  import ja from "./messages/ja.ts";
  export const importMessages = () => Promise.resolve({default: ja});
`);

/** A language comes in three files, by what says it; in which of them a text is, English says. */
export const partLanguages = {
  name: 'part-languages',
  setup(build) {
    build.onResolve({filter: /^\/[\w-]+-(page|box|more)$/}, ({path}) => ({path, namespace: 'language'}));
    build.onLoad({filter: /./, namespace: 'language'}, async ({path}) => {
      const [, language, part] = /^\/(.+)-(\w+)$/.exec(path);
      const [texts, english] = await Promise.all([readTexts(language), readTexts(`en-${part}`)]);
      const own = Object.fromEntries(Object.keys(english).map(key => [key, texts[key]]));
      return {contents: `export default ${JSON.stringify(own)}`};
    });
  },
};

/** The texts of a language, or of a part of one. */
const readTexts = readOnce(async name => {
  const entryPoints = [`src/i18n/messages/${name}.ts`];
  const {outputFiles} = await esbuild.build({entryPoints, bundle: true, format: 'esm', write: false});
  return (await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)).default;
});
