import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {featureFiles} from '../../../src/elements/search-results/feature-files.ts';
import type {FeatureFile} from '../../../src/elements/search-results/feature-loader.ts';
import type {SearchResultsElement} from '../../../src/elements/search-results/search-results.ts';
import {resultsPageSize} from '../../../src/service/browser/results-page-size.ts';
import {appear, reach, rendered} from '../../support/elements/fixture.ts';
import {links} from '../../support/elements/list.ts';
import {type AnswerBody, changeAnswers} from '../../support/page/change-answers.ts';
import {eventually} from '../../support/page/eventually.ts';
import {type FreshPage, openPage, serviceState} from '../../support/page/fresh-page.ts';
import {product, variant} from '../../support/stores/bodies.ts';

const files: readonly FeatureFile<SearchResultsElement>[] = featureFiles;

/** A list on a page. */
interface Case extends FreshPage {
  readonly list: SearchResultsElement;
  readonly shadow: ShadowRoot;
  /** Whether the list follows the page's address. */
  readonly followsAddress: boolean;
  /** Whether the list shows what a search box asks for. */
  readonly takesQueries: boolean;
}

/** How a feature shows that a list has it. */
interface Check {
  /** The kinds of lists in which the feature does something else than in one that follows the address. */
  readonly differsIn?: readonly Kind[];
  readonly attributes?: string;
  /** The markup inside the list, and before it. */
  readonly inside?: string;
  readonly before?: string;
  readonly hash?: string;
  readonly designMode?: boolean;
  readonly service?: string;
  readonly state?: string;
  readonly answer?: (body: AnswerBody) => void;
  readonly show: (list: Case) => unknown;
}

/** Products that need none of the features: without variants, and without related keywords. */
function plain(body: AnswerBody): void {
  const results = ['a', 'b', 'c'].map(name =>
    product({product_id: `gid://x/Product/${name}`, title: name, url: `/products/${name}`, variants: []}),
  );
  Object.assign(body, {results, total: 3, suggestions: [], related_keywords: [], redirect_url: null});
}
const nothing = (body: AnswerBody) => Object.assign(body, {results: [], total: 0, redirect_url: null});
const pages = (body: AnswerBody) => Object.assign(body, {total: 30});

/** Three other products on each page of 30. */
function morePages(body: AnswerBody): void {
  const results = [0, 1, 2].map(index => {
    const name = `${Number(body.offset) + index}`;
    return product({
      product_id: `gid://x/Product/${name}`,
      title: name,
      url: `/products/${name}`,
      variants: [],
    });
  });
  Object.assign(body, {results, total: 30});
}

const checks: Record<string, Check> = {
  activeFilters: {
    differsIn: ['that is embedded'],
    async show({list, shadow, followsAddress}) {
      await list.store.search({filters: {filter_available: ['true']}}, 'history');
      await reach(list, 'ready');
      // Those of an embedded list without a panel are the theme's.
      expect(shadow.querySelector('[part=chips]') !== null).to.equal(followsAddress);
    },
  },
  announcement: {
    attributes: 'page-size="3"',
    answer: morePages,
    async show({list, shadow}) {
      await list.store.loadMore();
      await appear(() => shadow.querySelector('[data-unseen]')?.textContent?.includes('6 of 30'));
    },
  },
  untouchedBoxes: {
    differsIn: ['of a collection', 'that is embedded', 'of a second instance'],
    before: `<search-box><input name="q" aria-label="Search"></search-box>
      <search-box instance="second"><input name="q" aria-label="Search"></search-box>`,
    show({list, takesQueries}) {
      const box = document.querySelectorAll('input')[list.instance === 'second' ? 1 : 0];
      expect(box?.value).to.equal(takesQueries ? 'mug' : '');
    },
  },
  platformCards: {
    attributes: 'cards="theme"',
    inside: '<p data-storefront-search-card="5"><a href="/products/a">Own</a></p>',
    answer: body => {
      plain(body);
      Object.assign(body.results[0] ?? {}, {product_id: 'gid://x/Product/5'});
    },
    show: ({list}) => appear(() => list.grid.querySelector('[data-theme-card]')),
  },
  cardHeights: {
    async show({list}) {
      const first = list.grid.firstElementChild as HTMLElement;
      const below = first.cloneNode(true) as HTMLElement;
      Object.assign(below.style, {gridColumn: '1 / -1', marginBlockStart: '5000px'});
      list.grid.append(below);
      const heightOf = (card: HTMLElement) => card.getBoundingClientRect().height;
      await eventually(() => void expect(heightOf(below)).to.be.closeTo(heightOf(first), 1));
    },
  },
  columnChoice: {
    attributes: 'columns="2 4"',
    show({list, shadow}) {
      shadow.querySelector<HTMLInputElement>('[part=columns] [value="4"]')?.click();
      return appear(() => list.grid.style.getPropertyValue('--search-columns') === '4');
    },
  },
  comingCards: {
    answer: pages,
    async show({list}) {
      const release = holdAnswers();
      const loading = list.store.loadMore();
      await appear(() => list.querySelector('.search-card + .search-skeleton'));
      release();
      await loading;
    },
  },
  banners: {
    inside: '<template slot="banner" data-after="1"><p>Sale</p></template>',
    show: ({list}) => appear(() => list.querySelector('.search-card + .search-banner + .search-card')),
  },
  listEnd: {
    answer: body => Object.assign(body, {related_keywords: ['cup']}),
    show: ({shadow}) =>
      expect(shadow.querySelector('[part=foot] [part=terms] a')?.textContent).to.equal('cup'),
  },
  feed: {
    attributes: 'paging="infinite"',
    show({list}) {
      const [first, second] = list.querySelectorAll<HTMLElement>('[role=article]');
      first?.focus();
      first?.dispatchEvent(new KeyboardEvent('keydown', {key: 'PageDown', bubbles: true}));
      expect(document.activeElement).to.equal(second);
    },
  },
  linksAhead: {
    async show({list}) {
      const {supports} = HTMLScriptElement;
      // An engine without speculation rules ignores the script.
      HTMLScriptElement.supports = () => true;
      const rules = () => document.querySelector('script[type=speculationrules]');
      rules()?.remove();
      const [link] = links(list);
      link?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
      await appear(() => rules()?.textContent?.includes(`${link?.href}`));
      HTMLScriptElement.supports = supports;
    },
  },
  morphing: {
    async show({list}) {
      list.replaceChildren(document.createElement('p'));
      list.removeAttribute('data-state');
      await appear(() => list.querySelectorAll('.search-grid > .search-card').length === 3);
      expect(list.dataset.state).to.equal('ready');
    },
  },
  noResults: {
    answer: nothing,
    state: 'empty',
    show: ({shadow}) => appear(() => shadow.querySelector('[part=empty-text]')),
  },
  notices: {
    async show({list, shadow}) {
      serviceState('html');
      await list.store.search({sort: 'newest'}, 'history');
      await reach(list, 'failed');
      expect(shadow.querySelector('[part=notice] button')?.textContent).to.equal('Try again');
    },
  },
  numberedPages: {
    attributes: 'paging="pages" page-size="3"',
    answer: pages,
    show: ({shadow}) => appear(() => shadow.querySelector('[part=pages] [aria-current=page]')),
  },
  pageTitle: {
    attributes: 'data-title="{count} found"',
    show: () => appear(() => document.title === '3 found'),
  },
  pictureTransition: {
    attributes: 'data-picture-transition="product-image-transition"',
    answer: body => {
      const image_url = new URL('/demo/theme/assets/favicon.svg', location.href).href;
      Object.assign(body, {results: [product({image_url})], total: 1});
    },
    async show({list}) {
      const [link] = links(list);
      const image = list.grid.querySelector('img');
      // The last of all listeners, so that the page stays.
      addEventListener('click', event => event.preventDefault(), {once: true});
      link?.click();
      const entry = {url: link?.href};
      dispatchEvent(Object.assign(new Event('pageswap'), {viewTransition: {}, activation: {entry}}));
      const name = () => [image?.style.viewTransitionName, image?.dataset.viewTransitionType];
      const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      const moving = 'product-image-transition';
      expect(name()).to.eql(mayMove ? [moving, moving] : ['', undefined]);
      dispatchEvent(new Event('pageshow'));
      expect(name()).to.eql(['', undefined]);
    },
  },
  preview: {
    attributes: 'data-preview-state="ready"',
    designMode: true,
    show: ({list}) => appear(() => links(list).length > 3 && list.querySelector('[data-handle^=sample-]')),
  },
  browse: {
    differsIn: ['of a collection'],
    inside: '<template slot="browse"><p class="browse">New in</p></template>',
    answer: nothing,
    state: 'empty',
    show: ({list, takesQueries}) =>
      // What browses already has no other products to offer.
      list.collection
        ? expect(takesQueries).to.equal(false)
        : appear(() => list.querySelector('.search-browse > .browse')),
  },
  quickAdd: {
    attributes: 'quick-add',
    answer: body => Object.assign(body, {results: [product()], total: 1}),
    show: ({list}) => appear(() => list.querySelector('.search-quick-add')),
  },
  rememberedPageSize: {
    differsIn: ['of a collection', 'that is embedded'],
    attributes: 'page-size="7"',
    async show({list, takesQueries}) {
      localStorage.removeItem('storefront-search.v1.page-size');
      await list.store.search({sort: 'newest'}, 'history');
      expect(resultsPageSize.get()).to.equal(takesQueries ? 7 : undefined);
    },
  },
  pageTop: {
    differsIn: ['that is embedded'],
    async show({list, shadow, followsAddress}) {
      document.body.append(Object.assign(document.createElement('div'), {style: 'block-size: 5000px'}));
      list.style.cssText = 'display: block; min-block-size: 3000px';
      shadow.querySelector('select')?.focus();
      list.scrollIntoView({behavior: 'instant'});
      scrollBy({top: 1000, behavior: 'instant'});
      await list.store.search({sort: 'newest'});
      expect(list.getBoundingClientRect().top).to.be.closeTo(followsAddress ? 0 : -1000, 1);
    },
  },
  slowAnswers: {
    async show({list}) {
      const release = holdAnswers();
      const loading = list.store.search({sort: 'newest'}, 'history');
      await appear(() => list.querySelector('.search-waiting'));
      release();
      await loading;
    },
  },
  standardEvents: {
    differsIn: ['of a collection', 'that is embedded'],
    async show({list, followsAddress}) {
      const heard: string[] = [];
      for (const type of ['shopify:search:update', 'shopify:collection:update'])
        list.addEventListener(type, () => heard.push(type));
      await list.store.search({sort: 'newest'});
      const expected = list.collection ? 'shopify:collection:update' : 'shopify:search:update';
      expect(heard).to.eql(followsAddress ? [expected] : []);
    },
  },
  swatches: {
    answer(body) {
      const colours = ['Red', 'Blue'].map((value, index) =>
        variant({id: `${index}`, options: [{name: 'Color', value}]}),
      );
      Object.assign(body, {results: [product({variants: colours})], total: 1});
    },
    show: ({list}) => appear(() => list.querySelectorAll('.search-swatch').length === 2),
  },
  templateCards: {
    inside: '<template slot="product"><a class="own" data-href="url" data-text="title"></a></template>',
    show: ({list}) => expect(list.querySelectorAll('.search-card > .own')).to.have.length(3),
  },
  themeResults: {
    differsIn: ['that is embedded'],
    async show({list, followsAddress}) {
      history.replaceState(history.state, '', '#store-search');
      const {parentNode} = list;
      list.remove();
      parentNode?.append(list);
      await appear(() => location.hash === (followsAddress ? '' : '#store-search'));
    },
  },
  viewTransitions: {
    attributes: 'data-transition',
    async show({list}) {
      const {startViewTransition} = document;
      let count = 0;
      document.startViewTransition = function (...how) {
        count++;
        return startViewTransition.apply(this, how);
      };
      const other = product({product_id: 'gid://x/Product/z', url: '/products/z'});
      changeAnswers(body => Object.assign(body, {results: [other], total: 1}));
      await list.store.search({sort: 'newest'}, 'history');
      await rendered(list);
      document.startViewTransition = startViewTransition;
      expect(count).to.equal('ViewTransitionTypeSet' in globalThis ? 1 : 0);
      expect(links(list).map(({pathname}) => pathname)).to.eql(['/products/z']);
    },
  },
};

interface KindOfList {
  readonly address: string;
  readonly attributes: string;
  /** Another list, before this one. */
  readonly first?: string;
}

const kinds = {
  'that follows the address': {address: '?q=mug', attributes: ''},
  'of a collection': {address: '', attributes: 'collection="mugs"'},
  'that is embedded': {address: '?q=linen', attributes: 'url-sync="off" query="mug"'},
  'of a second instance': {
    address: '?q=mug',
    attributes: 'instance="second"',
    first: '<search-results url-sync="off" query="mug"></search-results>',
  },
} satisfies Record<string, KindOfList>;

type Kind = keyof typeof kinds;

/** What only lists have that start with the theme's results: `theme-list.test.ts` and `theme-pages.test.ts` are about these. */
const ofThemeLists = ['themeChoice', 'themePages', 'themeReturn', 'themeSorts'];

it('every feature of a list is tested', async () => {
  const features = await Promise.all(files.map(({load}) => load()));
  const tested = [...Object.keys(checks), ...ofThemeLists];
  expect(features.flatMap(Object.keys).sort()).to.eql(tested.sort());
});

it('every feature that only some lists have has its condition', async () => {
  for (const {optIns, load} of files)
    if (optIns) expect(Object.keys(optIns)).to.have.members(Object.keys(await load()));
});

/** The words of a feature's name. */
const wordsOf = (name: string) => name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

for (const kind of Object.keys(kinds) as Kind[])
  describe(`a list ${kind}, whose answer needs no feature,`, () => {
    for (const [name, check] of Object.entries(checks))
      if (kind === 'that follows the address' || check.differsIn?.includes(kind))
        it(`has ${wordsOf(name)}`, async () => check.show(await open(kinds[kind], check)));
  });

async function open({address, attributes, first = ''}: KindOfList, check: Check): Promise<Case> {
  changeAnswers(plain);
  if (check.answer) changeAnswers(check.answer);
  const all = `${attributes} ${check.attributes ?? ''}`;
  const html = `${check.before ?? ''}${first}<search-results ${all}>${check.inside ?? ''}</search-results>`;
  const shopify = check.designMode ? {shopify: {designMode: true, analytics: {publish() {}}}} : {};
  const page = openPage({address, html, ...shopify});
  const list = [...document.querySelectorAll('search-results')].at(-1) as SearchResultsElement;
  await reach(list, check.state ?? 'ready');
  await appear(() => list.hasFeatures);
  await rendered(list);
  const followsAddress = list.urlSync !== 'off';
  const shadow = list.shadowRoot as ShadowRoot;
  return {...page, list, shadow, followsAddress, takesQueries: followsAddress && !list.collection};
}

/** Holds all answers of the service back until they are released. */
function holdAnswers(): () => void {
  const {fetch} = globalThis;
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  globalThis.fetch = async (...request) => {
    const answer = await fetch(...request);
    await released;
    return answer;
  };
  return release;
}
