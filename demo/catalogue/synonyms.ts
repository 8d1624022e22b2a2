import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import type {StoreData, Synonym} from './catalogue.ts';
import {CatalogueError} from './catalogue-error.ts';

/**
 * Gives a store the synonyms of a merchant's file, in place of its own.
 *
 * @throws {CatalogueError} when the file cannot be read.
 */
export async function addSynonyms(store: StoreData, path: string) {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new CatalogueError(`Cannot read the synonyms ${path}: ${error.message}.`);
  });
  const {synonyms, problems} = readSynonyms(text, basename(path));
  return {store: {...store, admin: {...store.admin, synonyms}}, problems};
}

/** The file beside a catalogue's; beside an address there is none. */
export function findSynonyms(catalog: string | undefined): string | undefined {
  const path = join(dirname(catalog ?? ''), 'synonyms.txt');
  return catalog !== undefined && existsSync(path) ? path : undefined;
}

/**
 * Reads the synonyms a merchant keeps in a text file, one rule a line: `a, b, c` are names of one thing, searching `a`
 * in `a => b, c` finds b and c but not the other way; `#` begins a comment.
 */
export function readSynonyms(
  text: string,
  file: string,
): {readonly synonyms: readonly Synonym[]; readonly problems: readonly string[]} {
  const synonyms: Synonym[] = [];
  const problems: string[] = [];
  // Editors on other platforms mark UTF-8, and end lines in their own way.
  for (const [place, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const rule = line.replace(/#.*/, '').trim();
    const read = rule === '' ? undefined : readRule(rule);
    if (typeof read === 'string') problems.push(`${file}, line ${place + 1}: ${read}; the line is left out.`);
    else if (read) synonyms.push(read);
  }
  return {synonyms, problems};
}

/** A rule, or what is wrong with it. */
function readRule(rule: string): Synonym | string {
  const [left = '', right, ...more] = rule.split(/=>|＝＞|⇒/);
  if (more.length > 0) return `"${rule}" holds more than one =>`;
  const [words, mean] = [readWords(left), readWords(right ?? left)];
  if (words.length === 0 || mean.length === 0) return `"${rule}" needs words on both sides of =>`;
  if (right === undefined && words.length === 1) return `"${rule}" needs another word after a comma`;
  return {words, mean};
}

function readWords(text: string): string[] {
  return text
    .split(/[,、，]/)
    .map(word => word.trim())
    .filter(Boolean);
}
