import assert from 'node:assert/strict';
import {test} from 'node:test';
import {listLanguages} from '../../../demo/storefront/language.ts';
import {createEngine} from '../../../demo/storefront/liquid/engine.ts';
import {themeFolders} from '../../../demo/storefront/liquid/theme-folder.ts';
import {describeProduct} from '../../../demo/storefront/objects/product.ts';
import {listedWords} from '../../../src/core/query/query-text.ts';
import {languageOf} from '../../../src/i18n/language-of.ts';
import {smallStore} from '../../support/stores/small-storefront.ts';
import {writeTheme} from './support/small-theme.ts';

const [japanese] = listLanguages(smallStore);
const engine = createEngine(japanese);
const print = (template: string, scope: object = {}) => engine.parseAndRender(template, scope);

test('divides integers to integers, like the platform', async () => {
  assert.equal(await print('{{ 7 | divided_by: 2 }} {{ 7 | divided_by: 2.5 }}'), '3 2.8');
});

test('serialises JSON that cannot end its script element', async () => {
  const text = '</script><!-- & -->';
  const json = await print('{{ text | json }}', {text});
  assert.doesNotMatch(json, /[<>&]/);
  assert.equal(JSON.parse(json), text);
});

test('escapes the values of a translation, and chooses its plural form', async () => {
  assert.equal(await print("{{ 'storefront_search.count' | t: count: 3 }}"), '3件');
  assert.match(await print("{{ 'storefront_search.no_results' | t: terms: '<b>' }}"), /&#60;b&#62;/);
});

test('renders an item without a type as a product in the kit’s card', async () => {
  const kit = createEngine(japanese, themeFolders.slice(1));
  const item = {title: 'Cup', url: '/products/cup', price: 120000, available: false};
  const card = await kit.renderFile('snippets/storefront-search-card', {item});
  assert.match(card, /<a href="\/products\/cup">Cup<\/a>[\s\S]*1,200[\s\S]*売り切れ/);
});

test('preloads in the kit the texts that the loader requests, in every language', async () => {
  const languages: Readonly<Record<string, string>> = {
    ja: 'ja',
    'en-GB': 'en',
    'pt-BR': 'pt',
    no: 'nb',
    nn: 'nb',
    'zh-CN': 'zh',
    'zh-TW': 'zh-TW',
    'zh-HK': 'zh-TW',
    eo: 'en',
  };
  for (const [locale, language] of Object.entries(languages)) {
    if (locale !== 'eo') assert.equal(languageOf(locale), language);
    const links = await print("{% include 'storefront-search-preload' %}", {
      request: {locale: {iso_code: locale}},
    });
    assert.match(
      links,
      new RegExp(`"/assets/${language}-[0-9A-Z]{8}\\.js" fetchpriority="low">\\s*$`),
      locale,
    );
  }
});

test('preloads in the kit the code of a later step if cards need it', async () => {
  assert.match(await print("{% render 'storefront-search-preload', extras: true %}"), /cards-/);
  assert.doesNotMatch(await print("{% render 'storefront-search-preload' %}"), /cards-/);
});

test('renders in the kit the look’s card in a list, with quick add too, unless the list has a template of its own', async () => {
  const look = writeTheme({
    'snippets/storefront-search-template.liquid': '<link><template>look</template>',
    'snippets/storefront-search-preload.liquid': '{% if extras %}extras{% endif %}',
  });
  const engine = createEngine(japanese, [look, ...themeFolders.slice(1)]);
  const list = (scope: object) =>
    engine.renderFile('snippets/storefront-search-results', {items: [], ...scope});
  assert.match(await list({}), /extras[\s\S]*<link><template>look<\/template>/);
  const quick = await list({quick_add: true});
  assert.match(quick, /extras[\s\S]*<link><template>look<\/template>/);
  assert.match(
    await list({templates: '<template>own</template>'}),
    /extras[\s\S]*<link><template>own<\/template>/,
  );
});

test('the kit’s list has the theme’s own cards by its setting, and says which of the fallback’s they are', async () => {
  const theme = writeTheme({'snippets/storefront-search-preload.liquid': ''});
  const engine = createEngine(japanese, [theme, ...themeFolders]);
  const [product] = japanese.catalogue.products;
  assert.ok(product);
  const items = [describeProduct(product, japanese)];
  const list = (scope: object) => engine.renderFile('snippets/storefront-search-results', {items, ...scope});
  const marked = new RegExp(`<li\\s+data-storefront-search-card="${product.id}"`);
  assert.match(await list({theme_cards: true}), /<search-results[^>]*cards="theme"/);
  assert.match(await list({theme_cards: true}), marked);
  assert.doesNotMatch(await list({}), /cards="theme"|data-storefront-search-card/);
});

test('paginates a list, with links to the neighbouring pages', async () => {
  const template =
    '{% paginate blog.articles by 2 %}{{ blog.articles | join }}|{{ paginate.previous.url }}|{{ paginate.next.url }}|' +
    '{% for part in paginate.parts %}{{ part.title }} {% endfor %}{% endpaginate %}{{ blog.articles.size }}';
  const scope = {blog: {articles: [1, 2, 3, 4, 5, 6, 7, 8, 9]}, current_page: 3, query_string: '?a=b&page=3'};
  assert.equal(await print(template, scope), '5 6|?a=b&page=2|?a=b&page=4|1 2 3 4 5 9');
});

test('the kit reads a list that a merchant types as the elements do', async () => {
  const engine = createEngine(japanese, themeFolders);
  for (const text of [' カラー、仕上げ，Color,\r\n Finish ,, ', ' ,、 ', '']) {
    const words = await engine.renderFile('snippets/storefront-search-words', {text});
    assert.deepEqual(words.split(',').filter(Boolean), [...listedWords(text)], text);
  }
  assert.equal((await engine.renderFile('snippets/storefront-search-start', {terms: '、 ,'})).trim(), '');
});

test('the kit offers the first four products of a collection in an empty field, with picture and price', async () => {
  const engine = createEngine(japanese, themeFolders);
  const product = (title: string) => ({
    title,
    url: `/products/${title}`,
    price: 120000,
    compare_at_price: 150000,
  });
  const titles = ['mug', '<b>', 'tent', 'lamp', 'fifth'];
  const collection = {title: '新作 & 定番', products_count: titles.length, products: titles.map(product)};
  const html = await engine.renderFile('snippets/storefront-search-start', {collection});
  assert.match(html, /<h3>新作 &amp; 定番<\/h3>/);
  assert.deepEqual(
    [...html.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, title]) => title),
    ['mug', '&lt;b&gt;', 'tent', 'lamp'],
  );
  assert.match(html, /<i data-title="mug"><\/i>[\s\S]*1,200[\s\S]*<s>.*1,500/);
});

test('the kit’s own results have the list’s banners that are for them, and those of later places where they end', async () => {
  const banner = (text: string, attributes: string) =>
    `<template slot="banner" ${attributes}><b>${text}</b></template>`;
  const banners = [
    banner('first', 'data-span="2"'),
    banner('third', 'data-after="3" data-query="Linen、 * ，cup &amp; saucer"'),
    banner('of hats', 'data-after="3" data-collection="hats"'),
    banner('scripts', 'data-after="3"').replace('</b>', '</b><script></script>'),
    banner('last', 'data-after="90"'),
  ].join('\n');
  const shown = async (scope: object) => {
    const list = await engine.renderFile('snippets/storefront-search-place', {banners, ...scope});
    return [...list.matchAll(/<b>(.*?)<\/b>/g)].map(([, text]) => text);
  };
  assert.deepEqual(await shown({place: 0}), ['first']);
  assert.deepEqual(await shown({place: 3}), ['third']);
  assert.deepEqual(await shown({place: 3, search: {terms: 'linen'}}), ['third']);
  assert.deepEqual(await shown({place: 3, search: {terms: 'wool'}}), []);
  assert.deepEqual(await shown({place: 3, search: {terms: 'Cup & Saucer'}}), ['third']);
  assert.deepEqual(await shown({place: 3, query: 'wool', collection: 'hats'}), ['of hats']);
  assert.deepEqual(await shown({place: 2, is_end: true}), ['third', 'last']);
  assert.deepEqual(await shown({place: 0, request: {design_mode: true}}), []);
  assert.match(
    await engine.renderFile('snippets/storefront-search-place', {banners, place: 0}),
    /<li\s+class="storefront-search-place"\s+data-span="2"\s*>/,
  );
});
