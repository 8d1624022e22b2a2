import {join, relative, sep} from 'node:path';

const NAMESPACE = 'together';

/**
 * An esbuild plugin that makes one file of the modules that are imported on demand at the same time.
 *
 * @param files the modules of each file; `after` lists the entries that are loaded by then. Without that, esbuild would put each
 *   module that both need into a file of its own.
 */
export function loadTogether(files) {
  const fileOf = new Map(
    Object.entries(files).flatMap(([name, {modules}]) => modules.map(module => [module, name])),
  );
  return {
    name: 'load-together',
    setup(build) {
      build.onResolve({filter: /^\./}, ({path, resolveDir, kind}) => {
        const module = relative('.', join(resolveDir, path)).replaceAll(sep, '/');
        const name = kind === 'dynamic-import' && fileOf.get(module);
        return name ? {path: name, namespace: NAMESPACE} : undefined;
      });
      build.onLoad({filter: /.*/, namespace: NAMESPACE}, ({path}) => {
        const {modules, after} = files[path];
        const lines = [
          ...after.map(each => `import './${each}';`),
          ...modules.map(each => `export * from './${each}';`),
        ];
        return {contents: lines.join('\n'), resolveDir: process.cwd()};
      });
    },
  };
}
