import {readFile} from 'node:fs/promises';

/**
 * Plugins that reverse the table of a list's features, whose order means nothing: a run of the tests with `REVERSED_FEATURES=1`
 * (`npm run test:reversed`) proves that.
 */
export const reverseFeatures = process.env.REVERSED_FEATURES
  ? [
      {
        name: 'reverse-features',
        setup(build) {
          build.onLoad({filter: /[\\/]search-results[\\/]features\.ts$/}, async ({path}) => ({
            contents: `${await readFile(path, 'utf8')}\nfeatures.reverse();`,
            loader: 'ts',
          }));
        },
      },
    ]
  : [];
