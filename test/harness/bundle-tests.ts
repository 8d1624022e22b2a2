import {readdirSync, watch} from 'node:fs';
import {relative, resolve, sep} from 'node:path';
import type {TestRunnerPlugin} from '@web/test-runner';
import {type BuildResult, context} from 'esbuild';

/**
 * Serves the test files below some folders as bundles, which a browser loads in half the time of single modules. In watch
 * mode a change rebuilds them, and runs the tests whose bundle became another.
 */
export async function bundleTests(...folders: readonly string[]): Promise<TestRunnerPlugin> {
  const builder = await context({
    entryPoints: folders.flatMap(listTests),
    outbase: '.',
    outdir: '.',
    outExtension: {'.js': '.ts'},
    chunkNames: 'test/chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    // The runner's own modules.
    external: ['/__web*'],
    write: false,
  });
  let texts = builder.rebuild().then(textsOf);
  return {
    name: 'bundle-tests',
    serverStart({config, fileWatcher}) {
      if (!('watch' in config && config.watch)) return;
      for (const folder of ['src', 'test']) {
        watch(folder, {recursive: true}, async () => {
          const before = await texts;
          texts = builder.rebuild().then(textsOf);
          for (const path of changesIn(before, await texts)) fileWatcher.emit('change', resolve(`.${path}`));
        });
      }
    },
    async serve({path}) {
      const body = (await texts).get(path);
      return body === undefined ? undefined : {body, type: 'js'};
    },
    serverStop: () => builder.dispose(),
  };
}

function listTests(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.filter(path => path.endsWith('.test.ts')).map(path => `${folder}/${path}`);
}

type Texts = ReadonlyMap<string, string>;

/** The bundles, by their path on the server. */
function textsOf({outputFiles = []}: BuildResult): Texts {
  return new Map(outputFiles.map(({path, text}) => [`/${relative('.', path).split(sep).join('/')}`, text]));
}

/** The paths of the bundles that are new or have changed: those of tests import chunks by the hash of their content. */
function changesIn(before: Texts, after: Texts): string[] {
  return [...after.keys()].filter(path => before.get(path) !== after.get(path));
}
