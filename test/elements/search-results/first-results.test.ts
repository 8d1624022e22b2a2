import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import {SearchResultsElement} from '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, isShown, reach, rendered} from '../../support/elements/fixture.ts';
import {links} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {type FreshPage, openPage, type PageOptions, serviceState} from '../../support/page/fresh-page.ts';
import {holdTimers} from '../../support/page/held-timers.ts';

// As the kit's style sheet does, until the element decides.
const STYLE = '<style>search-results:not(:defined) > :not([slot]) {display: none}</style>';
const FALLBACK = '<p id="found">What Liquid found</p>';
const SKELETONS = '<p id="skeletons" slot="skeletons">Skeletons</p>';

interface Page extends FreshPage {
  readonly list: HTMLElement;
}

function open(first: 'service' | 'theme', options: PageOptions = {}, attributes = ''): Page {
  const list = `<search-results first-results="${first}" ${attributes}>${FALLBACK}${SKELETONS}</search-results>`;
  const page = openPage({...options, html: STYLE + list});
  return {...page, list: page.find('search-results')};
}

/** What a shopper sees of the list. */
const shown = (list: HTMLElement) =>
  ['#found', '#skeletons', '[role=list] > li a'].filter(each => isShown(list.querySelector(each)));

/** Where the theme's results begin, in px from the top of the screen. */
const top = (list: HTMLElement) => list.querySelector('#found')?.getBoundingClientRect().top;

/** Delays the service's answers until the returned function is called. */
function holdAnswers(): () => void {
  const {fetch} = globalThis;
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  globalThis.fetch = async (...request) => {
    await released;
    return fetch(...request);
  };
  return release;
}

describe('a list with first-results="service"', () => {
  it('keeps the theme’s box model in what it slots, also where the theme lets all elements inherit it', async () => {
    const theme = '<style>html {box-sizing: border-box} * {box-sizing: inherit}</style>';
    const page = openPage({
      html: `${theme}<search-results first-results="theme">${FALLBACK}</search-results>`,
    });
    const list = page.find('search-results');
    await rendered(list);
    const found = list.querySelector('#found');
    expect(found && getComputedStyle(found).boxSizing).to.equal('border-box');
  });

  it('shows the theme’s skeletons until the service has answered, and never its results', async () => {
    const {list} = open('service', {address: '?q=linen'});
    await reach(list, 'loading');
    expect(shown(list)).to.deep.equal(['#skeletons']);
    await reach(list, 'ready');
    expect(shown(list)).to.deep.equal(['[role=list] > li a']);
    expect(list.hasAttribute('data-fallback')).to.equal(false);
  });

  it('shows skeletons of its own if the theme has none', async () => {
    const html = `${STYLE}<search-results first-results="service">${FALLBACK}</search-results>`;
    const list = openPage({address: '?q=linen', html}).find('search-results');
    await reach(list, 'loading');
    expect(isShown(list.querySelector('#found'))).to.equal(false);
    expect(isShown(list.querySelector('li[aria-hidden=true]'))).to.equal(true);
  });

  it('keeps the room of its toolbar while texts are loading', async () => {
    const {list} = open('service', {address: '?q=linen'});
    await rendered(list);
    const toolbar = list.shadowRoot?.querySelector('[part=toolbar]');
    expect(toolbar?.getBoundingClientRect().height).to.equal(44);
  });

  it('shows skeletons while texts are loading for results that Back has restored', async () => {
    const {find} = openPage({address: '?q=linen', config: {locale: 'ko'}, html: `${STYLE}<main></main>`});
    await getStore().search({query: 'linen'});
    find('main').innerHTML =
      `<search-results first-results="service">${FALLBACK}${SKELETONS}</search-results>`;
    const list = find('search-results');
    const seen: string[][] = [];
    await eventually(async () => {
      await rendered(list);
      seen.push(shown(list));
      if (!seen.at(-1)?.includes('[role=list] > li a')) throw new Error(`${seen.at(-1)} are shown.`);
    });
    expect(seen[0]).to.deep.equal(['#skeletons']);
    expect(seen.flat()).to.not.include('#found');
  });

  for (const [state, status] of [
    ['html', 'failed'],
    ['rate-limited', 'limited'],
    ['first-sync', 'degraded'],
    ['plan-missing', 'unavailable'],
  ] as const) {
    it(`shows the theme’s results if the service can’t serve: ${status}`, async () => {
      const {list, hear} = open('service', {address: '?q=linen', state});
      await reach(list, status);
      expect(shown(list)).to.deep.equal(['#found']);
      expect(list.hasAttribute('data-fallback')).to.equal(true);
      if (status === 'unavailable') await hear();
    });
  }

  it('shows the theme’s results after six seconds, keeps them in their place, and offers those of the service', async () => {
    const release = holdAnswers();
    const patience = holdTimers(1000, 6000);
    const {list} = open('service', {address: '?q=linen'});
    await rendered(list);
    patience.over();
    await eventually(() => expect(shown(list)).to.deep.equal(['#found']));
    const before = top(list);
    release();
    const offer = await appear(() => list.shadowRoot?.querySelector('[role=status] [part=notice]'));
    expect(shown(list)).to.deep.equal(['#found']);
    expect(top(list)).to.equal(before);
    expect(offer.textContent).to.include('The results of the full search are ready.');
    get(offer, 'button', 'Show 17 results').click();
    await rendered(list);
    expect(shown(list)).to.deep.equal(['[role=list] > li a']);
    expect(list.shadowRoot?.activeElement?.textContent).to.include('17 results');
  });

  it('keeps the theme’s form of filters as long as its results stay', async () => {
    const release = holdAnswers();
    const form = '<form data-storefront-search-form>Theme’s filters</form>';
    const patience = holdTimers(1000, 6000);
    const {list} = open('service', {address: '?q=linen'});
    list.insertAdjacentHTML('beforebegin', `<facet-panel mode="sidebar">${form}</facet-panel>`);
    const panel = document.querySelector('facet-panel');
    await rendered(list);
    patience.over();
    await eventually(() => expect(shown(list)).to.deep.equal(['#found']));
    release();
    const offer = await appear(() => list.shadowRoot?.querySelector('[role=status] [part=notice]'));
    await rendered(panel as HTMLElement);
    expect(isShown(panel?.querySelector('form'))).to.equal(true);
    get(offer, 'button', 'Show 17 results').click();
    await appear(() => panel?.shadowRoot?.querySelector('[part=facet]'));
    expect(isShown(panel?.querySelector('form'))).to.equal(false);
  });

  it('keeps the theme’s results that were on screen before its code came', async () => {
    const html = `<late-results first-results="service">${FALLBACK}${SKELETONS}</late-results>`;
    const list = openPage({address: '?q=linen', html}).find('late-results');
    customElements.define('late-results', class extends SearchResultsElement {});
    await reach(list, 'ready');
    expect(shown(list)).to.include('#found');
    expect(shown(list)).to.not.include('[role=list] > li a');
  });

  it('keeps the theme’s results in their place if a refused search succeeds by itself', async () => {
    const pause = holdTimers(1000, 6000);
    const {list} = open('service', {address: '?q=linen'});
    const {fetch} = globalThis;
    globalThis.fetch = () => Promise.resolve(new Response('', {status: 429}));
    await reach(list, 'limited');
    await appear(() => list.shadowRoot?.querySelector('[part=notice]'));
    const before = top(list);
    globalThis.fetch = fetch;
    pause.over();
    await reach(list, 'ready');
    await appear(() => list.shadowRoot?.querySelector('[part=notice] button'));
    expect(shown(list)).to.deep.equal(['#found']);
    expect(top(list)).to.equal(before);
  });

  it('is not asked again by itself if the service wants a longer rest', async () => {
    const pause = holdTimers(1000, 60_000);
    const {list} = open('service', {address: '?q=linen', state: 'rate-limited'});
    await reach(list, 'limited');
    const notice = await appear(() => list.shadowRoot?.querySelector('[part=notice]'));
    expect(notice.textContent).to.include('These are the store’s standard results.');
    expect(shown(list)).to.deep.equal(['#found']);
    serviceState('normal');
    pause.over();
    expect(list.dataset.state).to.equal('limited');
  });

  it('shows what the shopper searches for after that', async () => {
    const {list} = open('service', {address: '?q=linen', state: 'html'});
    await reach(list, 'failed');
    serviceState('normal');
    await getStore().search({query: 'jacket'});
    await reach(list, 'ready');
    expect(shown(list)).to.deep.equal(['[role=list] > li a']);
  });
});

describe('a list with first-results="theme"', () => {
  const openCollection = (options: PageOptions = {}) => open('theme', options, 'collection="summer"');

  it('leaves the platform’s own filters, sort and page to the theme', async () => {
    const {list, searches} = openCollection({
      address: '?filter.p.vendor=North&sort_by=best-selling&page=2',
    });
    await reach(list, 'idle');
    expect(shown(list)).to.deep.equal(['#found']);
    expect(searches).to.have.length(0);
    expect(location.search).to.include('filter.p.vendor=North&sort_by=best-selling&page=2');
  });

  it('asks the service for the shopper’s first filter, and keeps the theme’s results until it answers', async () => {
    const {list, searches} = openCollection({address: '?filter.p.vendor=North&sort_by=title&page=2'});
    await reach(list, 'idle');
    const search = getStore().search({filters: {filter_on_sale: ['true']}});
    await reach(list, 'loading');
    expect(shown(list)).to.deep.equal(['#found']);
    await search;
    await reach(list, 'ready');
    expect(shown(list)).to.deep.equal(['[role=list] > li a']);
    expect(searches).to.have.length(1);
    expect(location.search).to.not.match(/filter\.|sort_by|page=/);
  });

  it('shows skeletons first if the address asks for something', async () => {
    const {list} = openCollection({address: '?filter_on_sale=true'});
    await reach(list, 'loading');
    expect(shown(list)).to.deep.equal(['#skeletons']);
    await reach(list, 'ready');
    expect(links(list).length).to.be.greaterThan(0);
  });
});
