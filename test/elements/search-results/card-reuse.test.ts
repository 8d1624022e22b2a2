import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, reach, rendered} from '../../support/elements/fixture.ts';
import {links, openList, search} from '../../support/elements/list.ts';
import {findWords, openWords, record, searchWords, titles} from '../../support/elements/words.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {eventually} from '../../support/page/eventually.ts';
import {variant} from '../../support/stores/bodies.ts';

describe('the cards of one search', () => {
  it('show what the next one found, in its order', async () => {
    findWords();
    const page = await openWords('a+b+c');
    const cards = [...page.list.querySelectorAll('li')];
    await searchWords(page, 'd e f');
    expect(titles(page.list)).to.eql(['d', 'e', 'f']);
    expect([...page.list.querySelectorAll('li')]).to.eql(cards);
  });

  it('stay with what both have found, and are not moved', async () => {
    findWords();
    const page = await openWords('a+b+c');
    const [, second] = page.list.querySelectorAll('li');
    links(page.list)[1]?.focus();
    await searchWords(page, 'b d c e');
    expect(titles(page.list)).to.eql(['b', 'd', 'c', 'e']);
    expect(page.list.querySelector('li')).to.equal(second);
    expect(document.activeElement?.textContent).to.equal('b');
  });

  it('tell of a click on what they show now', async () => {
    findWords();
    const page = await openWords('a+b');
    const clicks: unknown[] = [];
    page.list.addEventListener('search-result-click', event => {
      event.preventDefault();
      clicks.push([event.item.title, event.position]);
    });
    await searchWords(page, 'c d');
    links(page.list)[1]?.click();
    expect(clicks).to.eql([['d', 1]]);
    expect(page.published.at(-1)?.[1]).to.include({product_id: 'gid://x/Product/d', position: 1});
  });

  it('show no other product where the shopper has focus', async () => {
    findWords();
    const page = await openWords('a+b');
    links(page.list)[0]?.focus();
    await searchWords(page, 'c d');
    expect(titles(page.list)).to.eql(['c', 'd']);
    expect(document.activeElement).to.equal(document.body);
  });

  it('show no picture of the product before while theirs is on its way', async () => {
    changeAnswers(body => {
      const image_url = new URL(`/demo/${body.query}.svg`, location.href).href;
      Object.assign(body, {results: [record(String(body.query), {image_url})], total: 1});
    });
    const page = await openWords('a');
    const image = page.list.querySelector('img') as HTMLImageElement;
    const loaded = new Promise(resolve => image.addEventListener('load', resolve, {once: true}));
    image.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
    await loaded;
    await searchWords(page, 'b');
    expect(page.list.querySelector('img')?.naturalWidth).to.equal(0);
    expect(page.list.querySelector('img')?.src).to.match(/\/b\.svg$/);
  });

  for (const [what, touch] of [
    ['put there', (card: Element) => card.append(document.createElement('b'))],
    ['wrote into them', (card: Element) => card.querySelector('.search-card-price')?.replaceChildren('≈ €9')],
    ['marked them with', (card: Element) => card.setAttribute('data-rated', '')],
    ['gave them by class', (card: Element) => card.classList.add('rated')],
  ] as const) {
    it(`take nothing along that other scripts ${what}`, async () => {
      findWords();
      const page = await openWords('a+b');
      const [first, second] = page.list.querySelectorAll('li');
      touch(first as Element);
      await searchWords(page, 'c d');
      const cards = [...page.list.querySelectorAll('li')];
      expect(titles(page.list)).to.eql(['c', 'd']);
      expect(cards).to.include(second).and.not.to.include(first);
      expect(cards[0]?.outerHTML).not.to.match(/<b>|€|rated/);
    });
  }

  it('are reused after a picture of theirs could not be loaded', async () => {
    findWords({image_url: '/cdn/gone.svg'});
    const page = await openWords('a+b');
    const cards = [...page.list.querySelectorAll('li')];
    for (const image of page.list.querySelectorAll('img')) image.dispatchEvent(new Event('error'));
    expect(page.list.querySelector('img')?.style.opacity).to.equal('0');
    await searchWords(page, 'c d');
    expect([...page.list.querySelectorAll('li')]).to.eql(cards);
  });

  it('are reused after Back from the page to which their picture has moved', async () => {
    findWords({image_url: '/docs/pictures/app-phone.png'});
    const page = await openWords('a+b', '', 'data-picture-transition="product"');
    const cards = [...page.list.querySelectorAll('li')];
    const link = links(page.list)[0] as HTMLElement;
    await eventually(() => {
      addEventListener('click', event => event.preventDefault(), {once: true});
      link.click();
      expect(page.list.querySelector('[data-view-transition-type]')).not.to.equal(null);
    });
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    expect(page.list.querySelector('[data-view-transition-type]')).to.equal(null);
    await searchWords(page, 'c d');
    expect([...page.list.querySelectorAll('li')]).to.eql(cards);
  });

  it('are not reused if the theme’s template renders them', async () => {
    findWords();
    const page = await openWords(
      'a+b',
      '<template slot="product"><a data-text="title" data-href="url"></a></template>',
    );
    const before = [...page.list.querySelectorAll('li')];
    await searchWords(page, 'c d');
    expect(titles(page.list)).to.eql(['c', 'd']);
    for (const card of page.list.querySelectorAll('li')) expect(before).not.to.include(card);
  });
});

describe('the swatches of one search', () => {
  const colours = (...values: string[]) =>
    values.map((value, index) =>
      variant({id: `${index}`, price: 1000 * (index + 1), options: [{name: 'Color', value}]}),
    );
  const checked = (list: Element) =>
    [...list.querySelectorAll<HTMLInputElement>('[type=radio]')]
      .filter(({checked}) => checked)
      .map(({ariaLabel}) => ariaLabel);

  it('forget for the next what was chosen', async () => {
    findWords({variants: colours('White', 'Navy')});
    const page = await openWords('a');
    (await appear(() => page.list.querySelector<HTMLInputElement>('[aria-label=Navy]'))).click();
    await reach(page.list, 'ready');
    expect(links(page.list)[0]?.search).to.equal('?variant=1');
    await searchWords(page, 'b');
    expect(checked(page.list)).to.eql([]);
    expect(links(page.list)[0]?.search).to.equal('');
  });

  it('are chosen by a mouse that hovers, and not by a finger that scrolls over them', async () => {
    findWords({variants: colours('White', 'Navy')});
    const page = await openWords('a');
    const navy = await appear(() => page.list.querySelector('[aria-label=Navy]')?.closest('label'));
    navy.dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'touch'}));
    await rendered(page.list);
    expect(links(page.list)[0]?.search).to.equal('');
    navy.dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse'}));
    await rendered(page.list);
    expect(links(page.list)[0]?.search).to.equal('?variant=1');
  });

  it('stay as they were chosen where more is shown', async () => {
    changeAnswers(body => {
      const name = body.offset ? 'b' : 'a';
      Object.assign(body, {
        results: [record(name, {variants: colours('White', 'Navy')})],
        received: 1,
        total: 2,
      });
    });
    const {list} = await openList('page-size="1"', {address: '?q=a'});
    (await appear(() => list.querySelector<HTMLInputElement>('[aria-label=Navy]'))).click();
    await getStore().loadMore();
    await reach(list, 'ready');
    expect(titles(list)).to.eql(['a', 'b']);
    expect(checked(list)).to.eql(['Navy']);
    expect(links(list)[0]?.search).to.equal('?variant=1');
  });

  it('have their card show what is chosen at once, also while the next is on its way', async () => {
    findWords({variants: colours('White', 'Navy')});
    const page = await openWords('a');
    const navy = await appear(() => page.list.querySelector<HTMLInputElement>('[aria-label=Navy]'));
    void getStore().search({query: 'b'});
    await reach(page.list, 'refreshing');
    navy.click();
    await rendered(page.list);
    expect(links(page.list)[0]?.search).to.equal('?variant=1');
    expect(getStore().state.status).to.equal('refreshing');
  });

  it('are checked in the next by what that is filtered by', async () => {
    changeAnswers(body => {
      const variants = body.query === 'a' ? colours('White', 'Navy') : colours('Navy', 'White');
      Object.assign(body, {results: [record(String(body.query), {variants})], total: 1});
    });
    const filters = {filter_option_name: ['Color'], filter_option_value: ['Navy']};
    const page = await openList('', {address: '?q=a&filter_option_name=Color&filter_option_value=Navy'});
    await appear(() => checked(page.list)[0]);
    await search(page.list, {query: 'b', filters});
    expect(titles(page.list)).to.eql(['b']);
    expect(checked(page.list)).to.eql(['Navy']);
  });
});
