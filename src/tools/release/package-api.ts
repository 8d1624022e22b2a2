import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path/posix';
import {build} from 'esbuild';

/** Lists the package's entries, their exports, and the commands that it installs. */
export async function packageApi(): Promise<string[]> {
  const {name, exports, bin} = JSON.parse(await readFile('package.json', 'utf8'));
  const entries = Object.keys(exports);
  const exported = await Promise.all(entries.map(entry => entryApi(join(name, entry), entry)));
  return [
    ...entries.map(entry => `package entry \`${entry}\``),
    ...Object.keys(bin).map(command => `package command \`${command}\``),
    ...exported.flat(),
  ];
}

/** Reads the exports of an entry: values from the bundler, types from the source. */
async function entryApi(specifier: string, entry: string): Promise<string[]> {
  const path = `src/entries/${entry === '.' ? 'index' : entry}.ts`;
  // The other entries are plain files, and types for React that repeat the manifest.
  if (!existsSync(path)) return [];
  const {metafile} = await build({
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  const values = Object.values(metafile.outputs).flatMap(({exports}) => exports);
  const text = await readFile(path, 'utf8');
  const lists = [...text.matchAll(/export (type )?\{([^}]*)\}/g)];
  const types = lists.flatMap(([, allTypes, names = '']) =>
    names.split(',').flatMap(name => (allTypes ? name : (/type (\w+)/.exec(name)?.[1] ?? ''))),
  );
  const named = [...new Set([...values, ...types.map(name => name.trim()).filter(Boolean)])];
  return named.map(name => `${specifier} export \`${name}\``);
}
