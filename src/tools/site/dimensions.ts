import {readFileSync} from 'node:fs';
import {posix} from 'node:path';

/** Returns the attributes for the size of a PNG that a page shows, so that nothing moves when it loads; none for other pictures. */
export function dimensionsOf(href: string, source: string): string {
  if (!href.endsWith('.png')) return '';
  const header = readFileSync(posix.join(posix.dirname(source), href));
  return ` width="${header.readUInt32BE(16)}" height="${header.readUInt32BE(20)}"`;
}
