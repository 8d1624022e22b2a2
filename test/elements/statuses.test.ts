import {expect} from 'chai';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {getStore} from '../../src/store/registry.ts';
import {appear, get, reach} from '../support/elements/fixture.ts';
import {openList} from '../support/elements/list.ts';
import {showPanel} from '../support/elements/panel.ts';
import {changeAnswers} from '../support/page/change-answers.ts';
import {eventually} from '../support/page/eventually.ts';
import {openPage} from '../support/page/fresh-page.ts';
import {ask, openBox, rendered} from './search-box/typing.ts';

/** Has every search find as many results. */
const findAlways = (total: number) =>
  changeAnswers(body => {
    body.total = total;
  });

/** Expects that an action changes a status, which reads the same in the end. */
async function expectReadAgain(status: Element, act: () => unknown): Promise<void> {
  const before = status.textContent ?? '';
  let changes = 0;
  const observer = new MutationObserver(() => {
    if (status.textContent !== before) changes++;
  });
  observer.observe(status, {childList: true, characterData: true, subtree: true});
  await act();
  await eventually(() => void expect(changes).to.be.greaterThan(0));
  await eventually(() => void expect(status.textContent?.trim()).to.equal(before.trim()));
  observer.disconnect();
}

describe('a status whose words stay the same', () => {
  it('changes with each search that finds as many results as the one before', async () => {
    findAlways(60);
    const {list, shadow} = await openList('collection="summer"');
    const count = shadow?.querySelector('p[part=count]');
    if (!count) throw new Error('There is no status.');
    expect(count.textContent).to.equal('60 results');
    for (const sort of ['newest', 'price_asc', 'relevance'] as const) {
      const search = async () => {
        await getStore().search({sort});
        await reach(list, 'ready');
      };
      await expectReadAgain(count, search);
    }
  });

  it('stays as it is while the same results are rendered again, or continued', async () => {
    const {list, shadow} = await openList('page-size="10"', {address: '?q=linen'});
    const count = shadow?.querySelector('p[part=count]');
    const before = count?.textContent;
    get(shadow, 'a', 'Load more').click();
    await eventually(() => void expect(list.querySelectorAll('li.search-card')).to.have.length(17));
    (list as HTMLElement & {requestUpdate(): void}).requestUpdate();
    await reach(list, 'ready');
    expect(count?.textContent).to.equal(before);
  });

  it('changes in the drawer of filters', async () => {
    findAlways(60);
    const {panel, shadow} = await showPanel(openPage({html: '<facet-panel mode="drawer"></facet-panel>'}));
    get(shadow, 'button', 'Filters').click();
    const status = await appear(() => shadow.querySelector('footer [role=status]'));
    await expectReadAgain(status, async () => {
      await getStore().search({filters: {filter_available: ['true']}});
      await reach(panel, 'ready');
    });
  });

  it('changes in a search box with suggestions that come from the cache', async () => {
    const page = await openBox();
    const status = page.box.querySelector('[role=status]');
    if (!status) throw new Error('There is no status.');
    for (const query of ['linen', 'cotton']) await ask(page, query);
    await rendered(page);
    await eventually(() => void expect(status.textContent).to.match(/^\d/));
    await expectReadAgain(status, () => ask(page, 'linen'));
  });
});
