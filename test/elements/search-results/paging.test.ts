import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, faults, get, named, nameOf, reach} from '../../support/elements/fixture.ts';
import {links, openList, search, sent} from '../../support/elements/list.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {eventually} from '../../support/page/eventually.ts';
import {serviceState} from '../../support/page/fresh-page.ts';
import {product} from '../../support/stores/bodies.ts';

const FIFTY = Array.from({length: 50}, (_, place) => product({product_id: `gid://x/Product/${place}`}));
const pageLinks = (shadow: ShadowRoot | null) => [
  ...(shadow?.querySelectorAll<HTMLAnchorElement>('nav a') ?? []),
];

describe('numbered pages', () => {
  it('name no page of a single one, and its cards stay where the cards of several are', async () => {
    const tops = [];
    for (const [size, heading] of [
      [50, undefined],
      [5, /^Page 1 of \d/],
    ] as const) {
      const {list, shadow} = await openList(`page-size="${size}" paging="pages"`, {address: '?q=linen'});
      await appear(() => shadow?.querySelector('[part=pages]'));
      const text = shadow?.querySelector('[part=heading]')?.textContent ?? undefined;
      if (heading) expect(text).to.match(heading);
      else expect(text).to.equal(undefined);
      tops.push(list.querySelector('.search-card')?.getBoundingClientRect().top);
    }
    expect(tops[0]).to.equal(tops[1]);
  });

  const open = async (address: string) => {
    const page = await openList('page-size="5" paging="pages"', {address});
    const nav = await appear(() => named(page.shadow, 'nav', 'Pages of results'));
    return {...page, nav};
  };

  it('are links with addresses, of which one is the page we are on', async () => {
    const {shadow, nav} = await open('?q=linen&page=2');
    expect(pageLinks(shadow).map(nameOf)).to.eql([
      'Previous page',
      'Page 1',
      'Page 2',
      'Page 3',
      'Page 4',
      'Next page',
    ]);
    expect(new URL(pageLinks(shadow)[3]?.href ?? '').searchParams.get('page')).to.equal('3');
    expect(nav.querySelector('[aria-current=page]')?.textContent).to.equal('2');
    expect(await faults(nav)).to.eql([]);
  });

  it('say in their addresses what was chosen in place of what the list starts with', async () => {
    const {shadow} = await openList(
      'page-size="5" paging="pages" sort="newest" filters="filter_available=true"',
      {address: '?q=linen&sort=relevance&filter_available='},
    );
    await appear(() => named(shadow, 'nav', 'Pages of results'));
    const {searchParams} = new URL(pageLinks(shadow)[1]?.href ?? '');
    expect(searchParams.get('sort')).to.equal('relevance');
    expect(searchParams.get('filter_available')).to.equal('');
  });

  it('show another page in its place, and focus goes to the heading', async () => {
    const page = await open('?q=linen');
    get(page.shadow, 'a', 'Page 3').click();
    await eventually(() => void expect(page.shadow?.activeElement?.textContent).to.equal('Page 3 of 4'));
    expect(links(page.list)).to.have.length(5);
    expect(sent(page, 'offset')).to.eql(['0', '10']);
    expect(new URL(location.href).searchParams.get('page')).to.equal('3');
    expect(named(page.shadow, 'a', 'Load more')).to.equal(undefined);
  });

  it('§4.1 paging 3: end at the offset ceiling, and say so there', async () => {
    changeAnswers(body => Object.assign(body, {total: 5000, results: FIFTY}));
    const {shadow} = await openList('page-size="50" paging="pages"', {address: '?q=linen&page=40'});
    await appear(() => named(shadow, 'nav', 'Pages of results'));
    expect(pageLinks(shadow).map(nameOf)).to.eql(['Previous page', 'Page 1', 'Page 39', 'Page 40']);
    await appear(() => shadow?.textContent?.includes('Narrow your search'));
  });
});

describe('a page that can’t be added', () => {
  for (const [state, status, text] of [
    ['html', 'failed', 'We couldn’t complete your search.'],
    ['rate-limited', 'limited', 'Search is busy right now.'],
    ['failing', 'failed', 'We couldn’t complete your search.'],
  ] as const) {
    it(`on ${state} leaves what is on screen, and is told at its button, where the shopper is`, async () => {
      const {list, shadow} = await openList('page-size="5"', {address: '?q=linen'});
      const [count, shown] = ['p[part=count]', '[part=shown]'].map(
        part => shadow?.querySelector(part)?.textContent,
      );
      const {answer} = getStore().state;
      serviceState(state);
      get(shadow, 'a', 'Load more').click();
      await reach(list, status);
      const notice = await appear(() => shadow?.querySelector('[part=foot] [part=notice]'));
      expect(notice.textContent).to.include(text);
      expect(shadow?.querySelectorAll('[part=notice]')).to.have.length(1);
      expect(links(list)).to.have.length(5);
      expect(shadow?.querySelector('p[part=count]')?.textContent).to.equal(count);
      expect(shadow?.querySelector('[part=shown]')?.textContent).to.equal(shown);
      expect(getStore().state.answer).to.equal(answer);
      expect(new URL(location.href).searchParams.has('page')).to.equal(false);
    });
  }

  it('is asked for again from there, and focus goes to the first new item', async () => {
    const {list, shadow} = await openList('page-size="5"', {address: '?q=linen'});
    serviceState('html');
    get(shadow, 'a', 'Load more').click();
    await reach(list, 'failed');
    const retry = await appear(() => named(shadow, 'button', 'Try again'));
    serviceState('normal');
    retry.click();
    await reach(list, 'ready');
    await eventually(() => void expect(document.activeElement).to.equal(links(list)[5]));
  });
});

describe('a list that goes on by itself', () => {
  const open = async () => {
    const page = await openList('page-size="2" paging="infinite"', {address: '?q=cotton'});
    const feed = await appear(() => page.list.querySelector<HTMLElement>('[role=feed]'));
    return {...page, feed};
  };

  it('§3 degraded: does not say of how many an article is one, where a degraded service does not know', async () => {
    const {feed, list} = await open();
    changeAnswers(body => Object.assign(body, {total: 0, degraded: true, degraded_reason: 'sync_pending'}));
    await search(list, {query: 'linen'}, 'degraded');
    await eventually(() => expect(feed.children[0]?.ariaSetSize).to.equal('-1'));
  });

  it('is a feed whose articles say where they stand and what they are named after', async () => {
    const {feed} = await open();
    const [article] = feed.children;
    expect(feed.ariaLabel).to.equal('Search results');
    expect(article?.role).to.equal('article');
    expect([article?.ariaPosInSet, Number(article?.ariaSetSize) > 5]).to.eql(['1', true]);
    expect(article?.ariaLabel).to.equal(article?.querySelector('a')?.textContent);
  });

  it('that starts at page 3 counts its items from where they stand in the whole', async () => {
    const page = await openList('page-size="2" paging="infinite"', {address: '?q=cotton&page=3'});
    const feed = await appear(() => page.list.querySelector('[role=feed]'));
    expect(feed.firstElementChild?.ariaPosInSet).to.equal('5');
  });

  it('stops after three pages, so that a footer can be reached, and goes on at a button', async () => {
    const {list, feed, shadow, searches} = await open();
    await eventually(() => void expect(feed.children).to.have.length(8));
    await reach(list, 'ready');
    expect(searches).to.have.length(4);
    get(shadow, 'a', 'Load more').click();
    await eventually(() => void expect(feed.children.length).to.be.greaterThan(9));
  });

  it('is walked through by Page Down and Page Up', async () => {
    const {feed} = await open();
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}),
      );
    (feed.children[0] as HTMLElement).querySelector('a')?.focus();
    press('PageDown');
    expect(document.activeElement).to.satisfy((element: Element) => element === feed.children[1]);
    press('PageUp');
    expect(document.activeElement).to.satisfy((element: Element) => element === feed.children[0]);
  });

  it('leaves Page Down to the browser on its last card, also while skeletons stand behind that', async () => {
    const {list, feed, shadow} = await open();
    await eventually(() => void expect(feed.children).to.have.length(8));
    await reach(list, 'ready');
    serviceState('slow');
    get(shadow, 'a', 'Load more').click();
    const skeleton = await appear(() => feed.querySelector('.search-skeleton'));
    const link = skeleton.previousElementSibling?.querySelector('a');
    link?.focus();
    const pageDown = new KeyboardEvent('keydown', {key: 'PageDown', bubbles: true, cancelable: true});
    link?.dispatchEvent(pageDown);
    expect([document.activeElement === link, pageDown.defaultPrevented]).to.eql([true, false]);
  });
});

describe('"Load more" and "Show previous"', () => {
  const open = async () => {
    const page = await openList('page-size="5"', {address: '?q=linen&page=2'});
    await appear(() => named(page.shadow, 'a', 'Show previous'));
    serviceState('failing');
    const fail = async (ask: () => void) => {
      ask();
      await reach(page.list, 'failed');
    };
    return {...page, fail};
  };

  it('are links to the pages that they add, by the parameters of the address', async () => {
    const {shadow} = await openList('page-size="5"', {
      address: '?utm_source=mail&q=linen&page=2&sort=newest',
    });
    const addressOf = (name: string) => get<HTMLAnchorElement>(shadow, 'a', name).search;
    expect(addressOf('Show previous')).to.match(/utm_source=mail&q=linen&sort=newest$/);
    expect(addressOf('Load more')).to.match(/utm_source=mail&q=linen&sort=newest&page=3$/);
    expect(await faults(shadow?.querySelector('[part=foot]') as Element)).to.eql([]);
  });

  it('are buttons in a list whose pages have no address', async () => {
    const page = await openList('page-size="5" url-sync="off" query="linen"');
    get(page.shadow, 'button', 'Load more').click();
    await eventually(() => void expect(links(page.list)).to.have.length(10));
    expect(named(page.shadow, 'a', 'Load more')).to.equal(undefined);
  });

  it('stay where the page before what is shown could not be had', async () => {
    const {shadow, fail} = await open();
    await fail(() => get(shadow, 'a', 'Show previous').click());
    expect(named(shadow, 'a', 'Show previous')).not.to.equal(undefined);
    expect(named(shadow, 'a', 'Load more')).not.to.equal(undefined);
  });

  it('go where another order of the results could not: they are pages of what is shown', async () => {
    const {shadow, fail} = await open();
    await fail(() => void getStore().search({sort: 'newest'}));
    expect(named(shadow, 'a', 'Show previous')).to.equal(undefined);
    expect(named(shadow, 'a', 'Load more')).to.equal(undefined);
  });
});

describe('"Load more"', () => {
  it('leaves a click that opens a new tab to the browser, and adds nothing then', async () => {
    const page = await openList('page-size="5"', {address: '?q=linen'});
    const more = get(page.shadow, 'a', 'Load more');
    // As the browser would do, which needs no second tab here.
    const seen: boolean[] = [];
    page.list.addEventListener('click', event => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    });
    const click = (init: MouseEventInit) =>
      more.dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, ...init}));
    for (const init of [{ctrlKey: true}, {metaKey: true}, {shiftKey: true}]) click(init);
    expect(page.searches).to.have.length(1);
    click({});
    expect(seen).to.eql([false, false, false, true]);
    await eventually(() => void expect(links(page.list)).to.have.length(10));
  });

  it('leads to the page after the ones that it has added', async () => {
    const {list, shadow} = await openList('page-size="5"', {address: '?q=linen'});
    const pageOf = () =>
      new URL(get<HTMLAnchorElement>(shadow, 'a', 'Load more').href).searchParams.get('page');
    expect(pageOf()).to.equal('2');
    get(shadow, 'a', 'Load more').click();
    await eventually(() => void expect(links(list)).to.have.length(10));
    expect(pageOf()).to.equal('3');
  });

  it('adds one page while that is on its way, and is no way to leave the page meanwhile', async () => {
    const page = await openList('page-size="5"', {address: '?q=linen'});
    serviceState('slow');
    const more = get(page.shadow, 'a', 'Load more');
    more.click();
    await appear(() => more.ariaDisabled === 'true');
    const again = new MouseEvent('click', {bubbles: true, composed: true, cancelable: true});
    more.dispatchEvent(again);
    expect(again.defaultPrevented).to.equal(true);
    expect(page.searches).to.have.length(2);
  });

  it('has how many there are now announced, the last ones too', async () => {
    const {shadow} = await openList('page-size="8"', {address: '?q=linen'});
    const said = await appear(() => shadow?.querySelector('[role=status]:not([part])'));
    expect(said.textContent?.trim()).to.equal('');
    for (const text of ['16 of 17', '17 of 17']) {
      get(shadow, 'a', 'Load more').click();
      await eventually(() => void expect(said.textContent?.trim()).to.equal(text));
    }
    expect(shadow?.querySelector('[part=shown]')?.textContent).to.equal('');
  });

  it('§4.1 paging 3: says nothing of the ceiling where all results are shown below it', async () => {
    changeAnswers(body => Object.assign(body, {total: 2010, results: FIFTY.slice(0, 10)}));
    const {shadow} = await openList('page-size="50"', {address: '?q=linen&page=41'});
    await appear(() => named(shadow, 'a', 'Show previous'));
    expect(shadow?.textContent).not.to.include('Narrow your search');
  });

  it('§4.1 paging 3: ends at the offset ceiling, and says to narrow the search', async () => {
    changeAnswers(body => Object.assign(body, {total: 5000, results: FIFTY}));
    const {shadow} = await openList('page-size="50"', {address: '?q=linen&page=40'});
    await appear(() => shadow?.textContent?.includes('Narrow your search'));
    expect(named(shadow, 'a', 'Load more')).to.equal(undefined);
  });

  it('shows an item once, however often the service repeats it', async () => {
    changeAnswers(body => {
      body.results = [...body.results.slice(0, 3), ...body.results.slice(0, 3)];
    });
    const {list} = await openList('', {address: '?q=linen'});
    expect(links(list)).to.have.length(3);
    expect(getStore().state.answer?.hits.map(hit => hit.position)).to.eql([0, 1, 2]);
  });
});
