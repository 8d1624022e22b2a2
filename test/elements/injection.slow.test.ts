import {expect} from 'chai';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {appear, reach} from '../support/elements/fixture.ts';
import {HarmWatch} from '../support/elements/harm.ts';
import {answerAll, bodyOf, openHostile} from '../support/elements/hostile-answer.ts';
import {listHostileAddresses, loadHostileTexts} from '../support/elements/hostile-texts.ts';
import {ENDPOINT} from '../support/elements/recorded-endpoint.ts';
import {eventually} from '../support/page/eventually.ts';
import type {FreshPage} from '../support/page/fresh-page.ts';
import {ask, openBox} from './search-box/typing.ts';

const PANEL = '<facet-panel mode="sidebar"></facet-panel>';
const LIST = '<search-results page-size="50"></search-results>';
const FIELDS = [
  'content_type',
  'product_id',
  'title',
  'handle',
  'excerpt',
  'author',
  'blog_handle',
  'published_at',
];
const PRODUCT = ['content_type', 'product_id', 'title', 'handle'];
const show = (fields: readonly string[]) => fields.map(field => `<b data-text="${field}"></b>`).join('');
const CARD = '<a data-href="url"><img data-src="image_url" alt=""></a><i data-each="tags" data-text="."></i>';
const VARIANTS = `<div data-each="variants"><img data-src="image_url" alt=""><b data-text="id"></b><b data-text="title"></b>
  <i data-each="options"><b data-text="name"></b><b data-text="value"></b></i></div>`;
const TEMPLATES = `<search-results page-size="50">
  <template slot="product">${CARD}${show(PRODUCT)}${VARIANTS}</template>
  <template slot="article">${CARD}${show(FIELDS)}</template>
  <template slot="page">${CARD}${show(FIELDS.filter(name => !/author|blog/.test(name)))}</template>
</search-results>`;

const hostileAddresses = listHostileAddresses();
let hostileTexts: readonly string[];
let harm: HarmWatch;

before(async () => {
  hostileTexts = await loadHostileTexts();
});

beforeEach(() => {
  harm = new HarmWatch();
});

afterEach(() => harm.stop());

describe('what a response holds is text and nothing else', function () {
  this.timeout(90_000);

  it('in at least 200 ways that have fooled pages', () => {
    expect(hostileTexts.length).to.be.above(200);
    expect(hostileAddresses.length).to.be.above(100);
  });

  for (const [what, list] of [
    ['in the list, its cards and its facets', LIST],
    ['in cards of quick add', LIST.replace('>', ' quick-add>')],
    ['in the bindings of templates', TEMPLATES],
  ] as const) {
    it(what, async () => {
      await seeAll(list + PANEL, 'ready', async page => {
        await reach(page.find('facet-panel'), 'ready');
        await appear(() => page.find('search-results').querySelector('li.search-card:last-child > *'));
      });
    });
  }

  it('where nothing is found', async () => {
    const none = {results: [], total: 0};
    await seeAll(LIST + PANEL, 'empty', async () => undefined, none);
  });

  it('in a degraded answer', async () => {
    await seeAll(LIST, 'degraded', async () => undefined, {degraded: true});
  });

  it('among suggestions, and in the place of the redirect above them', async () => {
    for (const texts of batches()) {
      await answerAll({...bodyOf(texts), redirect_url: texts[0]});
      localStorage.clear();
      const box = await openBox('max-suggestions="50"', {config: {locale: 'en', endpoint: ENDPOINT}});
      await ask(box, `s${texts.length}`);
      await expectNoHarm(box);
    }
  });
});

describe('a redirect', () => {
  it('leads nowhere but to http and https', async () => {
    const seen: string[] = [];
    const note = (event: DocumentEventMap['search-redirect']) => {
      event.preventDefault();
      seen.push(new URL(event.url).protocol);
    };
    document.addEventListener('search-redirect', note);
    for (const address of hostileAddresses) {
      await answerAll({...bodyOf(['x']), redirect_url: address});
      // WebKit takes a hundred changes of the address in ten seconds.
      const page = await eventually(() => openHostile({html: LIST, address: '?q=x'}));
      await reach(page.find('search-results'), 'ready');
      await page.hear(0);
    }
    document.removeEventListener('search-redirect', note);
    expect(new Set(seen)).to.eql(new Set([location.protocol]));
    expect(harm.find()).to.eql([]);
  }).timeout(90_000);
});

/** Opens a page for every batch of texts. */
async function seeAll(
  html: string,
  state: string,
  wait: (page: FreshPage) => Promise<unknown>,
  changes: Record<string, unknown> = {},
): Promise<void> {
  for (const texts of batches()) {
    await answerAll({...bodyOf(texts), ...changes});
    const page = openHostile({html, address: '?q=x'});
    await reach(page.find('search-results'), state);
    await wait(page);
    await expectNoHarm(page);
  }
}

async function expectNoHarm(page: FreshPage): Promise<void> {
  await page.hear(0);
  expect(harm.find()).to.eql([]);
}

function batches(): string[][] {
  const size = 50;
  return Array.from({length: Math.ceil(hostileTexts.length / size)}, (_, batch) =>
    hostileTexts.slice(batch * size, (batch + 1) * size),
  );
}
