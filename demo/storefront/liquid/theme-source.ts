import {existsSync, readFileSync} from 'node:fs';
import {dirname, extname, join, relative, sep} from 'node:path';
import type {FS} from 'liquidjs';

/** Reads the Liquid files of a theme for LiquidJS, and hides the parts that are not Liquid from its parser. */
export const themeSource: FS = {
  sep,
  dirname,
  resolve: (folder, file, extension) => join(folder, extname(file) ? file : `${file}${extension}`),
  existsSync,
  exists: async path => existsSync(path),
  readFileSync: path => protectBodies(readFileSync(path, 'utf8')),
  readFile: async path => protectBodies(readFileSync(path, 'utf8')),
  containsSync: isInside,
  contains: async (folder, path) => isInside(folder, path),
};

function isInside(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..');
}

/**
 * Makes the JSON of a schema raw text. The bodies of the other tags are not needed for rendering, except their line
 * breaks: positions in the file stay the same.
 */
function protectBodies(source: string): string {
  return source.replace(BODIES, (_, start: string, name: string, body: string, end: string) => {
    const inner = name === 'schema' ? `{% raw %}${body}{% endraw %}` : body.replace(/[^\n]+/g, '');
    return `${start}${inner}${end}`;
  });
}

const BODIES =
  /(\{%-?\s*(schema|doc|stylesheet|javascript)\s*-?%\})([\s\S]*?)(\{%-?\s*end(?:schema|doc|stylesheet|javascript)\s*-?%\})/g;
