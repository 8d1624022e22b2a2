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

/** A tarball as for publication. */
interface Tarball {
  readonly path: string;
  readonly files: readonly string[];
}

/**
 * Builds what the package has besides `dist/`, and packs it into a folder.
 *
 * @param project the folder of the project, or of a copy of it.
 */
export async function packPackage(folder: string, project = '.'): Promise<Tarball> {
  await run('npm', ['run', '--silent', 'lib'], {cwd: project});
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const {stdout} = await run('npm', pack, {cwd: project});
  const [{filename, files}]: [{filename: string; files: {path: string}[]}] = JSON.parse(stdout);
  return {path: join(folder, filename), files: files.map(({path}) => path)};
}

/** Packs the built package, and installs it offline. */
export async function installPackage(): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  const {path, files} = await packPackage(folder);
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  await run('tar', ['-xzf', path, '-C', modules]);
  await run('mv', [join(modules, 'package'), join(modules, 'storefront-search-elements')]);
  for (const name of INSTALLED) symlinkSync(resolve('node_modules', name), join(modules, name));
  writeFileSync(join(folder, 'package.json'), '{"type": "module", "private": true}');
  return {folder, tarball: new Uint8Array(readFileSync(path)), files};
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
