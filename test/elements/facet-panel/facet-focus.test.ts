import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, named} from '../../support/elements/fixture.ts';
import {answered, choice, openPanel, valuesOf} from '../../support/elements/panel.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';

describe('the focus in a facet panel', () => {
  it('follows its choice when another answer lists it elsewhere', async () => {
    const page = await openPanel();
    const before = valuesOf(page, 'Brand');
    choice(page, 'Nagi Clothing (4)', 'Brand').focus();
    changeAnswers(({facets}) => void (facets as {vendors: unknown[]}).vendors.reverse());
    await answered(page, () => void getStore().search({sort: 'newest'}));
    expect(valuesOf(page, 'Brand')).to.eql(before.reverse());
    expect((page.shadow.activeElement as HTMLInputElement).value).to.equal('Nagi Clothing');
  });

  it('goes from a removed chip to “Clear all”, and after the last one to a button', async () => {
    const page = await openPanel();
    const filters = {filter_type: ['Shirts'], filter_tags: ['summer']};
    await answered(page, () => void getStore().search({filters}));
    for (const [name, next] of [
      ['Remove filter summer', 'Clear all'],
      ['Remove filter Shirts', 'Kind'],
    ] as const) {
      const chip = await appear(() => named(page.shadow, 'button', name));
      chip.focus();
      await answered(page, () => chip.click());
      expect(page.shadow.activeElement).to.equal(get(page.shadow, 'button', next));
    }
  });
});
