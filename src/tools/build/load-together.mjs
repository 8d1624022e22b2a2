import {join, relative, sep} from 'node:path';

const NAMESPACE = 'together';

/**
 * An esbuild plugin that makes one file of the modules that are imported on demand at the same time.
 *
 * esbuild makes a file of each set of modules that the same entries need. An entry therefore imports what is loaded by then (`after`),
 * though it needs only some of it, and modules that it shares with others (`shares`).
 *
 * @param files the entries by name; their `modules` are entry points of the build, or targets of `import()`.
 */
export function loadTogether(files) {
  const fileOf = new Map(
    Object.entries(files).flatMap(([name, {modules}]) => modules.map(module => [module, name])),
  );
  return {
    name: 'load-together',
    setup(build) {
      build.onResolve({filter: /^\.|^src/}, ({path, resolveDir, kind}) => {
        const module = relative('.', join(resolveDir, path)).replaceAll(sep, '/');
        const name = kind !== 'import-statement' && fileOf.get(module);
        return name ? {path: name, namespace: NAMESPACE} : undefined;
      });
      build.onResolve({filter: new RegExp(`^${NAMESPACE}:`)}, ({path}) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      build.onLoad({filter: /.*/, namespace: NAMESPACE}, ({path}) => {
        const {modules, after = [], shares = []} = files[path];
        const contents = [
          ...[...after.map(name => `${NAMESPACE}:${name}`), ...shares.map(module => `./${module}`)].map(
            source => `import '${source}';`,
          ),
          ...modules.map(module => `export * from './${module}';`),
        ];
        return {contents: contents.join('\n'), resolveDir: process.cwd()};
      });
    },
  };
}
