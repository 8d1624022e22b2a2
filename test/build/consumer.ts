import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** A project outside this repository, with the package installed from its tarball. */
export interface Consumer {
  readonly folder: string;
  readonly tarball: Uint8Array<ArrayBuffer>;
  /** The paths in the tarball. */
  readonly files: readonly string[];
}

/** Other installed packages: the package's dependencies, and React's types. */
const INSTALLED = ['lit', 'lit-html', 'lit-element', '@lit', 'zod', '@types'];

/** Packs the built package as for publication, and installs it offline. */
export async function installPackage(): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  await run('npm', ['run', '--silent', 'lib']);
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const {stdout} = await run('npm', pack);
  const [{filename, files}]: [{filename: string; files: {path: string}[]}] = JSON.parse(stdout);
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  await run('tar', ['-xzf', join(folder, filename), '-C', modules]);
  await run('mv', [join(modules, 'package'), join(modules, 'storefront-search-elements')]);
  for (const name of INSTALLED) symlinkSync(resolve('node_modules', name), join(modules, name));
  writeFileSync(join(folder, 'package.json'), '{"type": "module", "private": true}');
  const tarball = new Uint8Array(readFileSync(join(folder, filename)));
  return {folder, tarball, files: files.map(({path}) => path)};
}

/** Writes a file of the project. */
export function writeSource({folder}: Consumer, name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  return path;
}

/**
 * Type-checks the project and the types of its libraries.
 *
 * @returns the compiler's errors, or an empty string.
 */
export async function checkTypes(
  consumer: Consumer,
  files: readonly string[],
  resolution: 'bundler' | 'nodenext',
): Promise<string> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: resolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution: resolution,
    jsx: 'react-jsx',
    types: [],
  };
  writeSource(consumer, 'tsconfig.json', JSON.stringify({compilerOptions, files}));
  try {
    await run(resolve('node_modules/.bin/tsc'), ['-p', consumer.folder]);
    return '';
  } catch (error) {
    return (error as {stdout: string}).stdout;
  }
}
