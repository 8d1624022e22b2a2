import {expect} from 'chai';
import {eventually} from '../../support/page/eventually.ts';
import '../../../src/entries/index.ts';
import {appear, get, isShown, reach} from '../../support/elements/fixture.ts';
import {search} from '../../support/elements/list.ts';
import {check, openThemePage, type ThemePage, themeMarkup} from '../../support/elements/theme-list.ts';

const focusedInput = ({panel}: ThemePage) =>
  panel.shadowRoot?.activeElement as HTMLInputElement | null | undefined;

/** What has the focus in the panel: the group, and the control’s value or text. */
function focused(page: ThemePage): string[] {
  const control = focusedInput(page);
  const group = control?.closest<HTMLElement>('[data-group]')?.dataset.group ?? '';
  return [group, control?.value || (control?.textContent ?? '').trim()];
}

const section = ({form}: ThemePage, facet: string) =>
  form.querySelector<HTMLDetailsElement>(`[data-facet=${facet}]`) as HTMLDetailsElement;

const group = ({panel}: ThemePage, id: string) =>
  panel.shadowRoot?.querySelector<HTMLElement>(`[data-group="${id}"]`);

/** Chooses a value with the keyboard. */
function choose(page: ThemePage, name: string): void {
  const control = get<HTMLInputElement>(page.form, 'input', name);
  control.focus();
  control.click();
}

function enterPrice(field: HTMLInputElement, price: string): void {
  field.focus();
  field.value = price;
  field.dispatchEvent(new Event('change', {bubbles: true}));
  field.dispatchEvent(new FocusEvent('focusout', {bubbles: true}));
}

async function shown(page: ThemePage): Promise<void> {
  await reach(page.panel, 'ready');
  await appear(() => page.panel.shadowRoot?.querySelector('[part=facets], [part=open]'));
}

describe('a panel in the place of the theme’s form', () => {
  it('shows the theme’s form until the answer to the first choice, and in the same frame its own facets', async () => {
    const page = await openThemePage();
    const frames: boolean[] = [];
    let isOver = false;
    const watch = () => {
      const isPanel = isShown(page.panel.shadowRoot?.querySelector('[part=facets]'));
      const isService = isShown(page.list.querySelector('.search-grid'));
      frames.push(isPanel === isService && isPanel !== isShown(page.form));
      if (!isOver) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    check(page, 'Nagi Clothing (2)');
    await shown(page);
    isOver = true;
    expect(frames).to.not.include(false);
  });

  it('has the focus on the same choice, which is made', async () => {
    const page = await openThemePage();
    choose(page, 'Nagi Clothing (2)');
    await shown(page);
    expect(focused(page)).to.eql(['vendors', 'Nagi Clothing']);
    expect(focusedInput(page)?.checked).to.equal(true);
  });

  it('has the focus on a single box, and on a bound of the price', async () => {
    const page = await openThemePage();
    choose(page, 'On sale');
    await shown(page);
    expect(focusedInput(page)?.name).to.equal('filter_on_sale');
    await search(page.list, {filters: {}}, 'idle');
    section(page, 'price_range').open = true;
    enterPrice(get<HTMLInputElement>(page.form, 'input', 'To'), '90000');
    await shown(page);
    expect(focused(page)).to.eql(['price_range', '90000']);
  });

  it('has the groups open that are open in the form, for this page only', async () => {
    const page = await openThemePage();
    section(page, 'vendors').open = false;
    section(page, 'price_range').open = true;
    check(page, 'On sale');
    await shown(page);
    expect(group(page, 'vendors')?.querySelector('[part=values]')).to.equal(null);
    expect(group(page, 'price_range')?.querySelector('[part=price]')).to.not.equal(null);
    expect(sessionStorage.getItem('storefront-search.v1.facets')).to.equal(null);
  });

  it('shows its facets if a theme editor renders it again, in a search that is answered', async () => {
    const page = await openThemePage();
    const fresh = page.panel.cloneNode(true) as ThemePage['panel'];
    check(page, 'Nagi Clothing (2)');
    await shown(page);
    page.panel.replaceWith(fresh);
    await shown({...page, panel: fresh});
    expect(isShown(fresh.querySelector('form'))).to.equal(false);
  });

  it('leaves the focus where it is outside of the form', async () => {
    const page = await openThemePage();
    const link = page.find<HTMLAnchorElement>('[href="/products/theme-1"]');
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    check(page, 'On sale');
    await shown(page);
    expect(document.activeElement).to.equal(button);
    expect(isShown(link)).to.equal(false);
  });

  it('gives the focus back to the form with the theme’s results', async () => {
    const page = await openThemePage();
    choose(page, 'Nagi Clothing (2)');
    await shown(page);
    const clear = page.panel.shadowRoot?.querySelector<HTMLElement>('[part=clear-all]');
    clear?.focus();
    clear?.click();
    await reach(page.panel, 'idle');
    expect(isShown(page.form)).to.equal(true);
    expect(document.activeElement?.closest('form')).to.equal(page.form);
  });

  it('opens its drawer in the place of the form’s, where the shopper goes on', async () => {
    const html = themeMarkup()
      .replace('mode="sidebar"', 'mode="drawer"')
      .replace('method="get"', '$& popover');
    const page = await openThemePage({html});
    page.form.showPopover();
    choose(page, 'Nagi Clothing (2)');
    await shown(page);
    const dialog = await appear(() =>
      page.panel.shadowRoot?.querySelector<HTMLDialogElement>('dialog:modal'),
    );
    expect(isShown(dialog)).to.equal(true);
    expect(focused(page)).to.eql(['vendors', 'Nagi Clothing']);
    // Closed, it takes its history entry away before the next test opens a page.
    dialog.close();
    await eventually(() => expect(history.state?.storefrontOverlay).to.equal(undefined));
  });

  it('opens the group of a bar that is open in the form', async () => {
    const html = themeMarkup().replace('mode="sidebar"', 'mode="bar"');
    const page = await openThemePage({html});
    choose(page, 'Nagi Clothing (2)');
    await shown(page);
    const bar = await appear(() => page.panel.shadowRoot?.querySelector('.bar'));
    expect(bar.querySelector('[aria-expanded=true]')?.textContent).to.include('Brand');
    expect(focused(page)).to.eql(['vendors', 'Nagi Clothing']);
  });

  for (const [facet, label, expected] of [
    ['vendors', 'Nagi Clothing (2)', ['vendors', 'Nagi Clothing']],
    ['price_range', 'To', ['price_range', '90000']],
  ] as const)
    it(`opens ${facet}, which is open in the form, in a bar without room for all groups`, async () => {
      const html = themeMarkup().replace('mode="sidebar"', 'mode="bar" style="inline-size: 300px"');
      const page = await openThemePage({html});
      section(page, 'vendors').open = false;
      section(page, facet).open = true;
      const control = get<HTMLInputElement>(page.form, 'input', label);
      if (facet === 'vendors') choose(page, label);
      else enterPrice(control, '90000');
      await shown(page);
      const bar = await appear(() => page.panel.shadowRoot?.querySelector('.bar'));
      const ends = () =>
        [...bar.querySelectorAll('.bar > [part=facets] > *')].map(item => item.getBoundingClientRect().right);
      const {right} = page.panel.getBoundingClientRect();
      await eventually(() => expect(Math.max(...ends())).to.be.at.most(right));
      expect(isShown(group(page, facet)?.querySelector('input'))).to.equal(true);
      expect(focused(page)).to.eql(expected);
    });
});
