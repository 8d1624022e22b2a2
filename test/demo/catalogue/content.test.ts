import assert from 'node:assert/strict';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, before, test} from 'node:test';
import {loadStore} from '../../../demo/catalogue/load.ts';
import {ask, serve} from '../../support/stores/small-store.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
after(() => rm(folder, {recursive: true}));

/** Loads a catalogue of one mug together with a folder of Markdown. */
async function load(name: string, files: Readonly<Record<string, string>>, withOwn = false) {
  const content = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(content, file)), {recursive: true});
    await writeFile(join(content, file), text);
  }
  const catalog = join(folder, 'mug.csv');
  await writeFile(catalog, 'Handle,Title,Variant Price\nmug,Mug,5\n');
  return loadStore({catalog: withOwn ? undefined : catalog, content});
}

const ARTICLE = `---
title: How we fire a mug
author: Ann
date: 2026-03-01
tags: [kiln, craft]
image: /cdn/kiln.jpg
---
A mug is fired **twice**.
`;
const PAGE = '---\r\ntitle: "About: us"\r\ntags: shop, people\r\n---\r\n# We\r\n\r\nFour potters.\r\n';

test('reads articles and pages from a folder of Markdown with their front matter', async () => {
  const {store, problems} = await load('shop', {'articles/news/firing.md': ARTICLE, 'pages/about.md': PAGE});
  const [{articles, pages}] = store.catalogues;
  const [{id, ...article} = {id: ''}] = articles;
  assert.deepEqual(problems, []);
  assert.match(id, /^\d+$/);
  assert.deepEqual(article, {
    handle: 'firing',
    blogHandle: 'news',
    title: 'How we fire a mug',
    body: '<p>A mug is fired <strong>twice</strong>.</p>\n',
    author: 'Ann',
    publishedAt: '2026-03-01T00:00:00.000Z',
    image: '/cdn/kiln.jpg',
    tags: ['kiln', 'craft'],
  });
  assert.deepEqual(
    pages.map(({handle, title, body, tags}) => [handle, title, body, tags]),
    [['about', 'About: us', '<h1>We</h1>\n<p>Four potters.</p>\n', ['shop', 'people']]],
  );
});

test('finds the articles and pages of the folder by search', async () => {
  const {store} = await load('found', {'articles/news/firing.md': ARTICLE, 'pages/about.md': PAGE});
  const {results} = await ask(serve(store), {q: 'potters'});
  assert.deepEqual(
    results.map(({content_type, handle}) => [content_type, handle]),
    [['page', 'about']],
  );
});

test('reports problems by file, line and field, and keeps the rest', async () => {
  const {store, problems} = await load('bad', {
    'pages/good.md': PAGE,
    'pages/bare.md': 'Just a text.\n',
    'pages/untitled.md': '---\nauthor: Ann\n---\nText\n',
    'pages/dated.md': '---\ntitle: A\n\ndate: someday\n---\n',
    'pages/broken.md': '---\ntitle: A\ntags: [a\n---\n',
    'articles/news/tagged.md': '---\ntitle: A\ntags: {a: 1}\n---\n',
  });
  assert.deepEqual(
    store.catalogues[0].pages.map(({handle}) => handle),
    ['good'],
  );
  const lines = problems.map(problem => problem.replace(join(folder, 'bad/'), ''));
  assert.match(lines[0] ?? '', /^pages\/bare\.md, line 1: there is no front matter/);
  assert.match(lines[1] ?? '', /^pages\/broken\.md, line [34]: .*left out/);
  assert.deepEqual(lines.slice(2), [
    'pages/dated.md, line 4: date: must be a date such as 2026-03-01; it is left out.',
    'pages/untitled.md, line 1: title: must be a text; it is left out.',
    'articles/news/tagged.md, line 3: tags: must be a list of texts; it is left out.',
  ]);
});

test('adds a folder to the demo’s own store, for one language and replacing records with the same handle', async () => {
  const {store} = await load('own', {'en/pages/about.md': PAGE, 'pages/extra.md': PAGE}, true);
  const [ja, en] = store.catalogues;
  const titles = (catalogue = ja) => catalogue.pages.filter(({title}) => title === 'About: us');
  assert.deepEqual(
    [titles(ja).map(({handle}) => handle), titles(en).map(({handle}) => handle)],
    [['extra'], ['about']],
  );
  assert.equal(en?.pages.filter(({handle}) => handle === 'about').length, 1);
  assert.ok(ja.pages.length > 1);
});

test('refuses a folder without articles and pages with one clear message', async () => {
  await assert.rejects(load('none', {'notes.md': PAGE}), /none contains neither pages\/\*\.md nor articles/);
});
