import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import type {StoreData, Synonym} from './catalogue.ts';
import {CatalogueError} from './catalogue-error.ts';
import {decodeBytes} from './decoded-bytes.ts';

/**
 * Replaces a store's synonyms by those of a merchant's file.
 *
 * @throws {CatalogueError} if the file cannot be read.
 */
export async function addSynonyms(store: StoreData, path: string) {
  const bytes = await readFile(path).catch((error: Error) => {
    throw new CatalogueError(`The synonyms ${path} can't be read: ${error.message}.`);
  });
  const {synonyms, problems} = readSynonyms(decodeBytes(bytes, basename(path)), basename(path));
  return {store: {...store, admin: {...store.admin, synonyms}}, problems};
}

/** Finds the file next to a catalogue; none next to a URL. */
export function findSynonyms(catalog: string | undefined): string | undefined {
  const path = join(dirname(catalog ?? ''), 'synonyms.txt');
  return catalog !== undefined && existsSync(path) ? path : undefined;
}

/**
 * Reads a merchant's synonyms, one rule per line: `a, b, c` are synonyms; with `a => b, c`, a search for `a` also
 * finds b and c, but not vice versa; `#` starts a comment.
 */
export function readSynonyms(
  text: string,
  file: string,
): {readonly synonyms: readonly Synonym[]; readonly problems: readonly string[]} {
  const synonyms: Synonym[] = [];
  const problems: string[] = [];
  // Editors on other platforms add a byte order mark and other line ends.
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

/** A rule, or its problem. */
function readRule(rule: string): Synonym | string {
  const [left = '', right, ...more] = rule.split(/=>|＝＞|⇒/);
  if (more.length > 0) return `"${rule}" has more than one =>`;
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
