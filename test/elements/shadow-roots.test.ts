import {expect} from 'chai';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {appear, isShown, reach} from '../support/elements/fixture.ts';
import {eventually} from '../support/page/eventually.ts';
import {openPage, type PageOptions} from '../support/page/fresh-page.ts';
import {list as listOf, options, stopRest, type} from './search-box/typing.ts';

const BOX =
  '<search-box><form action="/search"><input type="search" name="q" aria-label="Search"></form></search-box>';

/** Opens a page with another component, which has this in its shadow root. */
function openInShadow(html: string, {mode = 'open', ...options}: PageOptions & {mode?: ShadowRootMode} = {}) {
  const page = openPage({html: '<theme-header></theme-header><p>Outside</p>', ...options});
  const root = page.find('theme-header').attachShadow({mode});
  root.innerHTML = html;
  return {page, root};
}

/** Opens a box in a shadow root, with suggestions. */
async function openList(mode: ShadowRootMode) {
  const {page, root} = openInShadow(BOX, {mode});
  const rest = stopRest();
  const [box, input] = [root.querySelector('search-box'), root.querySelector('input')];
  if (!box || !input) throw new Error('There is no box.');
  await appear(() => root.querySelector('.search-panel'));
  input.focus();
  type(input, 'linen');
  rest.over();
  await reach(box, 'ready');
  const opened = {...page, box, input, rest};
  await eventually(() => void expect(isShown(listOf(opened))).to.equal(true));
  return opened;
}

const press = (element: Element | undefined) =>
  element?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));

describe('in another component’s shadow root', () => {
  for (const mode of ['open', 'closed'] as const) {
    it(`(${mode}) a press on a suggestion is inside the box, and one outside closes its list`, async () => {
      const page = await openList(mode);
      press(options(page)[0]);
      await (page.box as HTMLElement & {updateComplete: Promise<unknown>}).updateComplete;
      expect(isShown(listOf(page))).to.equal(true);
      press(page.find('p'));
      await eventually(() => void expect(isShown(listOf(page))).to.equal(false));
    });
  }

  it('a list moves the focus to the first card that "Load more" adds', async () => {
    const {root} = openInShadow('<search-results page-size="2"></search-results>', {address: '?q=camp'});
    const list = root.querySelector('search-results');
    if (!list) throw new Error('There is no list.');
    await reach(list, 'ready');
    const more = await appear(() => list.shadowRoot?.querySelector<HTMLElement>('[part=more]'));
    more.focus();
    more.click();
    await eventually(() => void expect(list.querySelectorAll('li.search-card')).to.have.length(4));
    await eventually(() => {
      expect(root.activeElement).to.equal(list.querySelectorAll('li.search-card')[2]?.querySelector('a'));
    });
  });

  it('a list shows no chips beside a panel that does', async () => {
    const {root} = openInShadow(
      '<facet-panel mode="sidebar"></facet-panel><search-results></search-results>',
      {
        address: '?q=linen&filter_available=true',
      },
    );
    const [panel, list] = [root.querySelector('facet-panel'), root.querySelector('search-results')];
    if (!panel || !list) throw new Error('There is no list.');
    await reach(list, 'ready');
    await appear(() => panel.shadowRoot?.querySelector('[part=chip]'));
    expect(list.shadowRoot?.querySelector('[part=chip]')).to.equal(null);
  });
});
