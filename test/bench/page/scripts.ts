import {fileURLToPath} from 'node:url';
import {build, type Plugin} from 'esbuild';
import type {Contestant} from './contestants.ts';

/** The files that every bench page shares. */
const SHARED: readonly (readonly [file: string, source: string])[] = [
  ['gauge.js', 'browser/gauge.ts'],
  ['pagefind-engine.js', 'browser/pagefind-engine.js'],
  ['pagefind.css', '../node_modules/@pagefind/component-ui/css/pagefind-component-ui.css'],
];

/** Ours are the built files, as a theme has them. */
const asBuilt: Plugin = {
  name: 'as-built',
  setup({onResolve}) {
    const built = {path: '/dist/storefront-search.js', external: true};
    onResolve({filter: /\/src\/entries\/loader\.ts$/}, () => built);
  },
};

/** Bundles a script per contestant as a shop would ship it, and the shared ones. Returns them by file name. */
export async function bundle(contestants: readonly Contestant[]): Promise<Map<string, string>> {
  const own = contestants.map(({name, entry}) => [`${name}.js`, entry] as const);
  return new Map(await Promise.all([...own, ...SHARED].map(bundleOne)));
}

/** Bundles a script; its source is relative to this folder. */
export async function bundleOne([file, source]: readonly [string, string]): Promise<[string, string]> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    // The peers are installed here.
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [asBuilt],
    alias: {react: 'preact/compat', 'react-dom/client': 'preact/compat/client', 'react-dom': 'preact/compat'},
  });
  return [file, outputFiles[0]?.text ?? ''];
}
