import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import GithubSlugger from 'github-slugger';
import {marked, type Tokens} from 'marked';

/** Returns a line for each link or picture of a page that leads to no file, or to no heading of a page. */
export function findDeadLinks(page: string): string[] {
  return addressesOf(page)
    .filter(address => !/^(https?|mailto):/.test(address))
    .filter(address => !leadsSomewhere(page, address))
    .map(address => `${page}: ${address} leads nowhere.`);
}

function leadsSomewhere(page: string, address: string): boolean {
  const [path = '', anchor] = address.split('#');
  const target = path ? join(dirname(page), path) : page;
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
}

function addressesOf(page: string): string[] {
  const addresses: string[] = [];
  marked.walkTokens(marked.lexer(readFileSync(page, 'utf8')), token => {
    if (token.type === 'link' || token.type === 'image') addresses.push((token as Tokens.Link).href);
  });
  return addresses;
}

/** Returns the anchors of headings, as GitHub forms them, and those of `<a id="…">`. */
function anchorsOf(markdown: string): string[] {
  const slugger = new GithubSlugger();
  const anchors = [...markdown.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id);
  marked.walkTokens(marked.lexer(markdown), token => {
    if (token.type === 'heading')
      anchors.push(slugger.slug((token as Tokens.Heading).text.replaceAll('`', '')));
  });
  return anchors;
}
