import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {answered, choices, heading, openPanel, showPanel, toggle} from '../../support/elements/panel.ts';
import {withBlockedStorage} from '../../support/page/blocked-storage.ts';

describe('a facet’s heading', () => {
  it('opens and closes its group, and exposes its state', async () => {
    const page = await openPanel();
    expect(heading(page, 'Brand').ariaExpanded).to.equal('true');
    await toggle(page, 'Brand');
    expect(heading(page, 'Brand').ariaExpanded).to.equal('false');
    expect(choices(page, 'Brand')).to.eql([]);
    expect(choices(page, 'Type')).not.to.eql([]);
    await toggle(page, 'Brand');
    expect(choices(page, 'Brand')).not.to.eql([]);
  });

  it('stays as the shopper left it over searches and pages of the session', async () => {
    const page = await openPanel();
    heading(page, 'Type').click();
    await answered(page, () => void getStore().search({query: 'cotton'}));
    expect(heading(page, 'Type').ariaExpanded).to.equal('false');
    page.panel.remove();
    const again = document.createElement('facet-panel');
    again.setAttribute('mode', 'sidebar');
    document.body.append(again);
    const next = await showPanel(page);
    expect(next.panel === again).to.equal(true);
    expect(heading(next, 'Type').ariaExpanded).to.equal('false');
    expect(heading(next, 'Brand').ariaExpanded).to.equal('true');
  });

  it('starts closed if the theme lists it as collapsed', async () => {
    const page = await openPanel('collapsed="variant_options tags price_range"');
    for (const name of ['Color', 'Size', 'Tags', 'Price'])
      expect(heading(page, name).ariaExpanded).to.equal('false');
    expect(heading(page, 'Brand').ariaExpanded).to.equal('true');
    await toggle(page, 'Size');
    expect(heading(page, 'Size').ariaExpanded).to.equal('true');
    expect(heading(page, 'Color').ariaExpanded).to.equal('false');
  });

  it('takes the weight and the case that the theme gives its parts', async () => {
    const page = await openPanel();
    const theme = new CSSStyleSheet();
    theme.replaceSync(
      'facet-panel::part(heading) {font-weight: 400} facet-panel::part(disclosure) {text-transform: uppercase}',
    );
    document.adoptedStyleSheets.push(theme);
    const {textTransform, fontWeight} = getComputedStyle(heading(page, 'Brand'));
    document.adoptedStyleSheets.pop();
    expect([textTransform, fontWeight]).to.eql(['uppercase', '400']);
  });

  it('closes its group even if storage is blocked', async () => {
    await withBlockedStorage(async () => {
      const page = await openPanel();
      await toggle(page, 'Brand');
      expect(heading(page, 'Brand').ariaExpanded).to.equal('false');
    });
  });
});
