import {readFile} from 'node:fs/promises';

/**
 * Plugins that reverse the tables of a list's features. A run of the tests with `REVERSED_FEATURES=1` (`npm run test:reversed`)
 * proves that the order has no effect.
 */
export const reverseFeatures = process.env.REVERSED_FEATURES
  ? [
      {
        name: 'reverse-features',
        setup(build) {
          build.onLoad({filter: /[\\/]search-results[\\/].*\bfeatures\.ts$/}, async ({path}) => {
            const code = await readFile(path, 'utf8');
            const [, table] = /^export const (\w+) = \{/m.exec(code);
            const reversed = `Object.fromEntries(Object.entries(table).reverse())`;
            const contents = code.replace(/^export const \w+/m, 'const table');
            return {contents: `${contents}\nexport const ${table} = ${reversed};`, loader: 'ts'};
          });
        },
      },
    ]
  : [];
