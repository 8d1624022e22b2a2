import {checkBlocks, checkNames} from '../../../conformance/page/check-config.ts';
import {DEFAULT_ENDPOINT, readBlock, type Settings} from '../../../service/browser/config-block.ts';
import {describeProblem} from '../../../service/console/problems.ts';
import type {HtmlPage} from '../html-page.ts';

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
