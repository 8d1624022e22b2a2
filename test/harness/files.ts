import {readdirSync} from 'node:fs';

/** The test files below these folders of `test/` whose path contains one of the filters; all without a filter. */
export function listTests(folders: readonly string[], filters: readonly string[] = []): string[] {
  return allTests()
    .filter(file => folders.includes(folderOf(file)))
    .filter(file => filters.length === 0 || filters.some(filter => file.includes(filter)));
}

/** The test files that lie in none of these folders, so that nothing would ever run them. */
export function listStrays(folders: readonly string[]): string[] {
  return allTests().filter(file => !folders.includes(folderOf(file)));
}

function allTests(): string[] {
  return readdirSync('test', {recursive: true, encoding: 'utf8'})
    .filter(path => path.endsWith('.test.ts'))
    .map(path => `test/${path.replaceAll('\\', '/')}`)
    .sort();
}

function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}
