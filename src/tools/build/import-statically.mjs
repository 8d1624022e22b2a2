import {readFile} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';

/**
 * An esbuild plugin that turns `import()` into static imports. In a single file, esbuild would wrap each module that is imported on
 * demand into a function, which weighs 3 kB in all.
 *
 * @param isIncluded whether a module is in the file.
 */
export const importStatically = isIncluded => ({
  name: 'import-statically',
  setup(build) {
    build.onLoad({filter: /[\\/]src[\\/].*\.ts$/}, async ({path}) => {
      const code = await readFile(path, 'utf8');
      const imports = [];
      const contents = code.replaceAll(/(?<!typeof )\bimport\('(\.[^']+)'\)/g, (whole, source) => {
        const module = relative('.', join(dirname(path), source)).replaceAll(sep, '/');
        if (!isIncluded(module)) return whole;
        imports.push(`import * as imported${imports.length} from '${source}';`);
        return `Promise.resolve(imported${imports.length - 1})`;
      });
      return imports[0] && {contents: `${imports.join('\n')}\n${contents}`, loader: 'ts'};
    });
  },
});
