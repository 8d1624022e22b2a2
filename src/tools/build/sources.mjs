import {readFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import * as esbuild from 'esbuild';

/** Has what is read stay read: most files are wanted by several builds. */
export function readOnce(read) {
  const readings = new Map();
  return path => {
    const reading = readings.get(path) ?? read(path);
    readings.set(path, reading);
    return reading;
  };
}

/** Lines that end and begin with a tag, or with a value beside one: what is in them is laid out with no space between. */
const BETWEEN_TAGS = /(?<=>)\n\s*(?=<|\$\{)|(?<=\})\n\s*(?=<)/g;

/** Style sheets are minified as CSS; in templates the lines' ends and indentation go, each a node of every copy. */
const readSqueezed = readOnce(async path => {
  const source = await minifyCss(await readFile(path, 'utf8'));
  return source.replace(BETWEEN_TAGS, '').replace(/\n\s+/g, '\n');
});

/**
 * In one file nothing comes on demand: `import()` gives what is there already. The bundler by itself would keep each such
 * module in a function of its own, with a getter for each of its exports: 4 % more.
 */
const readForOneFile = readOnce(async path => {
  let source = await readSqueezed(path);
  for (const [asked, file] of source.matchAll(/(?<!typeof )\bimport\('(\..+?)'\)/g)) {
    const module = `$${basename(file, '.ts').replaceAll('-', '_')}`;
    const names = await exportsOf(join(dirname(path), file));
    const held = names.map(name => `${name}: ${module}.${name}`);
    source = `import * as ${module} from '${file}'; ${source.split(asked).join(`Promise.resolve({${held}})`)}`;
  }
  return source;
});

async function exportsOf(path) {
  const {metafile} = await esbuild.build({entryPoints: [path], format: 'esm', metafile: true, write: false});
  return Object.values(metafile.outputs)[0].exports;
}

/** Has a build read the sources by a function. */
const sourcesBy = read => ({
  name: 'sources',
  setup(build) {
    build.onLoad({filter: /src[\\/].*\.ts$/}, async ({path}) => ({contents: await read(path), loader: 'ts'}));
  },
});

/** For builds that fetch code on demand. */
export const squeeze = sourcesBy(readSqueezed);
/** For builds of one file. */
export const squeezeIntoOne = sourcesBy(readForOneFile);

async function minifyCss(source) {
  const pattern = /css`([^`]*)`/g;
  const sheets = [...source.matchAll(pattern)].map(([, css]) =>
    esbuild.transform(css, {loader: 'css', minify: true}),
  );
  // The spaces that are left and needless stand in values of custom properties and around operators.
  const codes = (await Promise.all(sheets)).map(({code}) =>
    code
      .trim()
      .replace(/(?<=--[\w-]+:|,) | (?=[*/] )|(?<= [*/]) /g, '')
      .replaceAll('\\', '\\\\'),
  );
  return source.replace(pattern, () => `css\`${codes.shift()}\``);
}
