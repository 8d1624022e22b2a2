import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, faults, get, reach} from '../../support/elements/fixture.ts';
import {choices, group, type PanelPage, showPanel, toggle, valuesOf} from '../../support/elements/panel.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {openPage} from '../../support/page/fresh-page.ts';

const TAGS = Array.from({length: 20}, (_, index) => `tag ${index + 1}`);

function manyTags(count = 20): void {
  changeAnswers(answer => {
    const tags = TAGS.slice(0, count).map((value, index) => ({value, count: 99 - index}));
    Object.assign(answer.facets as object, {tags});
  });
}

async function openTags(count = 20): Promise<PanelPage> {
  const page = openPage({html: '<facet-panel mode="sidebar"></facet-panel>'});
  manyTags(count);
  const shown = await showPanel(page);
  await appear(() => group(shown, 'Tags').querySelector('[part=value]'));
  return shown;
}

describe('a facet of more than ten values', () => {
  it('shows ten, then all with focus on the first added one, then ten again', async () => {
    const page = await openTags();
    expect(valuesOf(page, 'Tags')).to.eql(TAGS.slice(0, 10));
    get(group(page, 'Tags'), 'button', 'Show more (10)').click();
    await page.panel.updateComplete;
    expect(valuesOf(page, 'Tags')).to.eql(TAGS);
    expect((page.shadow.activeElement as HTMLInputElement).value).to.equal('tag 11');
    const less = get(group(page, 'Tags'), 'button', 'Show less');
    less.focus();
    less.click();
    await page.panel.updateComplete;
    expect(valuesOf(page, 'Tags')).to.have.length(10);
    expect(page.shadow.activeElement).to.equal(less);
  });

  it('shows an eleventh in place of a button for it', async () => {
    manyTags(11);
    const page = await showPanel(openPage({html: '<facet-panel mode="sidebar"></facet-panel>'}));
    await appear(() => group(page, 'Tags').querySelector('[part=value]'));
    expect(valuesOf(page, 'Tags')).to.eql(TAGS.slice(0, 11));
    expect(group(page, 'Tags').querySelector('[part=show-more]')).to.equal(null);
  });

  it('has no button for a single value that is left beside the first ten and a chosen one', async () => {
    const page = await openTags(12);
    await getStore().search({filters: {filter_tags: ['tag 12']}});
    await reach(page.panel, 'empty');
    expect(valuesOf(page, 'Tags')).to.have.length(12);
    expect(group(page, 'Tags').querySelector('[part=show-more]')).to.equal(null);
  });

  it('§8.6: says that only the first twenty are listed, once all of these are shown', async () => {
    const page = await openTags();
    const hint = () => group(page, 'Tags').querySelector('[part=hint]')?.textContent;
    expect(hint()).to.equal(undefined);
    get(group(page, 'Tags'), 'button', 'Show more (10)').click();
    await page.panel.updateComplete;
    expect(hint()).to.equal('The 20 most frequent are listed.');
    const fewer = await openTags(19);
    get(group(fewer, 'Tags'), 'button', 'Show more (9)').click();
    await fewer.panel.updateComplete;
    expect(group(fewer, 'Tags').querySelector('[part=hint]')).to.equal(null);
  });

  it('always shows the chosen value', async () => {
    const page = await openTags();
    await getStore().search({filters: {filter_tags: ['tag 15']}});
    await reach(page.panel, 'empty');
    expect(choices(page, 'Tags').find(({checked}) => checked)?.value).to.equal('tag 15');
    expect(valuesOf(page, 'Tags')).to.eql([...TAGS.slice(0, 10), 'tag 15']);
  });

  it('keeps all values when the results are filtered', async () => {
    const page = await openTags();
    get(group(page, 'Tags'), 'button', 'Show more (10)').click();
    await getStore().search({filters: {filter_available: ['true']}});
    await reach(page.panel, 'ready');
    expect(valuesOf(page, 'Tags')).to.eql(TAGS);
  });

  it('passes axe, with a few values or all', async () => {
    const page = await openTags();
    expect(await faults(page.panel)).to.eql([]);
    get(group(page, 'Tags'), 'button', 'Show more (10)').click();
    await toggle(page, 'Brand');
    expect(await faults(page.panel)).to.eql([]);
  });
});
