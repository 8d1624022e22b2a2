import {relative, sep} from 'node:path';
import type {TestRunnerPlugin} from '@web/test-runner';
import {build} from 'esbuild';

/** Serves test files and all they import as a few files, which a browser loads faster than each module by itself. */
export async function serveBundled(files: readonly string[]): Promise<TestRunnerPlugin> {
  const {outputFiles} = await build({
    entryPoints: [...files],
    outbase: '.',
    outdir: '.',
    outExtension: {'.js': '.ts'},
    chunkNames: 'test/chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    // The runner's own.
    external: ['/__web*'],
    write: false,
  });
  const texts = new Map(
    outputFiles.map(({path, text}) => [`/${relative('.', path).split(sep).join('/')}`, text]),
  );
  return {
    name: 'bundled',
    serve({path}) {
      const body = texts.get(path);
      return body === undefined ? undefined : {body, type: 'js'};
    },
  };
}
