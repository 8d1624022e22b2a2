import {expect} from 'chai';
import '../../../src/entries/index.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, nameOf} from '../../support/elements/fixture.ts';
import {openThemePage, type ThemePage, themePage} from '../../support/elements/theme-list.ts';
import {eventually} from '../../support/page/eventually.ts';

const LAST = 6;

/** Answers requests for pages of the theme’s list, until the test ends. Returns their addresses. */
function servePages(respond = (page: number) => new Response(themePage(page, LAST))): URL[] {
  const asked: URL[] = [];
  const {fetch} = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    if (!url.searchParams.has('section_id')) return fetch(input, init);
    asked.push(url);
    return respond(Number(url.searchParams.get('page')));
  };
  return asked;
}

const open = (attributes = '', page = 1) =>
  openThemePage({html: themePage(page, LAST, attributes), address: page > 1 ? `?page=${page}` : ''});

const next = ({list}: ThemePage) => list.querySelector<HTMLAnchorElement>('[rel=next]');
const cards = ({list}: ThemePage) => [...list.querySelectorAll<HTMLElement>('.storefront-search-grid a')];

describe('pages of the theme’s own list', () => {
  it('are appended in place by the platform, which renders the section of the list', async () => {
    const asked = servePages();
    const page = await open();
    const {length} = history;
    next(page)?.click();
    await eventually(() => void expect(cards(page)).to.have.length(6));
    expect(asked.map(({searchParams}) => [searchParams.get('section_id'), searchParams.get('page')])).to.eql([
      ['main', '2'],
    ]);
    expect(asked[0]?.searchParams.get('filter.p.vendor')).to.equal('Nagi');
    expect(page.searches).to.eql([]);
    expect(new URL(location.href).searchParams.get('page')).to.equal('2');
    expect(history.length).to.equal(length);
    expect(new URL(next(page)?.href ?? '').searchParams.get('page')).to.equal('3');
  });

  it('are announced, and the first new card has the focus', async () => {
    servePages();
    const page = await open();
    next(page)?.focus();
    next(page)?.click();
    await eventually(() => void expect(nameOf(document.activeElement as HTMLElement)).to.equal('Theme’s 4'));
    const status = await appear(() =>
      [...(page.list.shadowRoot?.querySelectorAll('[role=status] span') ?? [])].find(
        each => each.textContent,
      ),
    );
    expect(status.textContent).to.equal('6 of 18');
  });

  it('are announced again when the theme’s results return', async () => {
    const page = await open();
    await getStore().search({sort: 'newest'});
    await getStore().search({sort: 'relevance'});
    await page.list.updateComplete;
    const statuses = [...(page.list.shadowRoot?.querySelectorAll('[role=status] span') ?? [])];
    expect(statuses.map(each => each.textContent)).to.include('3 of 18');
  });

  it('end with the last one, after which there is no link', async () => {
    servePages();
    const page = await open('', LAST - 1);
    next(page)?.click();
    await eventually(() => void expect(cards(page)).to.have.length(6));
    expect(next(page)).to.equal(null);
  });

  it('leave a click that opens a new tab to the browser', async () => {
    const asked = servePages();
    const page = await open();
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true});
    page.list.addEventListener('click', event => event.preventDefault(), {once: true, capture: true});
    next(page)?.dispatchEvent(click);
    expect(asked).to.eql([]);
  });

  it('come by themselves near the end of an endless list, and then wait to be asked for', async () => {
    const asked = servePages();
    const page = await open('paging="infinite"');
    await eventually(() => void expect(cards(page)).to.have.length(12));
    expect(asked).to.have.length(3);
    expect(document.activeElement).to.equal(document.body);
    next(page)?.click();
    await eventually(() => void expect(cards(page).length).to.be.greaterThan(12));
  });

  it('do not come by themselves again if the platform fails', async () => {
    const asked = servePages(() => new Response('', {status: 500}));
    const page = await open('paging="infinite"');
    await eventually(() => void expect(asked).to.have.length(1));
    await page.list.updateComplete;
    expect(cards(page)).to.have.length(3);
    expect(next(page)?.ariaBusy).to.equal(null);
  });
});
