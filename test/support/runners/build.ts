import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';

/** Builds `dist/`, which the demo store serves, if a source has changed since the last build. */
export default function build(): void {
  if (isCurrent()) return;
  console.log('Building dist/');
  execFileSync(process.execPath, ['esbuild.mjs'], {stdio: 'inherit', timeout: 60_000});
}

function isCurrent(): boolean {
  const [built, sources] = [list('dist'), ['esbuild.mjs', 'package-lock.json', ...list('src')]];
  const timesOf = (files: readonly string[]) => files.map(file => statSync(file).mtimeMs);
  return built.length > 0 && Math.min(...timesOf(built)) > Math.max(...timesOf(sources));
}

function list(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return entries.map(path => `${folder}/${path}`);
}
