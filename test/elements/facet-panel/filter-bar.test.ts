import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import '../../../src/entries/search-results.ts';
import {appear, faults, nameOf} from '../../support/elements/fixture.ts';
import {sent} from '../../support/elements/list.ts';
import {answered, choice, heading, openPanel, type PanelPage, toggle} from '../../support/elements/panel.ts';
import {eventually} from '../../support/page/eventually.ts';

/** Opens a page with a bar, and a button elsewhere; resolves when the bar is there. */
async function openBar(attributes = ''): Promise<PanelPage> {
  const html = `<facet-panel mode="bar" ${attributes}></facet-panel><button>Elsewhere</button>`;
  const page = await openPanel('', 'linen', {html});
  await appear(() => page.shadow.querySelector('.bar fieldset'));
  return page;
}

const isOpen = (page: PanelPage, name: string) => heading(page, name).ariaExpanded === 'true';

describe('the filters in a bar', () => {
  it('start closed, in one row, whatever is listed as collapsed', async () => {
    const page = await openBar('facets="vendors product_types" collapsed="vendors"');
    const [first, second] = ['Brand', 'Type'].map(name => heading(page, name).getBoundingClientRect());
    expect(first?.top).to.equal(second?.top);
    expect(['Brand', 'Type'].map(name => isOpen(page, name))).to.eql([false, false]);
  });

  it('are one line at any width, and those without room are in the menu “More”', async () => {
    const page = await openBar('style="inline-size: 420px"');
    const more = await appear(() => heading(page, 'More'));
    const inLine = () => [...page.shadow.querySelectorAll('.bar > [part=facets] > *')];
    const ends = () => inLine().map(item => item.getBoundingClientRect());
    const {right} = page.panel.getBoundingClientRect();
    expect(new Set(ends().map(({top}) => Math.round(top))).size).to.equal(1);
    expect(Math.max(...ends().map(end => end.right))).to.be.at.most(right);
    const narrow = inLine().length;
    more.click();
    await page.panel.updateComplete;
    expect(await faults(page.panel)).to.eql([]);
    // Within the menu, a group opens below its name, and "More" stays open.
    const inMenu = page.shadow.querySelector<HTMLElement>('.bar fieldset [part=facets] [part=disclosure]');
    inMenu?.click();
    await page.panel.updateComplete;
    expect(inMenu?.ariaExpanded).to.equal('true');
    expect(isOpen(page, 'More')).to.equal(true);
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    page.panel.style.inlineSize = '640px';
    await eventually(() => void expect(inLine().length).to.be.greaterThan(narrow));
    expect(Math.max(...ends().map(end => end.right))).to.be.at.most(right + 220);
  });

  it('have what is in stock and on sale in a group “Availability”, which counts both', async () => {
    const page = await openBar('facets="on_sale vendors available product_types"');
    const names = () => [...page.shadow.querySelectorAll<HTMLElement>('[part=disclosure]')].map(nameOf);
    expect(names()).to.eql(['Brand', 'Availability', 'Type']);
    await toggle(page, 'Availability');
    await answered(page, () => choice(page, 'In stock', 'Availability').click());
    await answered(page, () => choice(page, 'On sale', 'Availability').click());
    expect(sent(page, 'filter_on_sale').at(-1)).to.equal('true');
    expect(sent(page, 'filter_available').at(-1)).to.equal('true');
    expect(names()).to.eql(['Brand', 'Availability (2)', 'Type']);
  });

  it('have room for the ring of focus beside their words', async () => {
    const page = await openBar();
    const button = heading(page, 'Brand');
    const text = document.createRange();
    text.selectNodeContents(button);
    const {outlineOffset} = getComputedStyle(button);
    const ring = button.getBoundingClientRect().left - Number.parseFloat(outlineOffset);
    expect(text.getBoundingClientRect().left - ring).to.be.at.least(2);
  });

  it('count their chosen values, and a choice leaves its group in its place', async () => {
    const page = await openBar();
    const placeOf = (name: string) => heading(page, name).getBoundingClientRect().left;
    const before = placeOf('Type');
    await toggle(page, 'Type');
    await answered(page, () => choice(page, 'Shirts (3)', 'Type').click());
    const button = page.shadow.querySelector('.bar [aria-expanded=true]');
    expect(button?.textContent?.trim()).to.equal('Type (1)');
    expect(button?.closest('fieldset')?.ariaLabel).to.equal('Type');
    await toggle(page, 'Type (1)');
    expect(placeOf('Type (1)')).to.equal(before);
  });

  it('open one at a time, over the list', async () => {
    const page = await openBar();
    const height = page.panel.offsetHeight;
    await toggle(page, 'Brand');
    expect(isOpen(page, 'Brand')).to.equal(true);
    expect(page.panel.offsetHeight).to.equal(height);
    expect(await faults(page.panel)).to.eql([]);
    await toggle(page, 'Type');
    expect([isOpen(page, 'Brand'), isOpen(page, 'Type')]).to.eql([false, true]);
    await toggle(page, 'Type');
    expect(isOpen(page, 'Type')).to.equal(false);
  });

  it('close at Escape, which returns focus to their button', async () => {
    const page = await openBar();
    await toggle(page, 'Type');
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    await page.panel.updateComplete;
    expect(isOpen(page, 'Type')).to.equal(false);
    expect(page.shadow.activeElement === heading(page, 'Type')).to.equal(true);
  });

  for (const type of ['pointerdown', 'focusin']) {
    it(`close at a ${type} elsewhere on the page`, async () => {
      const page = await openBar();
      await toggle(page, 'Type');
      page.find('button').dispatchEvent(new Event(type, {bubbles: true, composed: true}));
      await page.panel.updateComplete;
      expect(isOpen(page, 'Type')).to.equal(false);
    });
  }

  it('close at a pointerdown far below them, and leave the page where it is', async () => {
    const page = await openBar();
    await toggle(page, 'Type');
    await answered(page, () => choice(page, 'Shirts (3)', 'Type').click());
    choice(page, 'Shirts (3)', 'Type').focus();
    const button = page.find('button');
    button.style.marginBlock = '3000px';
    button.scrollIntoView();
    const before = scrollY;
    button.dispatchEvent(new Event('pointerdown', {bubbles: true, composed: true}));
    await page.panel.updateComplete;
    expect(isOpen(page, 'Type (1)')).to.equal(false);
    expect(before).to.be.greaterThan(1000);
    expect(scrollY).to.equal(before);
  });

  it('stay on the screen', async () => {
    const page = await openBar('style="margin-inline-start: calc(100vw - 320px)"');
    await appear(() => heading(page, 'More'));
    await toggle(page, 'More');
    const box = heading(page, 'More').closest('fieldset')?.querySelector('div')?.getBoundingClientRect();
    expect(box?.right).to.be.at.most(document.documentElement.clientWidth);
    // The bar finds its room in a later frame.
    await eventually(
      () => void expect(document.documentElement.scrollWidth).to.equal(document.documentElement.clientWidth),
    );
  });
});
