import {readdirSync} from 'node:fs';

export interface TestFiles {
  /** For `node --test`. */
  readonly node: readonly string[];
  /** For `wtr`. */
  readonly browser: readonly string[];
  /** For `playwright test`. */
  readonly pages: readonly string[];
  /** For `playwright test`, in each engine. */
  readonly journeys: readonly string[];
}

export interface Choice {
  /** Selects the files whose path contains one of the words; all files without any. */
  readonly words: readonly string[];
  /** Whether to choose the files named `….slow.test.ts` or the others; all by default. */
  readonly isSlow?: boolean | undefined;
}

/** Lists the test files by runner; each folder of `test/` belongs to one. */
export function listTestFiles({words, isSlow}: Choice): TestFiles {
  const files = readdirSync('test', {recursive: true, encoding: 'utf8'})
    .map(path => `test/${path.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith('.test.ts') && !path.includes('/node_modules/'))
    .filter(path => words.length === 0 || words.some(word => path.includes(word)))
    .filter(path => isSlow === undefined || path.endsWith('.slow.test.ts') === isSlow)
    .sort();
  const below = (...folders: readonly string[]) => files.filter(path => folders.includes(folderOf(path)));
  const browser = below('service', 'store', 'elements');
  const pages = below('pages', 'site');
  const journeys = below('journeys');
  const others = new Set([...browser, ...pages, ...journeys]);
  return {node: files.filter(path => !others.has(path)), browser, pages, journeys};
}

/** Returns `elements` for `test/elements/search-results/paging.test.ts`. */
function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Whether a browser test can come out differently in another engine. */
export function dependsOnEngine(path: string): boolean {
  return !ALIKE.some(start => path.startsWith(start));
}

/**
 * The path prefixes of browser tests with the same outcome in every engine: tests of the meaning of answers, failures and events, and
 * tests that read roles and names from attributes, as axe and the virtual screen reader do.
 */
export const ALIKE = [
  'test/store/',
  'test/service/analytics/',
  'test/service/configure.',
  'test/service/search/',
  'test/service/shopify/',
  'test/elements/accessibility.',
  'test/elements/foreign-to-json.',
  'test/elements/phrases.',
  'test/elements/responses.',
  'test/elements/search-box/screen-reader.',
  'test/elements/search-results/screen-reader-list.',
  'test/elements/search-results/status-view.',
];
