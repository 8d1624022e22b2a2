import {readFile} from 'node:fs/promises';
import {transform} from 'esbuild';

/** An esbuild plugin that minifies the CSS in `css` templates by esbuild's own minifier, which removes comments too. */
export const minifyStyles = {
  name: 'minify-styles',
  setup(build) {
    build.onLoad({filter: /[\\/]src[\\/]elements[\\/].*\.ts$/}, async ({path}) => {
      const code = await readFile(path, 'utf8');
      const [, before, css, after] = /^(.*\bcss`)([^`\\$]+)(`.*)$/s.exec(code) ?? [];
      if (!css) return undefined;
      const {code: minified} = await transform(css, {loader: 'css', minify: true, charset: 'utf8'});
      return {contents: before + minified.trim() + after, loader: 'ts'};
    });
  },
};
