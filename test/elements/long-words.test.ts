import {expect} from 'chai';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {appear, reach} from '../support/elements/fixture.ts';
import {changeAnswers} from '../support/page/change-answers.ts';
import {openPage} from '../support/page/fresh-page.ts';
import {article, facets, product, variant} from '../support/stores/bodies.ts';
import {openBox, type as typeText} from './search-box/typing.ts';

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);
const named = [{name: WORD, values: [{value: WORD, count: 12}]}];

/** Answers in which every text is one long word. */
function answerWithWords(total = 2): void {
  const values = [{value: WORD, count: 12}];
  const options = ['1', '2'].map(id => variant({id, options: [{name: WORD, value: WORD + id}]}));
  const results = [
    product({title: WORD, variants: options}),
    article({title: WORD, excerpt: WORD, author: WORD}),
  ].slice(0, total);
  changeAnswers(body =>
    Object.assign(body, {
      results,
      total,
      suggestions: [`${WORD}s`],
      related_keywords: [WORD],
      facets: facets({
        vendors: values,
        product_types: values,
        tags: values,
        variant_options: named,
        metafields: [{...named[0], label: WORD}],
      }),
    }),
  );
}

/** The elements that are wider than what they are in, which itself does not scroll. */
function wide(root: ParentNode, width: number): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap(element => [
    ...(element.shadowRoot ? wide(element.shadowRoot, width) : []),
    ...(isWide(element, width) ? [element.outerHTML.slice(0, 120)] : []),
  ]);
}

function isWide(element: HTMLElement, width: number): boolean {
  if (!element.checkVisibility() || element.matches('.search-hidden, .search-hidden *')) return false;
  // What scrolls, the announcement, which is not in the flow, and the clipped count of an empty list.
  if (element.closest('.search-swatches, [part=announcement], [data-unseen] > *')) return false;
  // The room for focus rings beside a facet.
  return element.getBoundingClientRect().right > width + 4;
}

describe('a word that is longer than its place', () => {
  for (const [where, address, total] of [
    ['in results and facets', '?q=linen', 2],
    ['in what is chosen', `?q=linen&filter_vendor=${WORD}&filter_tags=${WORD}`, 2],
    ['where nothing is found', `?q=${WORD}&filter_vendor=${WORD}`, 0],
  ] as const) {
    it(`is broken ${where}`, async () => {
      answerWithWords(total);
      const page = openPage({
        address,
        html: `<main style="inline-size: 280px"><search-results quick-add></search-results><facet-panel mode="sidebar"></facet-panel></main>`,
      });
      const list = page.find('search-results');
      await reach(list, total ? 'ready' : 'empty');
      await appear(() => list.shadowRoot?.querySelector('[part=terms]'));
      const edge = page.find('main').getBoundingClientRect().right;
      expect(wide(page.find('main'), edge)).to.eql([]);
    });
  }

  it('is broken in the dialog of options', async () => {
    answerWithWords();
    const page = openPage({address: '?q=linen', html: '<search-results quick-add></search-results>'});
    const list = page.find('search-results');
    await reach(list, 'ready');
    (await appear(() => list.querySelector<HTMLElement>('.search-quick-add'))).click();
    const dialog = await appear(() => list.shadowRoot?.querySelector('dialog:modal'));
    const {right} = dialog.getBoundingClientRect();
    expect(wide(dialog, right)).to.eql([]);
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
  });

  it('is broken in suggestions', async () => {
    answerWithWords();
    const page = await openBox();
    document.body.style.inlineSize = '360px';
    typeText(page.input, 'linen');
    page.rest.over();
    await reach(page.box, 'ready');
    const panel = await appear(() => page.box.querySelector('.search-panel:popover-open'));
    const {right} = panel.getBoundingClientRect();
    expect(wide(panel, right)).to.eql([]);
    document.body.style.inlineSize = '';
  });
});
