import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {Parser} from 'htmlparser2';
import {expect, FOLDER, test} from './fixtures.ts';

interface Parsed {
  readonly links: string[];
  readonly ids: Set<string>;
}

/** Addresses that the service worker answers, and that are no files. */
const OF_WORKER = /^playground\/store\//;

test('every link, anchor, script, picture and frame of every page leads to a file of the site', () => {
  const pages = new Map(
    readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
      .map(name => name.replaceAll('\\', '/'))
      .filter(name => name.endsWith('.html'))
      .map(name => [name, parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))] as const),
  );
  expect(pages.size).toBeGreaterThan(70);
  const problems = [...pages].flatMap(([page, {links}]) =>
    links.flatMap(link => {
      const problem = problemOf(link, page, pages);
      return problem ? [`${page}: ${link}: ${problem}`] : [];
    }),
  );
  expect(problems).toEqual([]);
});

function problemOf(link: string, page: string, pages: ReadonlyMap<string, Parsed>): string | undefined {
  if (/^(https?|mailto|data):/.test(link)) return undefined;
  if (link.startsWith('/')) return 'is no relative address';
  const [address = '', anchor] = link.split('#');
  const path = address.replace(/\?.*/, '');
  const target = path ? posix.join(posix.dirname(page), path) : page;
  const file = target.endsWith('/') || target === '.' ? posix.join(target, 'index.html') : target;
  if (OF_WORKER.test(target)) return undefined;
  if (file.startsWith('..') || !existsSync(`${FOLDER}/${file}`)) return 'no such file';
  const isMissing = anchor && !pages.get(file)?.ids.has(decodeURIComponent(anchor));
  return isMissing ? 'no such anchor' : undefined;
}

function parse(html: string): Parsed {
  const links: string[] = [];
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(_name, {id, href, src, action, ...others}) {
      if (id) ids.add(id);
      links.push(...[href, src, action, others['data-live']].filter(link => link !== undefined));
    },
  });
  parser.end(html);
  return {links, ids};
}
