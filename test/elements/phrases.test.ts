import {expect} from 'chai';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {appear, get, reach} from '../support/elements/fixture.ts';
import {openPage} from '../support/page/fresh-page.ts';

const HTML =
  '<search-box></search-box><facet-panel mode="sidebar"></facet-panel><search-results></search-results>';

/** Opens a page in a language; resolves to what its texts do at the end of a line. */
async function wordBreaks(lang: string): Promise<string[]> {
  const {find} = openPage({address: '?q=linen', html: HTML});
  document.documentElement.lang = lang;
  document.body.style.wordBreak = 'keep-all';
  const list = find('search-results');
  await reach(list, 'ready');
  const shadow = find('facet-panel').shadowRoot;
  const heading = await appear(() => get(shadow, 'fieldset', 'Brand').querySelector('legend'));
  const texts = [
    list.querySelector('.search-card-body'),
    list.shadowRoot?.querySelector('[part=count]'),
    heading,
    await appear(() => document.querySelector('.search-panel')),
  ];
  const found = texts.map(text => getComputedStyle(text as Element).wordBreak);
  document.body.style.wordBreak = '';
  return found;
}

const supported = CSS.supports('word-break: auto-phrase') ? 'auto-phrase' : 'keep-all';

describe('the texts of the elements', () => {
  it('break between phrases in Japanese, where the browser can', async () => {
    expect(new Set(await wordBreaks('ja'))).to.eql(new Set([supported]));
  });

  it('break as the theme says in other languages', async () => {
    expect(new Set(await wordBreaks('ko'))).to.eql(new Set(['keep-all']));
  });
});
