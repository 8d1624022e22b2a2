import {readFileSync} from 'node:fs';
import {transformSync} from 'esbuild';

/** A title that names rules, such as `§2.1 total, facets: reads both`. */
export interface Title {
  readonly file: string;
  readonly text: string;
  readonly ids: readonly string[];
}

/** Reads the titles of a test file that name rules, including those of `describe` blocks. */
export function readTitles(file: string, source = readFileSync(file, 'utf8')): Title[] {
  return callsOf(source)
    .filter(text => text.includes('§'))
    .map(text => ({file, text, ids: readIds(text)}));
}

/** Reads the rules at the start of a title. A rule without a section belongs to the section before it. */
export function readIds(title: string): string[] {
  const [front = ''] = title.split(': ', 1);
  let section = '';
  return front.split(',').map(part => {
    const name = part.normalize('NFKC').replace(/\s+/g, ' ').replace('§ ', '§').trim();
    section = /^§\S+/.exec(name)?.[0] ?? section;
    return name.startsWith('§') ? name : `${section} ${name}`;
  });
}

/** Lists the first arguments of `test`, `it` and `describe`; of a template, the text before its first value. */
function callsOf(source: string): string[] {
  // The transformed code has no comments, and no space between a bracket and the first argument.
  const {code} = transformSync(source, {loader: 'ts', charset: 'utf8'});
  return [...code.matchAll(CALL)].map(([, , text = '']) => text.replaceAll(/\\(.)/g, '$1'));
}

const CALL = /\b(?:test|it|describe)(?:\.only)?\(\s*(["'`])((?:\\.|(?!\1|\$\{).)*)/gs;
