import {expect} from 'chai';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {appear, isShown, reach} from '../support/elements/fixture.ts';
import {answerWith} from '../support/elements/list.ts';
import {eventually} from '../support/page/eventually.ts';
import {type FreshPage, openPage} from '../support/page/fresh-page.ts';
import {options, stopRest, submit, type} from './search-box/typing.ts';

const FIELD = '<input type="search" name="q" aria-label="Search">';
const BOX = `<search-box><form action="/search">${FIELD}</form></search-box>`;
const LIST = '<search-results></search-results>';
const PANEL = '<facet-panel mode="sidebar"></facet-panel>';

/** How a page comes to hold a copy of what the elements rendered, in place of them. */
const COPIES: Readonly<Record<string, (main: Element) => void>> = {
  'a clone': main => main.replaceWith(main.cloneNode(true)),
  'the HTML of a page cache': main => {
    const {outerHTML} = main;
    main.outerHTML = outerHTML;
  },
};

const ids = () => [...document.querySelectorAll('[id]')].map(({id}) => id);

/** Opens a page with a list of suggestions over results, and copies it. */
async function openAndCopy(copy: (main: Element) => void): Promise<FreshPage> {
  const page = openPage({html: `<main>${BOX}${PANEL}${LIST}</main>`, address: '?q=linen'});
  const rest = stopRest();
  await reach(page.find('search-results'), 'ready');
  await appear(() => document.querySelector('.search-panel'));
  page.find('input').focus();
  page.find<HTMLInputElement>('input').value = '';
  type(page.find('input'), 'camp');
  rest.over();
  await reach(page.find('search-box'), 'ready');
  copy(page.find('main'));
  await reach(page.find('search-results'), 'ready');
  await appear(() => document.querySelector('[role=listbox]'));
  return page;
}

describe('markup that was copied with what the elements rendered', () => {
  for (const [what, copy] of Object.entries(COPIES)) {
    it(`(${what}) shows the results once, without another request`, async () => {
      const page = await openAndCopy(copy);
      expect(document.querySelectorAll('ul.search-grid')).to.have.length(1);
      expect(document.querySelectorAll('li.search-card')).to.have.length(17);
      expect(page.searches.map(params => params.get('q'))).to.eql(['linen', 'camp']);
    });

    it(`(${what}) has one list of suggestions, which the field names and which works`, async () => {
      const page = await openAndCopy(copy);
      const [box, input] = [page.find('search-box'), page.find<HTMLInputElement>('input')];
      await eventually(() => {
        expect(document.querySelectorAll('.search-root')).to.have.length(1);
        expect(input.getAttribute('aria-controls')).to.equal(page.find('[role=listbox]').id);
        expect(input.getAttribute('aria-expanded')).to.equal('false');
      });
      expect(ids()).to.eql([...new Set(ids())]);
      const rest = stopRest();
      input.focus();
      input.value = '';
      type(input, 'cotton');
      rest.over();
      await reach(box, 'ready');
      await eventually(() => void expect(isShown(options({...page, box, input, rest})[0])).to.equal(true));
    });
  }

  it('searches from the copy of a box that has added a form, while the first one is still there', async () => {
    const page = openPage({html: `<search-box>${FIELD}</search-box>`});
    const first = page.find<HTMLInputElement>('input');
    await appear(() => first.form);
    const box = page.find('search-box').cloneNode(true) as HTMLElement;
    document.body.append(box);
    const input = box.querySelector('input') as HTMLInputElement;
    await eventually(() => {
      expect(box.contains(input.form)).to.equal(true);
      expect(ids()).to.eql([...new Set(ids())]);
    });
    input.value = 'linen';
    expect(new FormData(input.form as HTMLFormElement).get('q')).to.equal('linen');
    expect(submit({...page, box, input, rest: stopRest()})).to.equal(false);
  });

  it('shows a box that was copied while its overlay was open in its place', async () => {
    const page = openPage({
      html: `<div data-search-place="" style="block-size: 40px"></div>
        <search-box popover="manual" role="dialog" aria-modal="true" aria-label="Search">
          <form action="/search">${FIELD}</form><div class="search-root"></div>
          <button type="button" class="search-close search-cross"></button>
        </search-box>`,
    });
    const box = page.find('search-box');
    await appear(() => box.querySelector('.search-panel'));
    expect(isShown(page.find('input'))).to.equal(true);
    expect(box.getAttributeNames().filter(name => name !== 'data-state')).to.eql([]);
    expect(document.querySelector('.search-close, [data-search-place]')).to.equal(null);
  });

  it('shows the theme’s template for no results once', async () => {
    answerWith();
    const page = openPage({
      html: `<main><search-results><template slot="empty"><p>Nothing for <b data-text="query"></b></p></template></search-results></main>`,
      address: '?q=linen',
    });
    await reach(page.find('search-results'), 'empty');
    await appear(() => document.querySelector('main p'));
    page.find('main').replaceWith(page.find('main').cloneNode(true));
    await reach(page.find('search-results'), 'empty');
    await eventually(() => {
      expect([...document.querySelectorAll('main p')].map(each => each.textContent)).to.eql([
        'Nothing for linen',
      ]);
    });
  });
});
