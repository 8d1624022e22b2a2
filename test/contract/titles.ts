import {readFileSync} from 'node:fs';
import {transformSync} from 'esbuild';

/** A title that names rules: `§2.1 total, facets: both are there` names two. */
export interface Title {
  readonly file: string;
  readonly text: string;
  readonly ids: readonly string[];
}

/** The titles of a test file that name rules, those of its `describe` blocks too, read from its source. */
export function readTitles(file: string, source = readFileSync(file, 'utf8')): Title[] {
  return callsOf(source)
    .filter(text => text.includes('§'))
    .map(text => ({file, text, ids: readIds(text)}));
}

/** The rules at the front of a title; one that lacks its section is of the section before it. */
export function readIds(title: string): string[] {
  const [front = ''] = title.split(': ', 1);
  let section = '';
  return front.split(',').map(part => {
    const name = part.normalize('NFKC').replace(/\s+/g, ' ').replace('§ ', '§').trim();
    section = /^§\S+/.exec(name)?.[0] ?? section;
    return name.startsWith('§') ? name : `${section} ${name}`;
  });
}

/** What `test`, `it` and `describe` are called with first; of a template the text before its first value. */
function callsOf(source: string): string[] {
  // Printed anew the code has no comments, and a call's first argument follows its bracket.
  const {code} = transformSync(source, {loader: 'ts', charset: 'utf8'});
  return [...code.matchAll(CALL)].map(([, , text = '']) => text.replaceAll(/\\(.)/g, '$1'));
}

const CALL = /\b(?:test|it|describe)(?:\.only)?\(\s*(["'`])((?:\\.|(?!\1|\$\{).)*)/gs;
