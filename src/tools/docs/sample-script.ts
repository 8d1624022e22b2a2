import {build, type Loader, type Plugin} from 'esbuild';
import type {Sample} from './samples.ts';

/**
 * Compiles a sample of TypeScript, JavaScript or JSX to a module of a page.
 *
 * @param modules replaces the package's entries by addresses, which the page imports. By default, bundles their sources into the
 *   module.
 */
export async function compileSample(
  {text, language}: Pick<Sample, 'text' | 'language'>,
  modules?: Readonly<Record<string, string>>,
): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: text, loader: language as Loader, resolveDir: '.'},
    jsx: 'automatic',
    alias: {...(modules ? {} : SOURCES), 'react/jsx-runtime': './test/docs/jsx-runtime.ts'},
    plugins: modules ? [importFrom(modules)] : [],
    external: ['/assets/*'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const SOURCES = {
  'storefront-search-elements': './src/entries/index.ts',
  'storefront-search-elements/define': './src/entries/define.ts',
};

const importFrom = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'import from',
  setup({onResolve}) {
    onResolve({filter: /^storefront-search-elements/}, ({path}) => ({
      path: modules[path] ?? path,
      external: true,
    }));
  },
});
