import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import type {Sample} from '../../src/tools/docs/samples.ts';
import {readManifest} from '../../src/tools/manifest/manifest.ts';
import {writeReactTypes} from '../../src/tools/manifest/react-types.ts';

/** Type-checks samples. Returns the checker's errors by sample. */
export async function checkScripts(samples: readonly Sample[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const files = samples.map(({language, text, place}, index) => {
    const file = `sample-${index}.${language}`;
    writeFileSync(join(folder, file), `${text}\nexport {}; // ${place}\n`);
    return file;
  });
  const types = writeReactTypes(await readManifest()).replace(
    './entries/index.js',
    'storefront-search-elements',
  );
  writeFileSync(join(folder, 'react.d.ts'), types);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify(configure([...files, resolve('src/entries/index.ts')])),
  );
  try {
    await promisify(execFile)(resolve('node_modules/.bin/tsc'), ['-p', folder]);
    return '';
  } catch (error) {
    const names = samples.map(({place}, index) => `sample-${index}: ${place}`).join('\n');
    return `${(error as {stdout: string}).stdout}\n${names}`;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function configure(files: readonly string[]): object {
  return {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      allowJs: true,
      checkJs: true,
      types: [],
      paths: {
        'storefront-search-elements': [resolve('src/entries/index.ts')],
        'storefront-search-elements/react': ['./react.d.ts'],
        'storefront-search-elements/*': [resolve('src/entries/*.ts')],
        '/assets/storefront-search.js': [resolve('src/entries/loader.ts')],
      },
    },
    files,
    include: [],
  };
}
