import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, isShown, named, nameOf, reach} from '../../support/elements/fixture.ts';
import {answered, heading, openPanel, type PanelPage, toggle} from '../../support/elements/panel.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';

const HTML = '<facet-panel mode="drawer"></facet-panel>';
const PRICE = '<facet-panel mode="drawer" facets="price_range vendors"></facet-panel>';

const opener = ({shadow}: PanelPage, name = 'Filters') =>
  appear(() => named(shadow, 'button[part=open]', name));

async function openClosed(html = HTML): Promise<PanelPage> {
  const page = await openPanel('', 'linen', {html});
  await opener(page);
  return page;
}

/** Resolves to the drawer, whose code is loaded when it is opened for the first time, when it is open with its facets. */
async function openedDialog({shadow}: PanelPage): Promise<HTMLDialogElement> {
  await appear(() => shadow.querySelector('dialog[open] legend'));
  return shadow.querySelector('dialog') as HTMLDialogElement;
}

/** Opens a page with a drawer, and the drawer. */
async function openDrawer(html = HTML): Promise<PanelPage & {readonly dialog: HTMLDialogElement}> {
  const page = await openClosed(html);
  (await opener(page)).click();
  return {...page, dialog: await openedDialog(page)};
}

const pageIsLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';

const styleOf = (root: HTMLElement, selector: string) =>
  getComputedStyle(root.querySelector(selector) as Element);

/** Returns the contrast of a colour with the ground that it is painted on (WCAG 2.2, 1.4.3). */
function contrast(colour: string, ground: string): number {
  const [front = 0, back = 0] = [[ground, colour], [ground]].map(luminance);
  return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
}

/** Returns the relative luminance of colours that are painted one over the other. */
function luminance(colours: readonly string[]): number {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  for (const colour of colours) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(each => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('a facet panel as a drawer', () => {
  for (const [ground, text] of [
    ['rgb(18, 18, 18)', 'rgb(245, 245, 245)'],
    ['rgb(32, 48, 64)', 'rgb(240, 240, 240)'],
  ] as const)
    it(`has its section's ground of ${ground}, on which its text, slider, controls and lines can be seen`, async () => {
      const style = `--search-panel-background: ${ground}; --search-panel-color: ${text}`;
      const page = await openDrawer(`<section style="${style}">${PRICE}</section>`);
      const {dialog} = page;
      heading(page, 'Brand').click();
      const slider = await appear(() => dialog.querySelector('[part~=slider]'));
      await appear(() => dialog.querySelector('[part=count]'));
      expect(getComputedStyle(dialog).backgroundColor).to.equal(ground);
      for (const part of ['legend button', '[part=value]', '[part=count]', '.field', '[part=close]'])
        expect(contrast(styleOf(dialog, part).color, ground), part).to.be.above(4.5);
      const button = styleOf(dialog, '[part=show]');
      expect(contrast(button.color, button.backgroundColor)).to.be.above(4.5);
      expect(contrast(button.backgroundColor, ground)).to.be.above(3);
      expect(contrast(getComputedStyle(slider, '::after').borderTopColor, ground)).to.be.above(3);
      expect(contrast(styleOf(dialog, '[part=value] input').borderTopColor, ground)).to.be.above(3);
      for (const line of ['header', 'footer', 'fieldset', '.field']) {
        const {borderTopColor, borderBottomColor} = styleOf(dialog, line);
        const colour = line === 'footer' || line === '.field' ? borderTopColor : borderBottomColor;
        expect(contrast(colour, ground), line).to.be.above(1.5);
      }
    });

  it('is behind a button, opens as a dialog and closes again', async () => {
    const page = await openClosed();
    const button = await opener(page);
    expect(page.shadow.querySelector('fieldset')).to.equal(null);
    button.click();
    const dialog = await openedDialog(page);
    await reach(page.panel, 'ready');
    expect(dialog?.ariaLabel).to.equal('Filters');
    expect(isShown(page.shadow.querySelector('fieldset'))).to.equal(true);
    get(page.shadow, 'button', 'Close').click();
    expect(dialog?.open).to.equal(false);
  });

  it('opens after a click that comes before its code', async () => {
    const page = openPage({html: HTML});
    void getStore().search({query: 'linen'});
    const element = page.find('facet-panel');
    const button = await appear(() => element.shadowRoot?.querySelector<HTMLElement>('[part=open]'));
    button.click();
    const dialog = await appear(() => element.shadowRoot?.querySelector<HTMLDialogElement>('dialog[open]'));
    expect(dialog.matches(':modal')).to.equal(true);
  });

  it('closes after a click beside it, but not after a drag out of it', async () => {
    const {dialog} = await openDrawer();
    const drag = (from: Element) => {
      from.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
      dialog.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
      return dialog.open;
    };
    expect([drag(dialog.querySelector('legend') as Element), drag(dialog)]).to.eql([true, false]);
  });

  it('keeps the page behind it from scrolling until it is closed', async () => {
    const {panel, shadow} = await openDrawer();
    await panel.updateComplete;
    expect(pageIsLocked()).to.equal(true);
    get(shadow, 'button', 'Close').click();
    await eventually(() => void expect(pageIsLocked()).to.equal(false));
  });

  it('closes when the theme moves the panel, and lets the page scroll again', async () => {
    const {panel, dialog} = await openDrawer();
    const section = document.createElement('section');
    document.body.append(section);
    section.append(panel);
    expect(dialog.open).to.equal(false);
    await eventually(() => void expect(pageIsLocked()).to.equal(false));
  });

  it('opens with its facets when the merchant selects it in the theme editor', async () => {
    const page = openPage({
      address: '?q=linen',
      html: `<section>${HTML}</section><search-results></search-results>`,
      shopify: {designMode: true, analytics: {publish() {}}},
    });
    const element = page.find('facet-panel');
    await reach(element, 'ready');
    const find = (selector: string) => element.shadowRoot?.querySelector(selector);
    await appear(() => find('[part=open]'));
    // The code for the theme editor is loaded on demand, and so is the drawer.
    await eventually(() => {
      page.find('section').dispatchEvent(new Event('shopify:section:select', {bubbles: true}));
      expect(find('dialog[open]')).not.to.equal(null);
    });
    await eventually(() => void expect(isShown(find('dialog fieldset'))).to.equal(true));
  });

  it('stays open while the shopper chooses filters, and leads to the results', async () => {
    const page = await openDrawer();
    await toggle(page, 'Type');
    await answered(page, () => get<HTMLInputElement>(page.shadow, 'input', 'Shirts (3)').click());
    expect(page.dialog.open).to.equal(true);
    get(page.shadow, 'button', 'Show 3 results').click();
    expect(page.dialog.open).to.equal(false);
  });

  it('counts the chosen filters on its button, an option’s name and value as one', async () => {
    const page = await openDrawer();
    await toggle(page, 'Size');
    await answered(page, () => get<HTMLInputElement>(page.shadow, 'input', 'M (9)').click());
    await opener(page, 'Filters (1)');
  });

  const openedIn = ({shadow}: PanelPage) =>
    [...shadow.querySelectorAll<HTMLElement>('[part=disclosure][aria-expanded=true]')].map(nameOf);

  it('opens with its first group open, so that the others’ headings are in sight, and in rows of 44 px', async () => {
    const page = await openDrawer();
    expect(openedIn(page)).to.eql(['Kind']);
    const heights = [...page.dialog.querySelectorAll<HTMLElement>('[part=value]')].map(
      row => row.offsetHeight,
    );
    expect(Math.min(...heights)).to.be.at.least(44);
  });

  it('opens with the groups open that have a chosen value, which stay open when it is cleared', async () => {
    const page = await openClosed();
    const filters = {filter_option_name: ['Size'], filter_option_value: ['M'], filter_price_min: ['3000']};
    await answered(page, () => void getStore().search({filters}));
    (await opener(page, 'Filters (2)')).click();
    await openedDialog(page);
    expect(openedIn(page)).to.eql(['Kind', 'Price', 'Size']);
    await answered(page, () => void getStore().search({filters: {}}));
    expect(openedIn(page)).to.eql(['Kind', 'Price', 'Size']);
  });

  it('leaves a group as the shopper had it, and one that the theme has closed', async () => {
    const html = '<facet-panel mode="drawer" collapsed="vendors"></facet-panel>';
    const page = await openPanel('', 'linen', {html});
    (await opener(page)).click();
    await openedDialog(page);
    heading(page, 'Kind').click();
    await toggle(page, 'Tags');
    get(page.shadow, 'button', 'Close').click();
    (await opener(page)).click();
    await page.panel.updateComplete;
    expect(openedIn(page)).to.eql(['Tags']);
  });

  it('is the default on a narrow screen', async () => {
    const {matchMedia} = globalThis;
    globalThis.matchMedia = () => matchMedia('all');
    const page = await openPanel('', 'linen', {html: '<facet-panel></facet-panel>'});
    globalThis.matchMedia = matchMedia;
    await opener(page);
    expect(isShown(page.shadow.querySelector('fieldset'))).to.equal(false);
  });

  it('is unlocked with the page when the panel becomes a sidebar while it is open', async () => {
    const {panel, shadow} = await openDrawer();
    panel.mode = 'sidebar';
    await panel.updateComplete;
    expect(panel.getAttribute('mode')).to.equal('sidebar');
    expect(shadow.querySelector('dialog')).to.equal(null);
    expect(isShown(shadow.querySelector('fieldset'))).to.equal(true);
    expect(pageIsLocked()).to.equal(false);
  });
});
