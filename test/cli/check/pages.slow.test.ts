import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Report} from '../../../src/cli/check/report.ts';
import {freePort} from '../../support/runners/free-port.ts';
import {smallStore} from '../../support/stores/small-storefront.ts';
import {check, findingsOf, rulesWith} from './support/check.ts';
import {type Changes, DemoStores} from './support/live-store.ts';

const stores = new DemoStores({
  ...smallStore,
  admin: {
    ...smallStore.admin,
    redirects: [
      {keyword: 'cup', url: '/products/cup'},
      {keyword: 'old', url: '/pages/gone'},
      {keyword: 'lost', url: 'https://no-store.invalid/'},
      {keyword: 'call', url: 'tel:0312345678'},
    ],
  },
});

async function checkStore(changes: Changes, query = 'pencil'): Promise<Report> {
  const {origin} = await stores.open(changes);
  return check(origin, {query});
}

/** Changes the markup of the pages at some paths. */
function markup(change: (html: string) => string, paths: readonly string[] = ['/', '/search']): Changes {
  return {
    respond: async request => {
      if (!paths.includes(new URL(request.url).pathname)) return undefined;
      const {origin} = await stores.open();
      const response = await fetch(request.url.replace(new URL(request.url).origin, origin));
      return new Response(change(await response.text()), {headers: {'content-type': 'text/html'}});
    },
  };
}

const SCRIPT = /<script type="module" src="[^"]*storefront-search\.js\?v=\w+"><\/script>/;
const BLOCK = /<script type="application\/json" data-storefront-search>[\s\S]*?<\/script>/;

/** Replaces the configuration block. */
const withBlock = (json: string): Changes =>
  markup(html =>
    html.replace(BLOCK, `<script type="application/json" data-storefront-search>${json}</script>`),
  );

test('finds no violation on the demo’s pages, and names their elements', async () => {
  const report = await checkStore({});
  assert.deepEqual(findingsOf(report), []);
  const elements = report.pages.find(({rule}) => rule === 'elements');
  assert.deepEqual(elements?.details, [
    {
      text: 'The home page has search-box. The search page has search-box, search-results, facet-panel.',
    },
  ]);
});

test('reports a page without the script, with two, and with a script that is no module', async () => {
  const reports = await Promise.all([
    checkStore(markup(html => html.replace(SCRIPT, ''), ['/'])),
    checkStore(markup(html => html.replace(SCRIPT, '$&$&'), ['/search'])),
    checkStore(markup(html => html.replace(SCRIPT, script => script.replace(' type="module"', '')), ['/'])),
  ]);
  assert.deepEqual(reports.map(findingsOf), [
    ['script: storefront-search.js is not loaded'],
    ['script: the script is loaded 2 times: /assets/storefront-search.js, /assets/storefront-search.js'],
    ['script: /assets/storefront-search.js is loaded without type="module"'],
  ]);
});

test('accepts two brands in the filters of a list, and reports a sixth one, and a second lowest price', async () => {
  const withFilters = (filters: string) =>
    markup(html => html.replace('<search-results', `$& filters="${filters}"`), ['/search']);
  const brands = [...'ABCDEF'].map(brand => `filter_vendor=${brand}`);
  const reports = await Promise.all([
    checkStore(withFilters(brands.slice(0, 2).join('&amp;'))),
    checkStore(withFilters(`${brands.join('&amp;')}&amp;filter_price_min=1&amp;filter_price_min=2`)),
  ]);
  assert.deepEqual(reports.map(findingsOf), [
    [],
    [
      "filters: in the filters attribute of <search-results>, filter_vendor=F beside 5 others can't be searched for; it is left out.",
      'filters: "filters" has 2 values of filter_price_min, which takes one: the last is used.',
    ],
  ]);
});

test('ignores the content of comments and templates', async () => {
  const report = await checkStore(
    markup(html => html.replace(SCRIPT, '$&<!-- $& --><template>$&</template>')),
  );
  assert.deepEqual(findingsOf(report), []);
});

test('reports a configuration that is no JSON, has an unknown or invalid setting, or a misspelt text', async () => {
  const blocks: readonly (readonly [json: string, problem: RegExp])[] = [
    ['{"endpoint": }', /is not a JSON object/],
    ['{"endPoint": "/apps/searchapp/search"}', /"endPoint" is not a setting/],
    ['{"locale": "Japanese"}', /"locale" must be a language such as "ja", not "Japanese"/],
    ['{"pageSize": 99}', /"pageSize" must be a whole number from 1 to 50, not 99/],
    ['{"ahead": "later"}', /"ahead" must be off, prefetch or prerender, not "later"/],
    [
      '{"messages": {"resultcount": "{count}"}}',
      /"messages" has no text "resultcount"\. Did you mean "resultCount"\?/,
    ],
  ];
  for (const [json, problem] of blocks) {
    const report = await checkStore(withBlock(json));
    assert.deepEqual(rulesWith('broken', report), ['configuration']);
    assert.match(findingsOf(report)[0] ?? '', problem);
  }
});

test('reports a second configuration', async () => {
  const report = await checkStore(markup(html => html.replace(BLOCK, '$&$&'), ['/']));
  assert.match(
    findingsOf(report).join('\n'),
    /^configuration: another <script data-storefront-search> is not read/,
  );
});

test('§4.1 prefix: checks the service at the configured endpoint, and reports one on another domain', async () => {
  const elsewhere = await checkStore(
    withBlock('{"endpoint": "https://elsewhere.example/apps/searchapp/search"}'),
  );
  assert.deepEqual(rulesWith('broken', elsewhere), ['endpoint']);
  assert.match(
    findingsOf(elsewhere)[0] ?? '',
    /"endpoint" is on another domain, https:\/\/elsewhere\.example/,
  );
  const wrong = await checkStore(withBlock('{"endpoint": "/apps/old/search"}'));
  assert.equal(wrong.obstacle?.code, 'wrong_path');
  assert.match(
    findingsOf(wrong)[0] ?? '',
    /"endpoint" is \/apps\/old\/search, but the service answers at \/apps\/searchapp\/search/,
  );
});

test('reports a search page that does not exist', async () => {
  const report = await checkStore(withBlock('{"searchUrl": "/pages/search"}'));
  assert.deepEqual(findingsOf(report), ['configuration: "searchUrl" is /pages/search, which answers 404']);
});

test('skips a home page that fails', async () => {
  const report = await checkStore({
    respond: ({url}) => (new URL(url).pathname === '/' ? new Response('', {status: 500}) : undefined),
  });
  assert.deepEqual([findingsOf(report), report.obstacle], [[], null]);
});

test('reports that no page has an element', async () => {
  const report = await checkStore(
    markup(html => html.replaceAll(/<(\/?)(search-box|search-results|facet-panel)/g, '<$1div')),
  );
  assert.deepEqual(findingsOf(report), ['elements: there is no search element']);
});

test('notes the missing elements of a store without them, without a violation', async () => {
  const report = await checkStore({
    respond: ({url}) =>
      ['/', '/search'].includes(new URL(url).pathname)
        ? new Response('<title>Shop</title>', {headers: {'content-type': 'text/html'}})
        : undefined,
  });
  assert.deepEqual(findingsOf(report), []);
  const script = report.pages.find(({rule}) => rule === 'script');
  assert.match(script?.details[0]?.text ?? '', /Neither the home page nor the search page has the elements/);
});

test('reports a missing file of the script or a page in its place, but not a file of another language', async () => {
  const missing = await checkStore({
    respond: ({url}) =>
      /\/assets\/(results-page|ko|de)-/.test(url) ? new Response('', {status: 404}) : undefined,
  });
  assert.equal(rulesWith('broken', missing).join(), 'files');
  assert.match(findingsOf(missing).join('\n'), /^files: \/assets\/results-page-\w{8}\.js answers 404$/);
  const html = await checkStore({
    respond: ({url}) =>
      /\/assets\/search-box-/.test(url)
        ? new Response('<title>Shop</title>', {headers: {'content-type': 'text/html'}})
        : undefined,
  });
  assert.match(
    findingsOf(html).join('\n'),
    /^files: \/assets\/search-box-\w{8}\.js is not JavaScript: its content type is text\/html$/,
  );
});

test('reports a script whose server does not answer', async () => {
  const address = `http://localhost:${await freePort()}/assets/storefront-search.js`;
  const report = await checkStore(
    markup(html => html.replace(/"[^"]*storefront-search\.js\?v=\w+"/, `"${address}"`)),
  );
  assert.deepEqual(rulesWith('broken', report), ['files']);
  assert.match(findingsOf(report)[0] ?? '', /^files: Nothing answers at localhost/);
});

test('reports files of two versions: preloaded ones, and the scripts of two pages', async () => {
  const preload = '<link rel="modulepreload" href="/assets/results-page-0LDV3RS1.js"></head>';
  const stale = await checkStore(markup(html => html.replace('</head>', preload), ['/search']));
  assert.deepEqual(findingsOf(stale), [
    'version: the markup preloads results-page-0LDV3RS1.js, which the script does not load',
  ]);
  const older = await checkStore(
    markup(html => html.replace(SCRIPT, script => script.replace(/\?v=\w+/, '?v=1')), ['/search']),
  );
  assert.match(
    findingsOf(older).join('\n'),
    /^version: the pages load different scripts: \S+storefront-search\.js\?v=\w{8} and \S+\.js\?v=1$/,
  );
});

test('§2.1 redirect_url: reports whether a keyword redirect leads to a page', async () => {
  assert.ok(rulesWith('kept', await checkStore({}, 'cup')).includes('redirect'));
  assert.deepEqual(findingsOf(await checkStore({}, 'old')), ['redirect: /pages/gone answers 404']);
  const [lost = ''] = findingsOf(await checkStore({}, 'lost'));
  assert.match(lost, /^redirect: https:\/\/no-store\.invalid\/ can't be loaded: /);
  assert.deepEqual(findingsOf(await checkStore({}, 'call')), [
    'redirect: tel:0312345678 is not an http or https address',
  ]);
});

const EMBED = '<script type="application/json" data-storefront-search-embed>{}</script>';
const APP_BLOCK = '<div data-storefront-search-app="page">';
const FORM = '<form action="/search"><input type="search" name="q"></form>';

/** The pages of a store that has the elements from an app. */
const asApp = (change: (html: string) => string = html => html): Changes =>
  markup(html => {
    const bare = html.replace(/<search-box[\s\S]*?<\/search-box>/g, FORM);
    const script = '<script type="module" src="/assets/storefront-search-embed.js"></script>';
    const looks = '<script type="module" src="/assets/storefront-search-looks.js"></script>';
    return change(
      bare
        .replace(SCRIPT, `${EMBED}${script}${looks}`)
        .replace('<search-results', `${APP_BLOCK}<search-results`),
    );
  });

const lineOf = ({pages}: Report, rule: string) => pages.find(line => line.rule === rule);

test('finds no violation in a store that has the elements from an app, with its embed on and its block on the search page', async () => {
  const report = await checkStore(asApp());
  assert.deepEqual(findingsOf(report), []);
  for (const rule of ['script', 'elements', 'embed', 'blocks', 'files'])
    assert.equal(lineOf(report, rule)?.verdict, 'kept', rule);
});

test('names the switch in the theme editor if the embed is off or on twice, if it finds no form, and if there is no block', async () => {
  const [off, twice, formless, blockless] = await Promise.all([
    checkStore(asApp(html => html.replace(EMBED, ''))),
    checkStore(asApp(html => html.replace(EMBED, EMBED + EMBED))),
    checkStore(asApp(html => html.replaceAll(FORM, ''))),
    checkStore(asApp(html => html.replace(APP_BLOCK, '<div>'))),
  ]);
  const say = (report: Report | undefined, rule: string) =>
    lineOf(report as Report, rule)
      ?.details.map(({text}) => text)
      .join();
  assert.match(
    say(off, 'embed') ?? '',
    /the app embed is off: in the theme editor, under “App embeds”, switch on “Product search”/,
  );
  assert.match(
    say(twice, 'embed') ?? '',
    /on 2 times: in the theme editor, under “App embeds”, leave only one on/,
  );
  assert.match(
    say(formless, 'embed') ?? '',
    /no search form leads to \/search: [^,]*, under “App embeds”, “Product search”, write/,
  );
  assert.deepEqual(
    [lineOf(blockless as Report, 'blocks')?.verdict, lineOf(blockless as Report, 'embed')?.verdict],
    ['not seen', 'kept'],
  );
  assert.match(
    say(blockless, 'blocks') ?? '',
    /open the search template in the theme editor, then “Add section”, “Apps”/,
  );
});

test('a store with the kit in its theme needs no embed and no block', async () => {
  const report = await checkStore({});
  for (const rule of ['embed', 'blocks']) {
    assert.equal(lineOf(report, rule)?.verdict, 'not seen');
    assert.match(lineOf(report, rule)?.details[0]?.text ?? '', /not installed as an app/);
  }
});
