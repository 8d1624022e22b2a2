import {existsSync} from 'node:fs';
import {posix} from 'node:path';
import {addressOf} from './documents.ts';

/** Returns the relative address from one page to another, both below the site's folder. */
export function relativeAddress(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to) || posix.basename(to);
  return shortAddress(path) || './';
}

/** Returns an address without `index.html` at its end. */
export const shortAddress = (address: string): string => address.replace(/(^|\/)index\.html$/, '$1');

/** Returns the relative address of the site's folder, such as `../`. */
export const rootFrom = (page: string): string => '../'.repeat(page.split('/').length - 1) || './';

/**
 * Resolves a link of a Markdown file for its page in the site.
 *
 * @throws {Error} if the link leads to a file that is not part of the site.
 */
export function resolveLink(href: string, source: string): string {
  if (/^([a-z]+:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(source), path));
  if (!existsSync(target)) throw new Error(`${source}: no file for the link ${href}`);
  const address = target.endsWith('.md') ? addressOf(target) : copyOf(target);
  if (!address) throw new Error(`${source}: the site has no page for the link ${href}`);
  return relativeAddress(addressOf(source), address) + (anchor ? `#${anchor}` : '');
}

/** The files that pages link to or show, and the paths of their copies in the site. */
export const COPIES: Readonly<Record<string, string>> = {
  'docs/pictures': 'pictures',
  'docs/machines': 'machines',
  'custom-elements.json': 'machines/custom-elements.json',
  'test/bench/results/page.svg': 'pictures/page.svg',
  LICENSE: 'license.txt',
};

function copyOf(file: string): string | undefined {
  const found = Object.keys(COPIES).find(name => file === name || file.startsWith(`${name}/`));
  return found && file.replace(found, COPIES[found] ?? '').replace(/\.png$/, '.webp');
}
