import {readdirSync, readFileSync, statSync} from 'node:fs';
import {findLongSentences} from './sentences.ts';

// Part of `npm run check`. Checks the length of the README and of sentences, the languages of code, and the size of pictures,
// which no linter does.

const README_LINES = 180;
const PICTURE_BYTES = 150_000;
const DECISIONS = 30;
const DECISION_LINES = 50;

// Excludes the generated report of the API and the notes of old versions, which keep their old wording.
const guides = listFiles('docs', /(?<!\.api|^history)\.md$/);
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...guides];

const problems = [
  ...findLongReadme(),
  ...findManyDecisions(),
  ...listFiles('docs/pictures', /./)
    .filter(file => statSync(file).size >= PICTURE_BYTES)
    .map(file => `${file} takes 150 kB or more.`),
  ...pages.flatMap(page =>
    findUnknownLanguages(read(page)).map(
      line => `${page}: the language of a code block has one word: ${line}`,
    ),
  ),
  // Skips the Japanese pages, whose words would have to be counted differently.
  ...pages
    .filter(page => !page.startsWith('docs/ja/'))
    .flatMap(page => findLongSentences(read(page)).map(sentence => `${page}: over 30 words: ${sentence}`)),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function findLongReadme(): string[] {
  const lines = read('README.md').split('\n').length - 1;
  return lines > README_LINES ? [`README.md has ${lines} lines, over ${README_LINES}.`] : [];
}

/** Finds code blocks whose language editors and websites don't know, because a second word follows it. */
function findUnknownLanguages(text: string): string[] {
  return text.match(/^ *```\w+ .*$/gm) ?? [];
}

function findManyDecisions(): string[] {
  const notes = guides.filter(page => /decisions\/(?!README)/.test(page));
  const many =
    notes.length > DECISIONS ? [`docs/decisions has ${notes.length} pages, over ${DECISIONS}.`] : [];
  const long = notes.filter(page => read(page).split('\n').length - 1 > DECISION_LINES);
  return [...many, ...long.map(page => `${page} is longer than a screen, ${DECISION_LINES} lines.`)];
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
