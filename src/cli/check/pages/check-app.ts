import {observe} from '../../../conformance/rules/ledger.ts';
import type {Evidence} from '../evidence.ts';
import type {NamedPage} from './check-page.ts';
import type {PageRule} from './page-rules.ts';

/** Checks what a merchant switches on in the theme editor, if a store has the elements from an app. */
export function checkApp(pages: readonly NamedPage[], evidence: Evidence): void {
  const hasApp = pages.some(({page}) => page.embeds > 0 || page.appBlocks.length > 0);
  evidence.explain(['embed', 'blocks'], hasApp ? NO_BLOCK : 'The elements are not installed as an app.');
  if (!hasApp) return;
  for (const {place, page} of pages) {
    const problems = page.embeds === 1 ? findFormProblems(page.hasSearchForm) : [embedProblem(page.embeds)];
    evidence.add(place, observe<PageRule>('embed', problems));
  }
  const search = pages.find(({place}) => place === 'search page');
  if (search?.page.appBlocks.includes('page')) evidence.add('search page', observe<PageRule>('blocks', []));
}

const embedProblem = (count: number): string =>
  count === 0
    ? 'the app embed is off: in the theme editor, under “App embeds”, switch on “Product search”'
    : `the app embed is on ${count} times: in the theme editor, under “App embeds”, leave one on`;

const findFormProblems = (isFound: boolean): string[] =>
  isFound
    ? []
    : [
        'there is no search form that leads to /search: in the theme editor, under “App embeds”, “Product search”, name it in “Search forms”',
      ];

const NO_BLOCK =
  'The search page has the theme’s own results. For ours, open the search template in the theme editor, then “Add section”, “Apps”, “Search results”.';
