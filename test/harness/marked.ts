import {readFileSync, writeFileSync} from 'node:fs';

/** Replaces the text between the marks `<!-- mark -->` and `<!-- /mark -->` of a file, if it has them. */
export function writeMarked(file: string, mark: string, text: string): void {
  const marked = new RegExp(`(<!-- ${mark} -->\n)[^]*(<!-- /${mark} -->)`);
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace(marked, (_, start, end) => `${start}${text}\n${end}`),
  );
}
