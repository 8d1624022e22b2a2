import {join, relative, sep} from 'node:path';

const NAMESPACE = 'together';

/** The source of a file of `loadTogether`, as esbuild's report names it. */
export const sourceOf = name => `${NAMESPACE}:${name}`;

/**
 * An esbuild plugin that combines the modules that are imported on demand at the same time in one file.
 *
 * esbuild creates a file for each set of modules that the same entries need. An entry therefore imports the entries that are
 * loaded before it (`after`), though it needs only some of their modules, and the modules of its file that only later entries import.
 *
 * @param files the entries by name; their `modules` are entry points of the build, or targets of `import()`.
 * @param owners the file that each module belongs to, from `findOwners`.
 */
export function loadTogether(files, owners = new Map()) {
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
      build.onLoad({filter: /.*/, namespace: NAMESPACE}, ({path: name}) => {
        const {modules, after = []} = files[name];
        const shared = [...owners].filter(([, {file, isImported}]) => file === name && !isImported);
        const contents = [
          ...[...after.map(sourceOf), ...shared.map(([module]) => `./${module}`)].map(
            source => `import '${source}';`,
          ),
          ...modules.map(module => `export * from './${module}';`),
        ];
        return {contents: contents.join('\n'), resolveDir: process.cwd()};
      });
    },
  };
}
