import {checkBlocks, checkNames} from '../../../conformance/page/check-config.ts';
import {findMistakes} from '../../../conformance/page/check-templates.ts';
import {checkListFilters} from '../../../conformance/page/check-values.ts';
import {expect, type Observation, observe} from '../../../conformance/rules/ledger.ts';
import {DEFAULT_ENDPOINT, readBlock, type Settings} from '../../../service/browser/config.ts';
import {describeProblem} from '../../../service/console/problems.ts';
import type {PageRule} from '../evidence.ts';
import type {HtmlPage} from '../html-page.ts';

/**
 * Checks the script and the configuration of a page.
 *
 * @param path the path at which the service answered, if it did.
 */
export function checkPage(page: HtmlPage, path: string | undefined): Observation<PageRule>[] {
  return [
    ...observe<PageRule>('script', findScriptProblems(page)),
    ...observe<PageRule>('configuration', readConfiguration(page).problems),
    ...(page.templates.length ? observe<PageRule>('templates', page.templates.flatMap(findMistakes)) : []),
    ...(page.filters.length ? observe<PageRule>('filters', page.filters.flatMap(checkListFilters)) : []),
    ...(path === undefined ? [] : checkEndpoint(page, path)),
  ];
}

function findScriptProblems(page: HtmlPage): string[] {
  const scripts = scriptsOf(page).map(({pathname}) => pathname);
  if (scripts.length > 1) return [`the script is loaded ${scripts.length} times: ${scripts.join(', ')}`];
  if (scripts.length === 1) return [];
  const classic = page.classicScripts.find(isScript);
  return [
    classic ? `${classic.pathname} is loaded without type="module"` : 'storefront-search.js is not loaded',
  ];
}

function checkEndpoint(page: HtmlPage, path: string): Observation<PageRule>[] {
  const {origin, pathname} = endpointOf(page);
  if (origin !== page.url.origin)
    return observe<PageRule>('endpoint', [`"endpoint" is on another domain, ${origin}`]);
  return expect<PageRule>(
    'endpoint',
    pathname === path,
    `"endpoint" is ${pathname}, but the service answers at ${path}`,
  );
}

export interface NamedPage {
  readonly place: string;
  readonly page: HtmlPage;
}

const TAGS = ['search-box', 'search-results', 'facet-panel'];

/** Lists the search elements in a page's markup. */
export function tagsOf(page: HtmlPage): string[] {
  return TAGS.filter(tag => page.has(tag));
}

/** Lists the addresses of the elements' script on a page. */
export function scriptsOf({modules}: HtmlPage): readonly URL[] {
  return modules.filter(isScript);
}

/**
 * Matches `storefront-search.js`, its one-file build and the app embed's script, but not the inspector, nor the scripts of looks,
 * shortcut keys and viewed products.
 */
function isScript({pathname}: URL): boolean {
  return (
    /\/storefront-search[^/]*\.js$/.test(pathname) &&
    !/(\.debug|-looks|-shortcuts|-viewed)\.js$/.test(pathname)
  );
}

/** Whether a page has any of the elements, their script or their configuration. */
export function isInstalled(page: HtmlPage): boolean {
  return scriptsOf(page).length > 0 || page.blocks.length > 0 || tagsOf(page).length > 0;
}

/** A page's configuration as the elements read it, and the problems they would report. */
export interface Configuration {
  readonly settings: Partial<Settings>;
  readonly problems: readonly string[];
}

export function readConfiguration({blocks, url}: HtmlPage): Configuration {
  const problems = checkBlocks(blocks);
  const text = blocks.find(({isTyped}) => isTyped)?.text ?? '{}';
  const settings = readBlock(text, url.href, (problem, ...details) =>
    problems.push(describeProblem(problem, ...details)),
  );
  const {messages = {}, events} = settings;
  const names = checkNames({messages, events: {search: '', click: '', ...events}});
  return {settings, problems: [...problems, ...names]};
}

/** Returns the address of the service from a page's configuration. */
export function endpointOf(page: HtmlPage): URL {
  return new URL(readConfiguration(page).settings.endpoint ?? DEFAULT_ENDPOINT, page.url);
}

/** Returns the address of the search page from a page's configuration. */
export function searchPageOf(page: HtmlPage, query: string): URL {
  const {rootUrl = '/', searchUrl = `${rootUrl.replace(/\/?$/, '/')}search`} =
    readConfiguration(page).settings;
  const url = new URL(searchUrl, page.url);
  url.searchParams.set('q', query);
  return url;
}
