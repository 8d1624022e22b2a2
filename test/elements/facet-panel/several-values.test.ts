import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import '../../../src/entries/search-results.ts';
import type {ProductItem} from '../../../src/core/contract/schema.ts';
import {getStore} from '../../../src/store/registry.ts';
import {get} from '../../support/elements/fixture.ts';
import {answered, checkedIn, choices, openPanel, type PanelPage} from '../../support/elements/panel.ts';

const chips = ({shadow}: PanelPage) =>
  [...shadow.querySelectorAll('[part=chip]')].map(chip => chip.textContent);
const answer = () => getStore().state.answer;
const products = () => (answer()?.hits ?? []).map(({item}) => item as ProductItem);

/** Chooses values of a group, one after the other. Returns the totals. */
async function chooseIn(page: PanelPage, group: string, ...names: readonly string[]): Promise<number[]> {
  const totals: number[] = [];
  for (const name of names) {
    await answered(page, () =>
      choices(page, group)
        .find(({value}) => value === name)
        ?.click(),
    );
    totals.push(answer()?.total ?? 0);
  }
  return totals;
}

describe('several values of a facet', () => {
  it('are alternatives: the results of all, for one request each', async () => {
    const page = await openPanel();
    const [first = '', second = ''] = choices(page, 'Brand').map(({value}) => value);
    const [one, both] = await chooseIn(page, 'Brand', first, second);
    expect(page.searches).to.have.length(3);
    expect(page.searches.map(params => params.getAll('filter_vendor'))).to.eql([[], [first], [second]]);
    expect(checkedIn(page, 'Brand')).to.eql([first, second]);
    expect(chips(page)).to.eql([first, second]);
    const [, , other] = [...(await chooseIn(page, 'Brand', first)), 0, answer()?.total ?? 0];
    expect(both).to.equal((one ?? 0) + (other ?? 0));
    expect(page.searches, 'A value that is taken away').to.have.length(3);
  });

  it('are published once for each response, and a click names the response of its result', async () => {
    const page = await openPanel();
    const [first = '', second = ''] = choices(page, 'Brand').map(({value}) => value);
    await chooseIn(page, 'Brand', first, second);
    expect(page.published.map(([name]) => name)).to.eql([
      'service_search',
      'service_search',
      'service_search',
    ]);
    const ids = new Set(answer()?.hits.map(({attribution}) => attribution?.query_id));
    expect([...ids].sort()).to.eql(
      page.published
        .slice(1)
        .map(([, {query_id}]) => query_id)
        .sort(),
    );
    expect(answer()?.hits.map(({position}) => position)).to.eql(answer()?.hits.map((_, index) => index));
  });
});

describe('an option of results that are all known', () => {
  it('is chosen without a request or an event, gives what its count says, and leaves the counts of its group', async () => {
    const page = await openPanel();
    const names = (group: string) => choices(page, group).map(({labels}) => labels?.[0]?.textContent?.trim());
    const sizes = names('Size');
    expect(await chooseIn(page, 'Size', 'M')).to.eql([9]);
    expect([page.searches.length, page.published.length]).to.eql([1, 1]);
    expect(names('Size')).to.eql(sizes);
    expect(chips(page)).to.eql(['Size: M']);
    const before = answer()?.total;
    await answered(page, () => get(page.shadow, 'input', 'In stock').click());
    expect(chips(page)).to.eql(['In stock', 'Size: M']);
    expect([page.searches.length, page.published.length]).to.eql([1, 1]);
    expect(answer()?.total).to.be.at.most(before ?? 0);
    expect(
      products().every(({variants}) =>
        variants.some(({available, options}) => available && options.some(({value}) => value === 'M')),
      ),
    ).to.equal(true);
  });
});

describe('options of two names', () => {
  it('are one search for products of which one variant has both', async () => {
    const page = await openPanel('', 'shirt');
    const [colour = ''] = choices(page, 'Color').map(({value}) => value);
    const [size = ''] = choices(page, 'Size').map(({value}) => value);
    await chooseIn(page, 'Color', colour);
    await chooseIn(page, 'Size', size);
    expect([checkedIn(page, 'Color'), checkedIn(page, 'Size')]).to.eql([[colour], [size]]);
    expect(products().length).to.be.greaterThan(0);
    for (const {variants, title} of products()) {
      const values = variants.map(({options}) => options.map(({value}) => value));
      expect(
        values.some(each => each.includes(colour) && each.includes(size)),
        title,
      ).to.equal(true);
    }
    for (const params of page.searches)
      expect(params.getAll('filter_option_name').length, `${params}`).to.be.lessThan(2);
  });
});
