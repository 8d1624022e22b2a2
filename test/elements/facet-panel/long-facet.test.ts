import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {changeAnswers} from '../../harness/change-answers.ts';
import {openPage} from '../../harness/fresh-page.ts';
import {appear, faults, get, named, reach} from '../support/fixture.ts';
import {choices, group, heading, lateInput, type PanelPage, showPanel, valuesOf} from '../support/panel.ts';

/** Twenty tags, the last of which are written in three ways. */
const TAGS = [...Array.from({length: 17}, (_, index) => `tag ${index + 1}`), 'スニーカー', 'ｼﾞｬｹｯﾄ', 'Café'];

function manyTags(count = 20): void {
  changeAnswers(answer => {
    const tags = TAGS.slice(0, count).map((value, index) => ({value, count: 99 - index}));
    Object.assign(answer.facets as object, {tags});
  });
}

async function openTags(count = 20): Promise<PanelPage & {readonly field: HTMLInputElement}> {
  const page = openPage({html: '<facet-panel mode="sidebar"></facet-panel>'});
  manyTags(count);
  const shown = await showPanel(page);
  return {...shown, field: await lateInput(shown, 'Find in Tags')};
}

/** Types into a field as an IME does while it composes, or after. */
async function type(page: PanelPage, input: HTMLInputElement, text: string, isComposing = false) {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', {isComposing}));
  await page.panel.updateComplete;
}

/** Composes a text with an IME, after what is there before. */
async function compose(page: PanelPage, input: HTMLInputElement, data: string, before = '') {
  input.value = before;
  input.setSelectionRange(before.length, before.length);
  input.dispatchEvent(new CompositionEvent('compositionstart'));
  input.dispatchEvent(new CompositionEvent('compositionupdate', {data}));
  await type(page, input, before + data, true);
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
    await lateInput(page, 'Find in Type');
    expect(valuesOf(page, 'Tags')).to.eql(TAGS.slice(0, 11));
    expect(group(page, 'Tags').querySelector('[part=show-more], [part=find]')).to.equal(null);
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
    const tags = () => choices(page, 'Tags').find(({checked}) => checked)?.value;
    expect(tags()).to.equal('tag 15');
    await type(page, page.field, 'tag 3');
    expect(tags()).to.equal('tag 15');
  });

  for (const [typed, value] of [
    ['すに', 'スニーカー'],
    ['ジャケ', 'ｼﾞｬｹｯﾄ'],
    ['CAFE', 'Café'],
    ['ｔａｇ　１７', 'tag 17'],
  ] as const) {
    it(`finds ${value} by “${typed}”, in any kana, width or case, and announces the count`, async () => {
      const page = await openTags();
      const status = group(page, 'Tags').querySelector('[role=status]');
      expect(status?.textContent).to.equal('');
      await type(page, page.field, typed);
      expect(valuesOf(page, 'Tags')).to.eql([value]);
      expect(status?.textContent).to.equal('1 match');
      expect(named(group(page, 'Tags'), 'button', 'Show more (10)')).to.equal(undefined);
      await type(page, page.field, '');
      expect(valuesOf(page, 'Tags')).to.have.length(10);
      expect(status?.textContent).to.equal('');
    });
  }

  for (const [locale, typed, found] of [
    ['en', 'weiss', ['Weiß']],
    ['en', 'lodz', ['Łódź']],
    ['en', 'levi’s', ["Levi's"]],
    ['en', 'ol', ['Øl', 'Öl']],
    ['sv', 'ol', []],
    ['sv', 'öl', ['Öl']],
    // Firefox comes without the data of Arabic's search collation.
    ['ar', 'احمد', isOneLetter('ar', 'أ', 'ا') ? ['أحمد'] : []],
  ] as const)
    it(`finds ${found.join(' and ') || 'nothing'} by “${typed}” in ${locale}`, async () => {
      changeAnswers(answer => {
        const names = ['Weiß', 'Łódź', "Levi's", 'أحمد', 'Øl', 'Öl', ...TAGS.slice(0, 8)];
        Object.assign(answer.facets as object, {tags: names.map(value => ({value, count: 9}))});
      });
      const opened = openPage({html: '<facet-panel mode="sidebar"></facet-panel>', config: {locale}});
      const page = await showPanel(opened);
      const field = await appear(() =>
        [...page.shadow.querySelectorAll<HTMLInputElement>('[part=find]')].find(each =>
          each.parentElement?.querySelector('[name=tags]'),
        ),
      );
      field.value = typed;
      field.dispatchEvent(new InputEvent('input'));
      await page.panel.updateComplete;
      const inputs = [...page.shadow.querySelectorAll<HTMLInputElement>('[name=tags]')];
      expect(inputs.map(({value}) => value)).to.eql(found);
    });

  it('says that nothing is found, and requests nothing', async () => {
    const page = await openTags();
    await type(page, page.field, 'zzz');
    expect(group(page, 'Tags').querySelector('[role=status]')?.textContent).to.equal('0 matches');
    expect(page.searches).to.have.length(1);
  });

  it('ignores the letters that an IME has not converted to kana yet', async () => {
    const page = await openTags();
    await type(page, page.field, 'すn', true);
    expect(valuesOf(page, 'Tags')).to.eql(['スニーカー']);
    expect(page.field.value).to.equal('すn');
    await type(page, page.field, 'すn');
    expect(valuesOf(page, 'Tags')).to.eql([]);
  });

  it('finds by a Korean syllable while it is composed, although its last letter belongs to the next', async () => {
    changeAnswers(answer => {
      const tags = ['바구니', '머그', ...TAGS].map(value => ({value, count: 9}));
      Object.assign(answer.facets as object, {tags});
    });
    const page = await showPanel(openPage({html: '<facet-panel mode="sidebar"></facet-panel>'}));
    const field = await lateInput(page, 'Find in Tags');
    for (const [text, found] of [
      ['ㅂ', ['바구니']],
      ['바', ['바구니']],
      ['박', ['바구니']],
      ['바구', ['바구니']],
      ['북', []],
    ] as const) {
      await compose(page, field, text);
      expect(valuesOf(page, 'Tags'), text).to.eql(found);
    }
  });

  it('ignores a dead key until its letter is there, and finds by Latin letters while they are composed', async () => {
    const page = await openTags();
    await type(page, page.field, 'caf');
    await compose(page, page.field, '´', 'caf');
    expect(valuesOf(page, 'Tags')).to.eql(['Café']);
    await compose(page, page.field, 'é', 'caf');
    expect(valuesOf(page, 'Tags')).to.eql(['Café']);
    await compose(page, page.field, 'tag 17');
    expect(valuesOf(page, 'Tags')).to.eql(['tag 17']);
  });

  it('keeps the typed text and the focus when the results are filtered', async () => {
    const page = await openTags();
    page.field.focus();
    await type(page, page.field, 'tag 1');
    await getStore().search({filters: {filter_available: ['true']}});
    await reach(page.panel, 'ready');
    expect(page.field.value).to.equal('tag 1');
    expect(page.shadow.activeElement).to.equal(page.field);
    expect(valuesOf(page, 'Tags')).to.have.length(9);
  });

  it('passes axe, searched or not', async () => {
    const page = await openTags();
    await type(page, page.field, 'すに');
    expect(await faults(page.panel)).to.eql([]);
    await type(page, page.field, '');
    get(group(page, 'Tags'), 'button', 'Show more (10)').click();
    heading(page, 'Brand').click();
    await page.panel.updateComplete;
    expect(await faults(page.panel)).to.eql([]);
  });
});

function isOneLetter(locale: string, letter: string, other: string): boolean {
  return new Intl.Collator(locale, {usage: 'search', sensitivity: 'base'}).compare(letter, other) === 0;
}
