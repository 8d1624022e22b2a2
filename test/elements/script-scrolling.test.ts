import {expect} from 'chai';
import Lenis from 'lenis';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {appear, get, reach} from '../support/elements/fixture.ts';
import {openPanel} from '../support/elements/panel.ts';
import {openPage} from '../support/page/fresh-page.ts';

// A theme that scrolls its page by script cancels the wheel everywhere, except where markup says that something scrolls by itself.
let lenis: Lenis;
beforeEach(() => {
  // Its ResizeObserver can make WebKit report a loop, while a dialog opens.
  lenis = new Lenis({autoResize: false});
});
afterEach(() => lenis.destroy());

/** Whether the page behind an element takes the wheel over it. */
function movesPage(element: Element): boolean {
  const wheel = new WheelEvent('wheel', {deltaY: 100, bubbles: true, composed: true, cancelable: true});
  element.dispatchEvent(wheel);
  return wheel.defaultPrevented;
}

describe('the wheel on a page that scrolls by script (Lenis)', () => {
  it('moves the page everywhere else', () => {
    expect(movesPage(document.body)).to.equal(true);
  });

  it('scrolls the suggestions that it is over', async () => {
    const form = '<form action="/search"><input type="search" name="q" aria-label="Search"></form>';
    const {find} = openPage({html: `<search-box>${form}</search-box>`});
    const box = find('search-box');
    await reach(box, 'idle');
    const input = find<HTMLInputElement>('input');
    input.focus();
    input.value = 'linen';
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    const option = await appear(() => box.querySelector('[role=option]'));
    expect(movesPage(option)).to.equal(false);
  });

  it('scrolls the filter drawer', async () => {
    const {shadow} = await openPanel('', 'linen', {html: '<facet-panel mode="drawer"></facet-panel>'});
    get(shadow, 'button', 'Filters').click();
    const value = await appear(() => shadow.querySelector('dialog[open] [part=value]'));
    expect(movesPage(value)).to.equal(false);
  });

  it('scrolls an open group of a bar', async () => {
    const {shadow} = await openPanel('', 'linen', {html: '<facet-panel mode="bar"></facet-panel>'});
    (await appear(() => shadow.querySelector<HTMLElement>('.bar [part=disclosure]'))).click();
    const value = await appear(() => shadow.querySelector('.bar [part=value]'));
    expect(movesPage(value)).to.equal(false);
  });
});
