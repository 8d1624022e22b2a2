import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {withBlockedStorage} from '../../harness/blocked-storage.ts';
import {changeAnswers} from '../../harness/change-answers.ts';
import {type FreshPage, openPage, type PageOptions} from '../../harness/fresh-page.ts';
import {appear, faults, get, isShown, named, nameOf, reach} from '../support/fixture.ts';
import {sent} from '../support/list.ts';

interface PanelPage extends FreshPage {
  readonly panel: HTMLElement;
  readonly shadow: ShadowRoot;
}

async function openPanel(attributes = '', search = 'linen', options: PageOptions = {}): Promise<PanelPage> {
  const page = openPage({html: `<facet-panel mode="sidebar" ${attributes}></facet-panel>`, ...options});
  return showPanel(page, search);
}

async function showPanel(page: FreshPage, search = 'linen'): Promise<PanelPage> {
  const panel = page.find('facet-panel');
  void getStore().search({query: search});
  await reach(panel, 'ready');
  return {...page, panel, shadow: panel.shadowRoot as ShadowRoot};
}

const group = ({shadow}: PanelPage, name: string) => get(shadow, 'fieldset', name);
const heading = (page: PanelPage, name: string) => get<HTMLButtonElement>(page.shadow, 'legend button', name);
const choices = (page: PanelPage, name: string) => [
  ...group(page, name).querySelectorAll<HTMLInputElement>('[part=value] input'),
];
const valuesOf = (page: PanelPage, name: string) => choices(page, name).map(({value}) => value);
const rendered = ({panel}: PanelPage) =>
  (panel as HTMLElement & {updateComplete: Promise<void>}).updateComplete;

describe('a facet’s heading', () => {
  it('opens and closes its group, and says which it is', async () => {
    const page = await openPanel();
    expect(heading(page, 'Brand').ariaExpanded).to.equal('true');
    heading(page, 'Brand').click();
    await rendered(page);
    expect(heading(page, 'Brand').ariaExpanded).to.equal('false');
    expect(choices(page, 'Brand')).to.eql([]);
    expect(choices(page, 'Type')).not.to.eql([]);
    heading(page, 'Brand').click();
    await rendered(page);
    expect(choices(page, 'Brand')).not.to.eql([]);
  });

  it('keeps what the shopper did over searches, and over pages of the session', async () => {
    const page = await openPanel();
    heading(page, 'Type').click();
    await getStore().search({query: 'cotton'});
    await reach(page.panel, 'ready');
    expect(heading(page, 'Type').ariaExpanded).to.equal('false');
    page.panel.remove();
    const again = document.createElement('facet-panel');
    again.setAttribute('mode', 'sidebar');
    document.body.append(again);
    const next = await showPanel(page);
    expect(next.panel).to.equal(again);
    expect(heading(next, 'Type').ariaExpanded).to.equal('false');
    expect(heading(next, 'Brand').ariaExpanded).to.equal('true');
  });

  it('is closed at first where the theme says so, until the shopper opens it', async () => {
    const page = await openPanel('collapsed="variant_options tags price_range"');
    for (const name of ['Color', 'Size', 'Tags', 'Price'])
      expect(heading(page, name).ariaExpanded).to.equal('false');
    expect(heading(page, 'Brand').ariaExpanded).to.equal('true');
    heading(page, 'Size').click();
    await rendered(page);
    expect(heading(page, 'Size').ariaExpanded).to.equal('true');
    expect(heading(page, 'Color').ariaExpanded).to.equal('false');
  });

  it('is written in the weight and the case that the theme gives its parts', async () => {
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

  it('closes its group also where storage is out of reach', async () => {
    await withBlockedStorage(async () => {
      const page = await openPanel();
      heading(page, 'Brand').click();
      await rendered(page);
      expect(heading(page, 'Brand').ariaExpanded).to.equal('false');
    });
  });
});

/** Twenty tags, the last of which are written in three ways. */
const TAGS = [...Array.from({length: 17}, (_, index) => `tag ${index + 1}`), 'スニーカー', 'ｼﾞｬｹｯﾄ', 'Café'];

function manyTags(count = 20): void {
  changeAnswers(answer => {
    const tags = TAGS.slice(0, count).map((value, index) => ({value, count: 99 - index}));
    Object.assign(answer.facets as object, {tags});
  });
}

async function openTags(count = 20): Promise<PanelPage & {readonly find: HTMLInputElement}> {
  const page = openPage({html: '<facet-panel mode="sidebar"></facet-panel>'});
  manyTags(count);
  const shown = await showPanel(page);
  const find = await appear(() => named<HTMLInputElement>(shown.shadow, 'input', 'Find in Tags'));
  return Object.assign(shown, {find}) as unknown as PanelPage & {find: HTMLInputElement};
}

/** Types into a field as an IME does while it composes, or after. */
async function type(page: PanelPage, input: HTMLInputElement, text: string, isComposing = false) {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', {isComposing}));
  await rendered(page);
}

describe('a facet of more than ten values', () => {
  it('shows ten, then all with focus on the first new one, then ten again', async () => {
    const page = await openTags();
    expect(valuesOf(page, 'Tags')).to.eql(TAGS.slice(0, 10));
    get(group(page, 'Tags'), 'button', 'Show more (10)').click();
    await appear(() => page.shadow.activeElement);
    expect(valuesOf(page, 'Tags')).to.eql(TAGS);
    expect((page.shadow.activeElement as HTMLInputElement).value).to.equal('tag 11');
    const less = get(group(page, 'Tags'), 'button', 'Show less');
    less.focus();
    less.click();
    await rendered(page);
    expect(valuesOf(page, 'Tags')).to.have.length(10);
    expect(page.shadow.activeElement).to.equal(less);
  });

  it('§8.6: says that they are the first twenty once all are shown, and nothing where there are fewer', async () => {
    const page = await openTags();
    const hint = () => group(page, 'Tags').querySelector('[part=hint]')?.textContent;
    expect(hint()).to.equal(undefined);
    get(group(page, 'Tags'), 'button', 'Show more (10)').click();
    await rendered(page);
    expect(hint()).to.equal('The 20 most frequent are listed.');
    const fewer = await openTags(19);
    get(group(fewer, 'Tags'), 'button', 'Show more (9)').click();
    await rendered(fewer);
    expect(group(fewer, 'Tags').querySelector('[part=hint]')).to.equal(null);
  });

  it('always shows what is chosen', async () => {
    const page = await openTags();
    await getStore().search({filters: {filter_tags: ['tag 15']}});
    await reach(page.panel, 'empty');
    const tags = () => choices(page, 'Tags').find(({checked}) => checked)?.value;
    expect(tags()).to.equal('tag 15');
    await type(page, page.find, 'tag 3');
    expect(tags()).to.equal('tag 15');
  });

  for (const [typed, value] of [
    ['すに', 'スニーカー'],
    ['ジャケ', 'ｼﾞｬｹｯﾄ'],
    ['CAFE', 'Café'],
    ['ｔａｇ　１７', 'tag 17'],
  ] as const) {
    it(`finds ${value} by “${typed}”, whatever kana, width or case, and says how many`, async () => {
      const page = await openTags();
      const status = group(page, 'Tags').querySelector('[role=status]');
      expect(status?.textContent).to.equal('');
      await type(page, page.find, typed);
      expect(valuesOf(page, 'Tags')).to.eql([value]);
      expect(status?.textContent).to.equal('1 match');
      expect(named(group(page, 'Tags'), 'button', 'Show more (10)')).to.equal(undefined);
      await type(page, page.find, '');
      expect(valuesOf(page, 'Tags')).to.have.length(10);
      expect(status?.textContent).to.equal('');
    });
  }

  it('says that nothing is found, and sends nothing for what is typed there', async () => {
    const page = await openTags();
    await type(page, page.find, 'zzz');
    expect(group(page, 'Tags').querySelector('[role=status]')?.textContent).to.equal('0 matches');
    expect(page.searches).to.have.length(1);
  });

  it('waits for the rest of a syllable that an IME has not made kana of', async () => {
    const page = await openTags();
    await type(page, page.find, 'すn', true);
    expect(valuesOf(page, 'Tags')).to.eql(['スニーカー']);
    expect(page.find.value).to.equal('すn');
    await type(page, page.find, 'すn');
    expect(valuesOf(page, 'Tags')).to.eql([]);
  });

  it('keeps what is typed and the focus while the results are filtered', async () => {
    const page = await openTags();
    page.find.focus();
    await type(page, page.find, 'tag 1');
    await getStore().search({filters: {filter_available: ['true']}});
    await reach(page.panel, 'ready');
    expect(page.find.value).to.equal('tag 1');
    expect(page.shadow.activeElement).to.equal(page.find);
    expect(valuesOf(page, 'Tags')).to.have.length(9);
  });

  it('has nothing wrong with it, found or not', async () => {
    const page = await openTags();
    await type(page, page.find, 'すに');
    expect(await faults(page.panel)).to.eql([]);
    await type(page, page.find, '');
    get(group(page, 'Tags'), 'button', 'Show more (10)').click();
    heading(page, 'Brand').click();
    await rendered(page);
    expect(await faults(page.panel)).to.eql([]);
  });
});

describe('a facet that takes one value', () => {
  it('goes on to show the others, which replace it at one click', async () => {
    const page = await openPanel();
    const before = [...group(page, 'Brand').querySelectorAll('label')].map(each => each.textContent);
    get<HTMLInputElement>(group(page, 'Brand'), 'input', 'Nagi Clothing (4)').click();
    await reach(page.panel, 'ready');
    const after = [...group(page, 'Brand').querySelectorAll('label')].map(each => each.textContent);
    expect(after).to.eql(before);
    const other = choices(page, 'Brand').find(({checked}) => !checked);
    other?.click();
    await reach(page.panel, 'ready');
    expect(sent(page, 'filter_vendor')).to.eql([null, 'Nagi Clothing', other?.value]);
  });

  it('keeps its rows while results come: what had focus has it still', async () => {
    const page = await openPanel();
    const rows = [...group(page, 'Brand').querySelectorAll('label')];
    const chosen = get<HTMLInputElement>(group(page, 'Brand'), 'input', 'Nagi Clothing (4)');
    chosen.focus();
    chosen.click();
    await reach(page.panel, 'ready');
    expect([...group(page, 'Brand').querySelectorAll('label')]).to.eql(rows);
    expect(page.shadow.activeElement).to.equal(chosen);
  });
});

describe('the colours of a facet', () => {
  it('are shown on the radio buttons that choose them', async () => {
    const page = await openPanel();
    await appear(() => group(page, 'Color').querySelector('[data-swatch]'));
    const swatches = choices(page, 'Color').filter(input => input.matches('[data-swatch]'));
    for (const input of swatches) {
      expect(CSS.supports('color', input.style.getPropertyValue('--_swatch')), input.value).to.equal(true);
      expect(input.type).to.equal('radio');
      expect(isShown(input)).to.equal(true);
    }
    expect(group(page, 'Size').querySelector('[data-swatch]')).to.equal(null);
    expect(group(page, 'Brand').querySelector('[data-swatch]')).to.equal(null);
  });
});

describe('a metafield that the service ignores', () => {
  it('§4.1 metafield 5: is no chip and no choice, and is told on the console once', async () => {
    const page = await openPanel();
    const filters = {filter_metafield: ['custom.secret:x'], filter_type: ['Shirts']};
    void getStore().search({filters});
    await reach(page.panel, 'ready');
    await appear(() => named(page.shadow, 'button', 'Remove filter Shirts'));
    const [line, ...more] = await page.hear();
    expect(line).to.include('custom.secret').and.to.include('not enabled');
    expect(more).to.eql([]);
    expect(named(page.shadow, 'button', 'Remove filter x')).to.equal(undefined);
    expect([...page.shadow.querySelectorAll('fieldset')].map(nameOf)).not.to.include('custom.secret');
    await getStore().search({sort: 'newest'});
    await reach(page.panel, 'ready');
  });
});
