import {spawnSync} from 'node:child_process';

/** The bytes of a kind of page (brotli) or of a file (gzip), and their limit. */
export interface Size {
  readonly name: string;
  readonly isFile: boolean;
  readonly bytes: number;
  readonly limit: number;
}

/**
 * Builds the elements.
 *
 * @returns the sizes that have a budget.
 */
export function build(): Size[] {
  // It fails over a budget, which the table shows as missed.
  const {stdout} = spawnSync(process.execPath, ['esbuild.mjs', '--size'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const rows = stdout.matchAll(/^(.+?) +\d+ +(\d+) +(\d+) +(\d+) +\d+ %$/gm);
  return Array.from(rows, ([, name = '', gzip, brotli, limit]) => {
    const isFile = name.endsWith('.js');
    return {name, isFile, bytes: Number(isFile ? gzip : brotli), limit: Number(limit)};
  });
}
