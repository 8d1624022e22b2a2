import type {Hono} from 'hono';
import type {StoreData} from './catalogue/catalogue.ts';
import {openData} from './storefront/data-folder.ts';
import {listThemeFiles} from './storefront/liquid/theme-folder.ts';
import {type GapOwner, ThemeGaps} from './storefront/liquid/theme-gaps.ts';
import {createStorefront} from './storefront/storefront.ts';

/** The result of checking a theme, in sentences. */
export interface ThemeCheck {
  /** The number of rendered pages and sections. */
  readonly pages: number;
  /** Pages that can't be rendered, parts that the theme names and lacks, and search elements without their script. */
  readonly failures: readonly string[];
  /** Features that the theme uses and the demo lacks, which are no faults of the theme. */
  readonly gaps: readonly string[];
}

/** Renders every kind of page and every section of a theme in each language of the store. */
export async function checkTheme(store: StoreData, theme: string): Promise<ThemeCheck> {
  const found: Record<GapOwner, string[]> = {theme: [], demo: []};
  const report = (sentence: string, owner: GapOwner) => void found[owner].push(sentence);
  const options = {data: openData(), theme, gaps: new ThemeGaps([theme], report)};
  const app = createStorefront(store, options);
  const cookie = await fillCart(app, store);
  const failures: string[] = [];
  const files = new Set<string>();
  const scriptless: string[] = [];
  const paths = listPaths(store, theme);
  for (const {path, status} of paths) {
    const response = await app.request(path, {headers: {Cookie: cookie}});
    const html = await response.text();
    if (response.status === status) for (const file of listFiles(html)) files.add(file);
    else failures.push(`${path}: ${explain(html) ?? `the answer has the status ${response.status}`}`);
    if (lacksScript(html)) scriptless.push(path);
  }
  for (const file of files) {
    const {status} = await app.request(file);
    if (status !== 200) failures.push(`${file}: the answer has the status ${status}`);
  }
  return {
    pages: paths.length,
    failures: [...found.theme, ...failures, ...describeScriptless(scriptless)],
    gaps: found.demo,
  };
}

interface CheckedPath {
  readonly path: string;
  readonly status: 200 | 404;
}

/** Lists a page of each kind, with each of its templates, and the sections by themselves. */
function listPaths({catalogues}: StoreData, theme: string): readonly CheckedPath[] {
  const [{products, articles, pages, collections}, ...others] = catalogues;
  const [article] = articles;
  const kinds: Readonly<Record<string, string | undefined>> = {
    index: '/',
    search: `/search?q=${encodeURIComponent(products[0]?.title ?? '')}`,
    'list-collections': '/collections',
    collection: collections[0] && `/collections/${collections[0].handle}`,
    product: products[0] && `/products/${products[0].handle}`,
    blog: article && `/blogs/${article.blogHandle}`,
    article: article && `/blogs/${article.blogHandle}/${article.handle}`,
    page: pages[0] && `/pages/${pages[0].handle}`,
    cart: '/cart',
  };
  const views = listNames(theme, 'templates', '.json').flatMap(name => {
    const [kind = '', suffix] = name.split('.');
    const path = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return path && suffix ? [`${path}${path.includes('?') ? '&' : '?'}view=${suffix}`] : [];
  });
  const sections = listNames(theme, 'sections', '.liquid').map(name => `/?section_id=${name}`);
  const paths = [...Object.values(kinds).filter(path => path !== undefined), ...views, ...sections];
  return ['', ...others.map(({locale}) => `/${locale}`)].flatMap(prefix => [
    ...paths.map(path => ({path: prefix + path, status: 200}) as const),
    {path: `${prefix}/not-found`, status: 404},
  ]);
}

function listNames(theme: string, folder: string, ending: string): readonly string[] {
  return listThemeFiles([theme], folder)
    .filter(path => path.endsWith(ending))
    .map(path => path.slice(folder.length + 1, -ending.length));
}

/** Puts a product into a cart, so that the cart's page has a line. Returns the visitor's cookie. */
async function fillCart(app: Hono, {catalogues: [{products}]}: StoreData): Promise<string> {
  const offers = products.flatMap(({variants}) => variants);
  const id = offers.find(({available}) => available)?.id ?? '';
  // Without the inspector, whose script is not the theme's.
  const headers = {Cookie: 'demo_visitor=check; demo_inspector=off'};
  await app.request('/cart/add', {method: 'POST', headers, body: new URLSearchParams({id})});
  return headers.Cookie;
}

/** The store's own files that a page loads. */
function listFiles(html: string): readonly string[] {
  const tags = html.match(/<(?:script|link|img|source)\b[^>]*>/g) ?? [];
  return tags.flatMap(tag => {
    const [, path] = /\s(?:src|href)="(\/(?!\/)[^"]*)"/.exec(tag) ?? [];
    const isFile = path !== undefined && /^\/(assets|platform|cdn)\//.test(path);
    return isFile ? [path.replaceAll('&#38;', '&')] : [];
  });
}

/** Whether a whole page has search elements and loads no script for them. */
function lacksScript(html: string): boolean {
  const hasElements = /<(search-box|search-results|facet-panel)[\s>]/.test(html);
  return hasElements && html.includes('</html>') && !/<script[^>]*storefront-search/.test(html);
}

function describeScriptless([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [
    `${first}${more}: the script of the search elements is missing. In the layout, add {% render 'storefront-search' %} above </head>.`,
  ];
}

/** The sentence of the demo's own error page. */
function explain(html: string): string | undefined {
  return /<h1>The theme can’t be rendered<\/h1><p>([^<]*)<\/p>/.exec(html)?.[1];
}
