import {readFile} from 'node:fs/promises';
import {transform} from 'esbuild';

/** The content of a `css` template that is assigned or listed; none with expressions. */
const STYLES = /(?<=[=[,]\s*css`)[^`\\$]+(?=`)/g;

/** An esbuild plugin that minifies the CSS in `css` templates by esbuild's own minifier, which removes comments too. */
export const minifyStyles = {
  name: 'minify-styles',
  setup(build) {
    build.onLoad({filter: /[\\/]src[\\/]elements[\\/].*\.ts$/}, async ({path}) => {
      const code = await readFile(path, 'utf8');
      const minified = await Promise.all((code.match(STYLES) ?? []).map(minify));
      return {contents: code.replace(STYLES, () => minified.shift()), loader: 'ts'};
    });
  },
};

async function minify(css) {
  const {code} = await transform(css, {loader: 'css', minify: true, charset: 'utf8'});
  return code.trim();
}
