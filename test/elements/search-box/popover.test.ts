import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {appear, faults, isShown} from '../../support/elements/fixture.ts';
import {eventually} from '../../support/page/eventually.ts';
import {ask, type BoxPage, openBox, options, press, rendered} from './typing.ts';

const panelOf = (box: Element) => box.querySelector<HTMLElement>('.search-panel') as HTMLElement;

/** Moves the box to another place on the page, and opens its list. */
async function openIn(html: string, style = ''): Promise<BoxPage> {
  const page = await openBox();
  document.body.insertAdjacentHTML('beforeend', html);
  const place = document.body.lastElementChild as HTMLElement;
  place.style.cssText += style;
  (place.querySelector('.place') ?? place).append(page.box);
  page.input.focus();
  await ask(page, 'linen');
  await appear(() => panelOf(page.box).matches(':popover-open'));
  return page;
}

/** The element under a pointer at the middle of an option. */
function atMiddleOf(option: Element | undefined): Element | null {
  const {left, top, width, height} = (option as Element).getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** Expects the first option under the pointer, once the list is placed: some engines need a script for it. */
async function expectUsable(page: BoxPage): Promise<void> {
  await eventually(() => {
    const [first] = options(page);
    expect(first?.contains(atMiddleOf(first))).to.equal(true);
  });
}

describe('the list of a search box', () => {
  it('opens below its field, at least as wide as the box', async () => {
    const page = await openIn('<div></div>', 'inline-size: 500px');
    await eventually(() => {
      const [box, panel] = [page.box, panelOf(page.box)].map(each => each.getBoundingClientRect());
      expect(panel?.top).to.be.closeTo(box?.bottom ?? 0, 12);
      expect(panel?.left).to.be.closeTo(box?.left ?? 0, 1);
      expect(panel?.width).to.be.closeTo(500, 1);
    });
  });

  it('opens before it is filled, because the browser would lay out a filled one twice', async () => {
    const page = await openBox();
    const panel = panelOf(page.box);
    const filled: number[] = [];
    panel.togglePopover = options => {
      filled.push(panel.querySelectorAll('[role=option]').length);
      return HTMLElement.prototype.togglePopover.call(panel, options);
    };
    page.input.focus();
    await ask(page, 'linen');
    await appear(() => panel.matches(':popover-open'));
    expect(filled).to.eql([0]);
    expect(options(page)).not.to.eql([]);
  });

  it('is above a header with hidden overflow, and above what covers the page', async () => {
    const page = await openIn(
      '<header><div class="place"></div></header>',
      'overflow: hidden; block-size: 60px; transform: translateZ(0)',
    );
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p style="position:fixed;inset:0;z-index:99999">On top</p>',
    );
    await expectUsable(page);
  });

  it('stays inside the window if the box is narrow and at its end', async () => {
    const page = await openIn('<div></div>', 'position: absolute; inset-inline-end: 0; inline-size: 120px');
    await eventually(() => {
      const {left, right, width} = panelOf(page.box).getBoundingClientRect();
      expect(left).to.be.at.least(0);
      expect(right).to.be.at.most(document.documentElement.clientWidth + 1);
      expect(width).to.be.greaterThan(300);
    });
  });

  it('opens above its field if there is more room', async () => {
    const page = await openIn('<div></div>', 'position: fixed; inset-block-end: 0; inline-size: 400px');
    await eventually(() => {
      const [box, panel] = [page.box, panelOf(page.box)].map(each => each.getBoundingClientRect());
      expect(panel?.bottom).to.be.at.most((box?.top ?? 0) + 1);
      expect(panel?.top).to.be.at.least(0);
    });
    await expectUsable(page);
  });

  it('follows a sticky header while the page scrolls', async () => {
    const page = await openIn('<header></header>', 'position: sticky; top: 0');
    const spacer = document.body.appendChild(document.createElement('div'));
    spacer.style.blockSize = '3000px';
    scrollTo(0, 400);
    // Engines dispatch scroll events at different times.
    await eventually(() => {
      const [box, panel] = [page.box, panelOf(page.box)].map(each => each.getBoundingClientRect());
      expect(box?.top).to.be.closeTo(0, 12);
      expect(panel?.top).to.be.closeTo(box?.bottom ?? 0, 12);
    });
    scrollTo(0, 0);
  });

  it('works in a modal dialog of the theme, and leaves Escape to it once the list is closed and the field is empty', async () => {
    const page = await openBox();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.append(page.box);
    dialog.showModal();
    page.input.focus();
    await ask(page, 'linen');
    await appear(() => isShown(panelOf(page.box)) || undefined);
    await expectUsable(page);
    expect(press(page.input, 'Escape')).to.equal(true);
    await rendered(page);
    expect(isShown(panelOf(page.box))).to.equal(false);
    expect(page.input.value).to.equal('linen');
    expect(press(page.input, 'Escape')).to.equal(true);
    expect(page.input.value).to.equal('');
    expect(dialog.open).to.equal(true);
    expect(press(page.input, 'Escape')).to.equal(false);
  });

  it('works in a <details> of the theme, and closes with it', async () => {
    const page = await openIn('<details open><summary>Search</summary><div class="place"></div></details>');
    await expectUsable(page);
    (page.box.closest('details') as HTMLDetailsElement).open = false;
    await new Promise(resolve => requestAnimationFrame(resolve));
    expect(isShown(panelOf(page.box))).to.equal(false);
  });

  it('closes on a pointerdown outside, also if the focus does not move', async () => {
    const page = await openIn('<div></div>');
    document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    await rendered(page);
    expect(isShown(panelOf(page.box))).to.equal(false);
    expect(document.activeElement).to.equal(page.input);
  });

  it('keeps the focus in the field on a mousedown, also between its options', async () => {
    const page = await openIn('<div></div>');
    for (const part of [options(page)[0], page.box.querySelector('.search-list-heading')]) {
      const press = new MouseEvent('mousedown', {bubbles: true, cancelable: true});
      expect(part?.dispatchEvent(press)).to.equal(false);
    }
    expect(isShown(panelOf(page.box))).to.equal(true);
  });

  it('shows long titles in full, and a placeholder for a missing picture', async () => {
    const page = await openIn('<div></div>', 'inline-size: 360px');
    for (const option of options(page)) {
      expect(option.scrollWidth).to.be.at.most(option.clientWidth);
      if (option.closest('.search-products')) expect(option.querySelector('img, i')).not.to.equal(null);
    }
  });

  it('has no axe violations over a long page', async () => {
    const page = await openIn('<div></div>');
    document.body.insertAdjacentHTML('beforeend', '<p>A line of the page that is behind.</p>'.repeat(200));
    expect(document.documentElement.scrollHeight).to.be.greaterThan(3 * innerHeight);
    expect(await faults(page.box)).to.eql([]);
  });
});
