import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import '../../../src/entries/search-results.ts';
import type {Filters} from '../../../src/core/filters/filters.ts';
import {getStore} from '../../../src/store/registry.ts';
import {reach} from '../../support/elements/fixture.ts';
import {choice, openPanel, type PanelPage} from '../../support/elements/panel.ts';

function hearFilters({panel}: PanelPage): Filters[] {
  const heard: Filters[] = [];
  panel.addEventListener('search-filter', ({filters}) => heard.push(filters));
  return heard;
}

describe('search-filter', () => {
  it('is dispatched with the filters when the shopper chooses one', async () => {
    const page = await openPanel();
    const heard = hearFilters(page);
    choice(page, 'Products (16)', 'Kind').click();
    await reach(page.panel, 'ready');
    expect(heard).to.eql([{filter_content_type: ['product']}]);
  });

  it('is dispatched when a script changes or removes filters', async () => {
    const page = await openPanel();
    const heard = hearFilters(page);
    await getStore().search({filters: {filter_available: ['true']}});
    await getStore().search({filters: {}});
    expect(heard).to.eql([{filter_available: ['true']}, {}]);
  });

  it('is not dispatched by another sort or page', async () => {
    const page = await openPanel();
    const heard = hearFilters(page);
    await getStore().search({sort: 'newest'});
    await getStore().loadMore();
    expect(heard).to.eql([]);
  });
});
