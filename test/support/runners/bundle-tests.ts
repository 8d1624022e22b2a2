import {readdirSync} from 'node:fs';
import {relative, resolve, sep} from 'node:path';
import type {TestRunnerPlugin} from '@web/test-runner';
import {type BuildOptions, type BuildResult, context, type OutputFile, type PluginBuild} from 'esbuild';
import {reverseFeatures} from '../../../src/tools/build/reverse-features.mjs';

/**
 * Serves the test files below some folders as bundles, which a browser loads in half the time of single modules. In watch
 * mode esbuild rebuilds them after a change, and the runner repeats the tests whose bundle is no longer the served one.
 */
export async function bundleTests(...folders: readonly string[]): Promise<TestRunnerPlugin> {
  const bundles = new Bundles();
  const keepBundles = {
    name: 'keep-bundles',
    setup: ({onEnd}: PluginBuild) => onEnd(result => bundles.update(result)),
  };
  const builder = await context({
    ...OPTIONS,
    entryPoints: folders.flatMap(listTests),
    plugins: [...reverseFeatures, keepBundles],
  });
  const firstBuild = builder.rebuild();
  return {
    name: 'bundle-tests',
    async serverStart({config, fileWatcher}) {
      await firstBuild;
      if (config.disableFileWatcher) return;
      // The runner would repeat a saved test before its bundle is rebuilt.
      fileWatcher.options.ignored.push(isTest);
      bundles.onChange = path => fileWatcher.emit('change', resolve(`.${path}`));
      await builder.watch();
    },
    serve: ({path}) => bundles.serve(path),
    serverStop: () => builder.dispose(),
  };
}

const OPTIONS = {
  outbase: '.',
  outdir: '.',
  outExtension: {'.js': '.ts'},
  chunkNames: 'test/chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  // Browsers fetch source maps only while somebody debugs.
  sourcemap: 'linked',
  // The runner's own modules.
  external: ['/__web*'],
  write: false,
} satisfies BuildOptions;

function listTests(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.filter(isTest).map(path => `${folder}/${path}`);
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts');
}

/** The bundles of the last build without errors, by their path on the server. */
class Bundles {
  /** Called with the path of a test whose bundle has changed since it was served. */
  onChange = (_path: string): void => {};
  #files: ReadonlyMap<string, OutputFile> = new Map();
  /** The hashes of the tests' served bundles. A bundle names its chunks by their hash, so it changes with them. */
  readonly #served = new Map<string, string>();

  /** Keeps the last bundles if the build fails; esbuild logs the errors. */
  update({errors, outputFiles = []}: BuildResult): void {
    if (errors.length > 0) return;
    this.#files = new Map(outputFiles.map(file => [pathOf(file), file]));
    for (const [path, hash] of this.#served) if (this.#files.get(path)?.hash !== hash) this.onChange(path);
  }

  serve(path: string): {body: string; type: string} | undefined {
    const file = this.#files.get(path);
    if (!file) return undefined;
    if (isTest(path)) this.#served.set(path, file.hash);
    return {body: file.text, type: 'js'};
  }
}

function pathOf({path}: OutputFile): string {
  return `/${relative('.', path).split(sep).join('/')}`;
}
