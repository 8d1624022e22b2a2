import {readFileSync, writeFileSync} from 'node:fs';

/** Returns the text between the marks `<!-- mark -->` and `<!-- /mark -->` of a file. */
export const readMarked = (file: string, mark: string): string =>
  marked(mark).exec(readFileSync(file, 'utf8'))?.[2] ?? '';

/** Replaces the text between the marks `<!-- mark -->` and `<!-- /mark -->` of a file, if it has them. */
export function writeMarked(file: string, mark: string, text: string): void {
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace(marked(mark), (_, start, _text, end) => `${start}${text}\n${end}`),
  );
}

const marked = (mark: string) => new RegExp(`(<!-- ${mark} -->\n)([^]*)(<!-- /${mark} -->)`);
