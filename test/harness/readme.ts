import {readFileSync, writeFileSync} from 'node:fs';

const README = 'README.md';

/** Puts a text between its marks in the README, `<!-- mark -->` and `<!-- /mark -->`, where it has them. */
export function writeReadme(mark: string, text: string): void {
  const marked = new RegExp(`(<!-- ${mark} -->\n)[^]*(<!-- /${mark} -->)`);
  const readme = readFileSync(README, 'utf8');
  writeFileSync(
    README,
    readme.replace(marked, (_, start, end) => `${start}${text}\n${end}`),
  );
}
