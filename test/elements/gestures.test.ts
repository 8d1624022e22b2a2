import {expect} from 'chai';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {getStore} from '../../src/store/registry.ts';
import {appear, get, reach, rendered} from '../support/elements/fixture.ts';
import {answered, choice, heading, openPanel, type PanelPage} from '../support/elements/panel.ts';
import {openPage} from '../support/page/fresh-page.ts';

/** Presses and clicks a control as a mouse does, for the so many-th time in a row. */
function click(control: Element, detail = 1): void {
  control.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
  control.dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, detail}));
}

const filters = () => getStore().state.query.filters;

async function openChips(): Promise<PanelPage> {
  const page = await openPanel();
  const chosen = {filter_vendor: ['Nagi Clothing'], filter_type: ['Shirts'], filter_available: ['true']};
  await answered(page, () => void getStore().search({filters: chosen}));
  return page;
}

const chipsOf = ({shadow}: PanelPage) => [...shadow.querySelectorAll('[part=chip]')];

describe('a double click', () => {
  it('on a chip removes one filter, although the next chip takes its place', async () => {
    const page = await openChips();
    click(chipsOf(page)[0] as Element);
    await page.panel.updateComplete;
    click(chipsOf(page)[0] as Element, 2);
    expect(filters()).to.eql({filter_type: ['Shirts'], filter_available: ['true']});
  });

  it('on a check box checks it', async () => {
    const page = await openPanel();
    for (const detail of [1, 2]) {
      click(choice(page, 'Shirts (3)', 'Type'), detail);
      await page.panel.updateComplete;
    }
    expect(filters()).to.eql({filter_type: ['Shirts']});
    for (const detail of [1, 2]) {
      click(get(page.shadow, 'input', 'In stock'), detail);
      await page.panel.updateComplete;
    }
    expect(filters()).to.eql({filter_type: ['Shirts'], filter_available: ['true']});
  });

  it('whose first click closes what covered the page presses nothing behind it', async () => {
    const page = await openPanel();
    const behind = document.body.appendChild(document.createElement('button'));
    const presses: number[] = [];
    behind.addEventListener('click', ({detail}) => presses.push(detail));
    click(heading(page, 'Brand'));
    click(behind, 2);
    expect(presses).to.eql([]);
    for (const detail of [1, 2]) click(behind, detail);
    expect(presses).to.eql([1, 2]);
  });

  it('on a heading closes its group', async () => {
    const page = await openPanel();
    for (const detail of [1, 2]) {
      click(heading(page, 'Brand'), detail);
      await page.panel.updateComplete;
    }
    expect(heading(page, 'Brand').ariaExpanded).to.equal('false');
  });

  it('on “Load more” opens no card that takes its place, and loads one page', async () => {
    const page = openPage({address: '?q=linen', html: '<search-results page-size="4"></search-results>'});
    const list = page.find('search-results');
    await reach(list, 'ready');
    const more = await appear(() => list.shadowRoot?.querySelector('[part=more]'));
    click(more);
    // Coming cards have no links.
    const link = await appear(() => list.querySelectorAll<HTMLElement>('.search-card a')[4]);
    const second = new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, detail: 2});
    link.dispatchEvent(second);
    expect(second.defaultPrevented).to.equal(true);
    expect(page.searches).to.have.length(2);
  });

  it('on a recent search’s button forgets that search only', async () => {
    localStorage.setItem('storefront-search.v1.recent', JSON.stringify(['linen', 'wool', 'cotton']));
    const page = openPage({html: '<search-box></search-box>'});
    const box = page.find<HTMLElement>('search-box');
    const field = await appear(() => box.querySelector<HTMLInputElement>('input'));
    field.focus();
    const buttons = () => [...box.querySelectorAll<HTMLButtonElement>('button[aria-label^=Forget]')];
    await appear(() => buttons().length === 3);
    for (const detail of [1, 2]) {
      click(buttons()[0] as Element, detail);
      await rendered(box);
    }
    expect(buttons()).to.have.length(2);
  });

  it('on a control of another app in a card is that app’s', async () => {
    const page = openPage({address: '?q=linen', html: '<search-results></search-results>'});
    const list = page.find('search-results');
    await reach(list, 'ready');
    const button = document.createElement('button');
    list.querySelector('.search-card')?.append(button);
    let clicks = 0;
    button.addEventListener('click', () => clicks++);
    for (const detail of [1, 2, 3]) click(button, detail);
    expect(clicks).to.equal(3);
  });
});

describe('a click on a control that meant something else when it was pressed', () => {
  it('chooses nothing', async () => {
    const page = await openChips();
    const [first] = chipsOf(page);
    first?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
    page.panel.dispatchEvent(new PointerEvent('pointercancel'));
    await answered(page, () => void getStore().search({filters: {filter_available: ['true']}}));
    expect(chipsOf(page)[0]).to.equal(first);
    first?.dispatchEvent(
      new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, detail: 1}),
    );
    expect(filters()).to.eql({filter_available: ['true']});
  });
});

describe('a held Enter', () => {
  it('works a button once', async () => {
    const page = await openChips();
    const press = (repeat: boolean) => {
      const event = new KeyboardEvent('keydown', {
        key: 'Enter',
        repeat,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      chipsOf(page)[0]?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press(false), press(true)]).to.eql([false, true]);
  });
});
