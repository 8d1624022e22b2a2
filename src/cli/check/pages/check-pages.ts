import {expect, observe} from '../../../conformance/rules/ledger.ts';
import type {Evidence, PageRule} from '../evidence.ts';
import {HtmlPage} from '../html-page.ts';
import type {StoreClient} from '../store-client.ts';
import {
  checkPage,
  isInstalled,
  type NamedPage,
  readConfiguration,
  scriptsOf,
  searchPageOf,
  tagsOf,
} from './check-page.ts';
import {loadFiles} from './script-files.ts';

/** The results of the service's check that the pages are compared with. */
export interface PageSubject {
  readonly home: HtmlPage;
  /** The path at which the service answered, if it did. */
  readonly path: string | undefined;
  readonly query: string;
}

/** Checks the home page and the search page of a store. */
export async function checkPages(
  client: StoreClient,
  subject: PageSubject,
  evidence: Evidence,
): Promise<void> {
  const pages = await fetchPages(client, subject, evidence);
  if (!pages.some(({page}) => isInstalled(page))) {
    return evidence.explain(ON_PAGES, 'Neither the home page nor the search page has the elements.');
  }
  for (const {place, page} of pages) evidence.add(place, checkPage(page, subject.path));
  evidence.explain(['endpoint'], 'The service was not found.');
  evidence.explain(['filters'], 'No list has filters of its own.');
  evidence.explain(['templates'], 'No element has templates.');
  checkElements(pages, evidence);
  checkApp(pages, evidence);
  await checkFiles(client, pages, evidence);
}

const ON_PAGES: readonly PageRule[] = [
  'script',
  'configuration',
  'filters',
  'templates',
  'endpoint',
  'elements',
  'embed',
  'blocks',
  'files',
  'version',
];

async function fetchPages(
  client: StoreClient,
  {home, query}: PageSubject,
  evidence: Evidence,
): Promise<readonly NamedPage[]> {
  const url = searchPageOf(home, query);
  const search = new HtmlPage(await client.get(url.href));
  const broken = `"searchUrl" is ${url.pathname}, which answers ${search.status}`;
  const isConfigured = readConfiguration(home).settings.searchUrl !== undefined;
  if (search.status !== 200 && isConfigured) evidence.add('home page', [{rule: 'configuration', broken}]);
  const pages: readonly NamedPage[] = [
    {place: 'home page', page: home},
    {place: 'search page', page: search},
  ];
  return pages.filter(({page}) => page.status === 200);
}

function checkElements(pages: readonly NamedPage[], evidence: Evidence): void {
  const found = pages
    .map(({place, page}) => ({place, tags: tagsOf(page)}))
    .filter(({tags}) => tags.length > 0);
  // An embed adds the box itself.
  const isAdded = pages.some(({page}) => page.embeds > 0 && page.hasSearchForm);
  evidence.add(
    'both pages',
    expect<PageRule>('elements', found.length > 0 || isAdded, 'there is no search element'),
  );
  evidence.note('elements', found.map(({place, tags}) => `The ${place} has ${tags.join(', ')}.`).join(' '));
}

async function checkFiles(
  client: StoreClient,
  pages: readonly NamedPage[],
  evidence: Evidence,
): Promise<void> {
  const scripts = new Map(pages.flatMap(({page}) => scriptsOf(page).map(url => [url.href, url] as const)));
  const [script] = scripts.values();
  if (!script) return evidence.explain(['files', 'version'], 'The script was not found.');
  const language = pages[0]?.page.language ?? '';
  const {known, problems} = await loadFiles(client, script, language);
  evidence.add(script.pathname, observe<PageRule>('files', problems));
  const versions =
    scripts.size > 1 ? [`the pages load different scripts: ${[...scripts.keys()].join(' and ')}`] : [];
  evidence.add('both pages', observe<PageRule>('version', [...versions, ...findStale(pages, script, known)]));
}

/** Finds preloaded files that the script does not load: then the snippet belongs to another version. */
function findStale(pages: readonly NamedPage[], script: URL, known: ReadonlySet<string>): string[] {
  const folder = new URL('.', script).href;
  const names = pages
    .flatMap(({page}) => page.preloads)
    .filter(({href}) => href.startsWith(folder))
    .map(({pathname}) => pathname.split('/').at(-1) ?? '');
  const stale = [...new Set(names)].filter(name => /-[0-9A-Z]{8}\.js$/.test(name) && !known.has(name));
  return stale.map(name => `the markup preloads ${name}, which the script does not load`);
}

/** Checks the app embed and the app's blocks, which a merchant switches on in the theme editor. */
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
    : `the app embed is on ${count} times: in the theme editor, under “App embeds”, leave only one on`;

const findFormProblems = (isFound: boolean): string[] =>
  isFound
    ? []
    : [
        'no search form leads to /search: in the theme editor, under “App embeds”, “Product search”, write the selector of the form into “Search forms”',
      ];

const NO_BLOCK =
  'The search page shows the theme’s own results. To show the app’s, open the search template in the theme editor, then “Add section”, “Apps”, “Search results”.';
