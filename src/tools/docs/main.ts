import {readdirSync, readFileSync, statSync} from 'node:fs';
import {findLongSentences} from './sentences.ts';

// Part of `npm run check`: checks what no linter knows, the length of the README and of sentences, and the size of pictures.

const README_LINES = 180;
const PICTURE_BYTES = 150_000;

const guides = listFiles('docs', /(?<!\.api)\.md$/);
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...guides];

const problems = [
  ...findLongReadme(),
  ...listFiles('docs/pictures', /./)
    .filter(file => statSync(file).size >= PICTURE_BYTES)
    .map(file => `${file} takes 150 kB or more.`),
  ...pages.flatMap(page =>
    findLongSentences(read(page)).map(sentence => `${page}: over 30 words: ${sentence}`),
  ),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function findLongReadme(): string[] {
  const lines = read('README.md').split('\n').length - 1;
  return lines > README_LINES ? [`README.md has ${lines} lines, over ${README_LINES}.`] : [];
}

function listFiles(folder: string, name: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(file => name.test(file) && !file.includes('node_modules'))
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
