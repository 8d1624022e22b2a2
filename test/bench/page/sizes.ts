import {execFileSync} from 'node:child_process';

/** Bytes of a kind of page, brotli, or of a file, gzip, and the most they may be. */
export interface Size {
  readonly name: string;
  readonly isFile: boolean;
  readonly bytes: number;
  readonly limit: number;
}

/** Builds ours. @returns what of it has a budget. */
export function build(): Size[] {
  const report = execFileSync(process.execPath, ['esbuild.mjs', '--size'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const rows = report.matchAll(/^(.+?) +\d+ +(\d+) +(\d+) +(\d+) +\d+ %$/gm);
  return Array.from(rows, ([, name = '', gzip, brotli, limit]) => {
    const isFile = name.endsWith('.js');
    return {name, isFile, bytes: Number(isFile ? gzip : brotli), limit: Number(limit)};
  });
}
