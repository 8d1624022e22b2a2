import {virtual} from '@guidepup/virtual-screen-reader/browser.js';
import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {device} from '../../../src/service/browser/storage.ts';
import {json} from '../../support/elements/answer-row.ts';
import {appear, faults} from '../../support/elements/fixture.ts';
import {answerPlatform, productData} from '../../support/elements/platform.ts';
import {ENDPOINT, record} from '../../support/elements/recorded-endpoint.ts';
import {article, body, page as infoPage, product} from '../../support/stores/bodies.ts';
import {TRANSCRIPTS} from './screen-reader-transcripts.ts';
import {ask, type BoxPage, commit, compose, openBox, rested} from './typing.ts';

const RESULTS = [
  product(),
  product({product_id: 'gid://shopify/Product/2', title: 'リネンシャツ', compare_at_price: null}),
  product({product_id: 'gid://shopify/Product/3', title: 'リネンパンツ', available: false}),
  article(),
  infoPage(),
];
const FOUND = {total: 12, results: RESULTS, redirect_url: '/pages/linen'};
const MUG = {query: '머그', total: 12, results: [product({title: '머그컵'})], related_keywords: []};
const NOTHING = {total: 0, results: [], related_keywords: []};

const {matchMedia} = globalThis;

for (const transcript of TRANSCRIPTS) {
  const {language, locale, label} = transcript;

  describe(`a screen reader announces, in a search box in ${language},`, () => {
    // Before the page is removed, whose last changes the screen reader would report.
    afterEach(async () => {
      Object.assign(globalThis, {matchMedia});
      await virtual.stop();
    });

    const open = (answer: Record<string, unknown>, start?: string) => openHeard(locale, label, answer, start);

    it('the field, and once the number of suggestions and how to reach them', async () => {
      const page = await open(FOUND);
      expect(await heard()).to.eql(transcript.field);
      await ask(page, 'リネン');
      expect(await heard()).to.eql(transcript.count);
    });

    it('each option that the arrow keys reach, with its price and state', async () => {
      const page = await open(FOUND);
      await ask(page, 'リネン');
      expect(await arrowThrough(page)).to.eql(transcript.options);
    });

    it('the whole list and its groups, when the shopper reads on from the field', async () => {
      const page = await open(FOUND);
      await ask(page, 'リネン');
      expect(await readOn()).to.eql(transcript.list);
    });

    it('that nothing was found, and other terms to try', async () => {
      const page = await open(NOTHING);
      await heard();
      await ask(page, 'リネン', 'empty');
      expect(await heard()).to.eql(transcript.nothing);
      expect(await arrowThrough(page)).to.eql(['コート']);
    });

    it('recent searches, and the buttons that forget them', async () => {
      device.set('recent', ['リネン', '帽子']);
      const page = await open(FOUND);
      await appear(() => page.box.querySelector('.search-forget button'));
      expect(await readOn()).to.eql(transcript.recent);
    });

    it('what an empty field offers: how much, each option by the arrow keys, and the theme’s heading', async () => {
      const {start} = transcript;
      const page = await open(FOUND, start.template);
      expect(await heard()).to.eql(start.field);
      expect(await readOn()).to.eql(start.list);
      expect(await arrowThrough(page)).to.eql(start.options);
      expect(await faults(page.box)).to.eql([]);
    });

    it('the products viewed last when they come, each option by the arrow keys, and their group', async () => {
      const {viewed} = transcript;
      answerPlatform({
        '/products/mug.js': productData('mug'),
        '/products/tent.js': productData('tent', {available: false}),
      });
      device.set('viewed', ['mug', 'tent']);
      const page = await openHeard(locale, label, FOUND, '', 'viewed-products');
      await appear(() => page.box.querySelector('.search-viewed'));
      expect((await heard()).slice(-1)).to.eql(viewed.count);
      expect(await readOn()).to.eql(viewed.list);
      expect(await arrowThrough(page)).to.eql(viewed.options);
      expect(await faults(page.box)).to.eql([]);
    });

    it('what the platform suggests: each option by the arrow keys, in its group', async () => {
      const {more} = transcript;
      const queries = [{text: 'リネン シャツ'}];
      const collections = [{title: '夏の特集', url: '/collections/summer'}];
      answerPlatform({'/search/suggest.json': {resources: {results: {queries, collections}}}});
      const page = await openHeard(locale, label, FOUND, '', 'platform-suggestions');
      await ask(page, 'リネン');
      await appear(() => page.box.querySelector('.search-collections'));
      expect((await readOn()).slice(-more.list.length)).to.eql(more.list);
      expect((await arrowThrough(page)).slice(-more.options.length)).to.eql(more.options);
      expect(await faults(page.box)).to.eql([]);
    });

    it('the suggestions for a Korean query while it is composed, and nothing more when it is committed', async () => {
      const {composed} = transcript;
      const page = await open(MUG);
      await heard();
      compose(page.input, ['ㅁ', '머', '먹', '머그']);
      expect(await heard()).to.eql([]);
      await rested(page);
      expect(await heard()).to.eql(composed.count);
      expect(await faults(page.box)).to.eql([]);
      commit(page.input);
      page.rest.over();
      expect(await heard()).to.eql([]);
      expect(await arrowThrough(page)).to.eql(composed.options);
    });

    it('the button that closes the phone overlay', async () => {
      Object.assign(globalThis, {matchMedia: () => ({matches: true})});
      const page = await open(FOUND);
      page.input.click();
      const close = await appear(() => page.box.querySelector<HTMLElement>('.search-close[aria-label]'));
      expect(await readOn()).to.eql(transcript.overlay);
      close.click();
      await appear(() => page.box.popover === null);
    });
  });
}

/** Opens a box whose field the screen reader has just reached. @param start the content of the theme's template. @param attributes of the box. */
async function openHeard(
  locale: string,
  label: string,
  answer: Record<string, unknown>,
  start = '',
  attributes = '',
): Promise<BoxPage> {
  await record(json(body({query: 'リネン', limit: 24, ...answer})));
  const page = await openBox(attributes, {config: {locale, currency: 'JPY', endpoint: ENDPOINT}});
  page.input.ariaLabel = label;
  page.box.insertAdjacentHTML('beforeend', `<template slot="start">${start}</template>`);
  page.input.blur();
  await virtual.start({container: page.box});
  await heard();
  page.input.focus();
  return page;
}

/** Takes the phrases spoken since the last call. */
async function heard(): Promise<string[]> {
  // The screen reader observes mutations, which are reported in a later task.
  await new Promise(resolve => requestAnimationFrame(resolve));
  const phrases = await virtual.spokenPhraseLog();
  await virtual.clearSpokenPhraseLog();
  // A text that is written in two steps is spoken twice.
  return phrases.filter((phrase, index) => phrase !== phrases[index - 1]);
}

/** The phrase for each option, from the first to the last. */
async function arrowThrough({box}: BoxPage): Promise<string[]> {
  const names: string[] = [];
  for (const _option of box.querySelectorAll('[role=option]')) {
    await virtual.press('ArrowDown');
    await (box as HTMLElement & {updateComplete: Promise<void>}).updateComplete;
    const phrase = (await heard()).at(-1) ?? '';
    names.push(/active descendant (.*), autocomplete/.exec(phrase)?.[1] ?? phrase);
  }
  return names;
}

/** The lists, groups, options and buttons on the way through the box, back to the field. */
async function readOn(): Promise<string[]> {
  await heard();
  do await virtual.next();
  while (!(await virtual.lastSpokenPhrase()).startsWith('combobox'));
  return (await heard())
    .filter(phrase => /^(listbox|group|option|button)/.test(phrase))
    .map(phrase => phrase.replace(/, (orientated|not selected).*/, ''));
}
