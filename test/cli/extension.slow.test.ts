import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {themeCheckRun} from '@shopify/theme-check-node';
import {toAppBlock} from '../../src/cli/extension/app-block.ts';
import {extensionFiles} from '../../src/cli/extension/extension-files.ts';
import {listRefused, measure} from '../../src/cli/extension/limits.ts';
import {readKit} from '../../src/cli/kit.ts';
import arabic from '../../src/i18n/messages/ar.ts';
import {run} from './command.ts';
import {readText, snapshot, writeFile} from './plain-theme.ts';

const kit = await readKit();
const files = await extensionFiles(kit);
const folders: string[] = [];

after(() => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true});
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'extension-'));
  folders.push(folder);
  return folder;
}

const BLOCKS = {
  'search-page': 'page',
  collection: 'collection',
  'product-list': 'list',
  related: 'related',
};

interface Schema {
  readonly name: string;
  readonly target: string;
  readonly available_if: string;
  readonly enabled_on?: {readonly templates: readonly string[]};
  readonly settings: readonly {readonly type: string; readonly id?: string}[];
}

const [bodyOf, schemaOf] = [0, 1].map(
  part => (text: string) => text.split(/\{% (?:end)?schema %\}/)[part] ?? '',
);
const readSchema = (place: string): Schema => JSON.parse(schemaOf?.(files.get(place) ?? '') ?? '');

test('the platform accepts each kind of file, and no file uses a tag that it forbids', () => {
  assert.deepEqual(listRefused(files), []);
  const bad = new Map([
    ['assets/licenses.txt', ''],
    ['assets/deep/a.js', ''],
    ['snippets/a.liquid', "{% render 'b' %}{%- javascript -%}{%- endjavascript -%}"],
    ['snippets/b.liquid', "{% section 'header' %}"],
  ]);
  assert.deepEqual(listRefused(bad), [
    "an extension can't have the file assets/licenses.txt",
    "an extension can't have the file assets/deep/a.js",
    "snippets/a.liquid uses {%- javascript %}, which an extension can't have",
    "snippets/b.liquid uses {% section %}, which an extension can't have",
  ]);
});

test('an extension is within each of the platform’s limits, and a larger one is not', () => {
  for (const {name, figure, limit} of measure(files))
    assert.ok(figure <= limit, `${name}: ${figure} of ${limit}`);
  const schema = JSON.stringify({javascript: 'a.js', stylesheet: 'a.css', settings: Array(26).fill({})});
  const random = Array.from({length: 150_000}, () => Math.random().toString(36)[2]).join('');
  const large = new Map([
    ...Array.from({length: 31}, (_, index): [string, string] => [`blocks/${index}.liquid`, '']),
    ...Array.from({length: 101}, (_, index): [string, string] => [`locales/${index}.json`, '']),
    ['blocks/a.liquid', `${'a'.repeat(100_001)}{% schema %}${schema}{% endschema %}`],
    ['locales/a.json', 'a'.repeat(15_001)],
    ['assets/a.js', random],
    ['assets/a.css', random + random],
    ['assets/b.js', 'a'.repeat(10_000_000)],
  ]);
  assert.deepEqual(
    measure(large).filter(({figure, limit}) => figure <= limit),
    [],
  );
});

test('JSON has no comments and no trailing commas, and each language has all texts', () => {
  const keysOf = (tree: object, path = ''): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' && !('other' in value) ? keysOf(value, `${path}.${key}`) : [`${path}.${key}`],
    );
  const locales = [...files].filter(([place]) => place.startsWith('locales/'));
  for (const [place, text] of locales) {
    const main = files.get(`locales/en.default${place.endsWith('.schema.json') ? '.schema' : ''}.json`) ?? '';
    assert.deepEqual(keysOf(JSON.parse(text)).sort(), keysOf(JSON.parse(main)).sort(), place);
  }
  for (const name of ['search-embed', ...Object.keys(BLOCKS)]) readSchema(`blocks/${name}.liquid`);
});

test('blocks have names of 25 letters or less in every language', () => {
  for (const [place, text] of files) {
    if (!place.endsWith('.schema.json')) continue;
    const {names} = JSON.parse(text).storefront_search;
    for (const name of Object.values<string>(names)) assert.ok(name.length <= 25, `${place}: ${name}`);
  }
});

test('each block is on its templates, hidden below the plan, and marked for the theme editor', () => {
  const templates = {
    'search-page': ['search'],
    collection: ['collection'],
    'product-list': undefined,
    related: ['product'],
  };
  for (const [name, expected] of Object.entries(templates)) {
    const schema = readSchema(`blocks/${name}.liquid`);
    assert.deepEqual(schema.enabled_on?.templates, expected);
    assert.equal(schema.target, 'section');
    assert.equal(schema.available_if, '{{ app.metafields.plan.pro }}');
    assert.match(files.get(`blocks/${name}.liquid`) ?? '', /\{\{ block\.shopify_attributes \}\}/);
  }
  const embed = readSchema('blocks/search-embed.liquid');
  assert.deepEqual([embed.target, embed.available_if], ['head', '{{ app.metafields.plan.pro }}']);
});

for (const [name, section] of Object.entries(BLOCKS)) {
  test(`the block ${name} has the Liquid and the settings of its section, but for what blocks of apps lack`, () => {
    const place = `sections/storefront-search-${section}.liquid`;
    const [own, kits] = [files.get(`blocks/${name}.liquid`) ?? '', kit.files.get(place) ?? ''];
    const lines = (text: string) =>
      (bodyOf?.(text) ?? '')
        .replace(/\b(section|block)\.(settings|id)\b/g, 'its.$2')
        .split('\n')
        .map(line => line.trim());
    const lack = (some: string[], others: string[]) => some.filter(line => line && !others.includes(line));
    const [ownLines, kitLines] = [lines(own), lines(kits)];
    for (const line of lack(ownLines, kitLines))
      assert.match(
        line,
        /^(data-storefront-search-app="(page|list)"|\{\{ block\.shopify_attributes \}\}|(facets|collapsed): its\.settings\.\w+,|name: heading)$/,
      );
    for (const line of lack(kitLines, ownLines))
      assert.match(
        line,
        /^(\{%-? (for block in section\.blocks|if block\.type == '@app'|render block|endif|endfor) ?-?%\}|blocks: section\.blocks,|\{%- capture banners -%\}.*|banners: banners,|name: heading,|(popular(_menu)?|collection|viewed|suggested): its\.settings\.(popular(_menu|_collection)?|viewed|suggested),?)$/,
      );
    const idsOf = (text: string): string[] =>
      (JSON.parse(schemaOf?.(text) ?? '') as Schema).settings.flatMap(({id}) => id ?? []);
    assert.deepEqual(
      idsOf(own).filter(id => id !== 'facets' && id !== 'collapsed'),
      idsOf(kits).filter(id => !/^(popular|viewed|suggested)/.test(id)),
    );
  });
}

test('a section that uses what no block has is refused, by name', () => {
  const section = `<div\n  class="storefront-search-page">{{ section.location }}</div>{% schema %}{}{% endschema %}`;
  assert.throws(
    () => toAppBlock(section, 'search-page'),
    /search-page can't be written: an app's block has no section\.location/,
  );
});

test('the snippets, styles and scripts are the kit’s own, without the docs, but for the choice of a look and a hint', () => {
  const withoutDoc = (text = '') => text.replace(/^\{%- doc -%\}[\s\S]*\{%- enddoc -%\}\n+/, '');
  const changed = [...kit.files].filter(([place, kitText]) => {
    const own = files.get(place);
    const text = withoutDoc(kitText);
    return (
      own !== undefined &&
      own.replace(/\n\/\*! The licences are in .*\n$/, '') !== text.trimEnd() &&
      own !== text
    );
  });
  assert.deepEqual(changed.map(([place]) => place).sort(), [
    'snippets/storefront-search-look.liquid',
    'snippets/storefront-search-results.liquid',
    'snippets/storefront-search-template.liquid',
  ]);
  const results = (text = '') =>
    text.split('\n').filter(line => !/layout\/theme\.liquid|embed_missing/.test(line));
  const place = 'snippets/storefront-search-results.liquid';
  assert.deepEqual(results(files.get(place)), results(withoutDoc(kit.files.get(place))));
});

test('the scripts of the looks are one file, and their cards read no file and no text of a theme', () => {
  const script = files.get('assets/storefront-search-looks.js') ?? '';
  assert.match(script, /details-modal[\s\S]*#search-modal/);
  for (const look of ['dawn', 'horizon']) {
    const card = files.get(`snippets/storefront-search-template-${look}.liquid`) ?? '';
    assert.match(card, /<template slot="product">/);
    assert.doesNotMatch(
      files.get(`snippets/storefront-search-look-${look}.liquid`) ?? "'content.",
      /'(content|templates)\./,
    );
    assert.doesNotMatch(
      card,
      /asset_url|\{% render '(?!storefront-search)|'(products|content|general|accessibility)\./,
    );
    assert.ok(files.has(`assets/storefront-search-${look}.css`));
  }
});

test('the cards of each look say what its theme says, in the theme’s own words of the language, and ours where it has none', () => {
  const wordsIn = (locale: string) =>
    JSON.parse(files.get(`locales/${locale}.json`) ?? '').storefront_search.themes;
  const saleIn = (locale: string) =>
    ['dawn', 'horizon'].map(look => {
      const card = files.get(`snippets/storefront-search-template-${look}.liquid`) ?? '';
      assert.match(card, new RegExp(`'storefront_search\\.themes\\.${look}\\.sale' \\| t`));
      return wordsIn(locale)[look].sale;
    });
  assert.deepEqual(saleIn('en.default'), ['Sale', 'Sale']);
  assert.deepEqual(saleIn('ja'), ['セール', 'セール']);
  assert.deepEqual(saleIn('nl'), ['Aanbieding', 'Uitverkoop']);
  assert.deepEqual(saleIn('pt-BR'), ['Promoção', 'Promoção']);
  assert.deepEqual(saleIn('pt-PT'), ['Em promoção', 'Saldo']);
  assert.deepEqual(wordsIn('ar').dawn, {
    sold_out: kit.texts.ar && Reflect.get(kit.texts.ar, 'sold_out'),
    sale: arabic.onSale,
    from_price: String(arabic.fromPrice).replace('{price}', '{{ price }}'),
    search_results: arabic.results,
  });
});

test('the theme linter finds nothing, with its configuration for theme app extensions', async () => {
  const folder = aFolder();
  await run('extension', folder, '--yes');
  const lint = async () => {
    const {theme, offenses} = await themeCheckRun(folder, 'theme-check:theme-app-extension');
    return {
      files: theme.length,
      offenses: offenses.map(({check, uri, message}) => `${uri} ${check}: ${message}`),
    };
  };
  const {files: count, offenses} = await lint();
  assert.ok(count > 40);
  assert.deepEqual(offenses, []);
  writeFile(folder, 'blocks/bad.liquid', '{% javascript %}{% endjavascript %}');
  assert.match(
    (await lint()).offenses.join('\n'),
    /AppBlockValidTags[\s\S]*AppBlockMissingSchema|AppBlockMissingSchema[\s\S]*AppBlockValidTags/,
  );
});

test('extension writes all files, and nothing more when it is repeated', async () => {
  const folder = aFolder();
  const {code, output} = await run('extension', folder, '--yes');
  assert.equal(code, 0);
  assert.match(output, /Liquid, all files +[\d,]+ of 100,000 bytes/);
  const written = snapshot(folder);
  const names = Object.keys(written).filter(name => name.includes('.'));
  assert.deepEqual(names.sort(), ['.storefront-search.json', ...files.keys()].sort());
  assert.match((await run('extension', folder)).output, /Nothing is left to write/);
  assert.deepEqual(snapshot(folder), written);
});

test('an upgrade replaces and deletes what extension wrote, and keeps the vendor’s own and changed files', async () => {
  const folder = aFolder();
  await run('extension', folder, '--yes');
  const record = JSON.parse(readText(folder, '.storefront-search.json'));
  const {hashOf} = await import('../../src/cli/install-record.ts');
  const old = {'assets/lit-00000000.js': '// old', 'blocks/collection.liquid': 'older'};
  for (const [place, text] of Object.entries(old)) {
    writeFile(folder, place, text);
    record.places[place] = hashOf(text);
  }
  writeFile(folder, '.storefront-search.json', JSON.stringify(record));
  writeFile(folder, 'assets/storefront-search-dawn.css', '/* ours */');
  writeFile(folder, 'blocks/reviews.liquid', 'theirs');
  const {output} = await run('extension', folder, '--yes');
  assert.match(output, /Will update:\n {2}blocks\/collection\.liquid/);
  assert.match(output, /Will delete:\n {2}assets\/lit-00000000\.js/);
  assert.match(output, /Will keep[^\n]*\n {2}assets\/storefront-search-dawn\.css/);
  const after = snapshot(folder);
  assert.equal(after['assets/lit-00000000.js'], undefined);
  assert.equal(readText(folder, 'blocks/collection.liquid'), files.get('blocks/collection.liquid'));
  assert.equal(readText(folder, 'assets/storefront-search-dawn.css'), '/* ours */');
  assert.equal(readText(folder, 'blocks/reviews.liquid'), 'theirs');
});

test('extension writes nothing over a file that it did not write, in a dry run, without a yes, or into a file', async () => {
  const folder = aFolder();
  writeFile(folder, 'blocks/collection.liquid', 'theirs');
  const before = snapshot(folder);
  const {code, output} = await run('extension', folder, '--yes');
  assert.equal(code, 1);
  assert.match(
    output,
    /Nothing was changed\. The folder already has other files[^\n]*: blocks\/collection\.liquid\./,
  );
  assert.deepEqual(snapshot(folder), before);
  const empty = aFolder();
  assert.match((await run('extension', empty, '--dry-run')).output, /Dry run: nothing was changed/);
  assert.equal((await run('extension', empty)).code, 1);
  assert.deepEqual(snapshot(empty), {});
  const file = await run('extension', join(folder, 'blocks/collection.liquid'), '--yes');
  assert.match(file.output, /is a file\. Give the path of a folder/);
  assert.equal((await run('extension')).code, 2);
});

test('extension refuses a theme and a whole app, and names the folder that is meant', async () => {
  const [theme, app] = [aFolder(), aFolder()];
  writeFile(theme, 'layout/theme.liquid', '');
  const refused = await run('extension', theme, '--yes');
  assert.equal(refused.code, 1);
  assert.match(refused.output, /is a theme\. Give the path of a folder in your app[^\n]*use `add`/);
  writeFile(app, 'shopify.app.staging.toml', '');
  const {code, output} = await run('extension', app, '--yes');
  assert.equal(code, 1);
  assert.ok(
    output.includes(
      `is the folder of an app. Give the path of the extension's folder in it, such as ${app}/extensions/storefront-search.`,
    ),
  );
  assert.deepEqual(Object.keys(snapshot(app)), ['shopify.app.staging.toml']);
});

test('extension becomes part of the vendor’s own extension: its configuration and its texts stay', async () => {
  const folder = aFolder();
  const toml = 'name = "reviews"\ntype = "theme"\nuid = "1"\n';
  writeFile(folder, 'shopify.extension.toml', toml);
  writeFile(folder, 'locales/en.default.json', '{"reviews": {"title": "Reviews"}}');
  const first = await run('extension', folder, '--yes');
  assert.equal(first.code, 0, first.output);
  assert.equal(readText(folder, 'shopify.extension.toml'), toml);
  const {reviews, storefront_search} = JSON.parse(readText(folder, 'locales/en.default.json'));
  assert.deepEqual(reviews, {title: 'Reviews'});
  const own = JSON.parse(files.get('locales/en.default.json') ?? '');
  assert.deepEqual(storefront_search, own.storefront_search);
  assert.match((await run('extension', folder, '--yes')).output, /Nothing is left to write/);
  writeFile(folder, 'shopify.extension.toml', 'type = "function"');
  assert.match(
    (await run('extension', folder, '--yes')).output,
    /other files[^\n]*: shopify\.extension\.toml\./,
  );
});

test('extension names where the app’s key belongs in the links if it is not named', async () => {
  const {output} = await run('extension', aFolder(), '--dry-run');
  assert.match(output, /activateAppId=\{api_key\}[\s\S]*Replace \{api_key\} with your app’s client ID/);
  const named = await run('extension', aFolder(), '--dry-run', '--api-key', 'abc');
  assert.doesNotMatch(named.output, /api_key\}/);
});

test('extension prints the links that switch on the embed and add each block, with the app’s key', async () => {
  const {output} = await run('extension', aFolder(), '--yes', '--api-key', 'abc123', '--store', 'tent');
  const editor = 'https://tent.myshopify.com/admin/themes/current/editor';
  assert.ok(output.includes(`${editor}?context=apps&activateAppId=abc123/search-embed`));
  assert.ok(
    output.includes(`${editor}?template=search&addAppBlockId=abc123/search-page&target=newAppsSection`),
  );
  assert.ok(
    output.includes(`${editor}?template=collection&addAppBlockId=abc123/collection&target=newAppsSection`),
  );
});
