import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, isShown, named, nameOf, reach} from '../../support/elements/fixture.ts';
import {answerWith, links, openList, sent} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {product} from '../../support/stores/bodies.ts';

describe('<search-results>', () => {
  it('§7 query_required: sends nothing for a query of spaces', async () => {
    const {searches} = await openList('query="  "', {}, 'idle');
    expect(searches).to.eql([]);
  });

  it('shows each result as a link named after its title, in a list', async () => {
    const {list} = await openList('', {address: '?q=linen'});
    expect(links(list)).to.have.length(17);
    expect(links(list).map(nameOf)).to.include('Linen Apron');
    expect(links(list)[0]?.pathname).to.match(/^\/products\//);
  });

  it('says in a status how many there are, and for what', async () => {
    const {shadow} = await openList('', {address: '?q=linen'});
    expect(shadow?.querySelector('[role=status]')?.textContent).to.equal('17 results for “linen”');
  });

  it('offers the sorts of the contract, and shows the one in the address', async () => {
    const {shadow} = await openList('', {address: '?q=linen&sort=price_desc'});
    const select = shadow?.querySelector('select');
    const values = ['relevance', 'price_asc', 'price_desc', 'newest'];
    expect(select?.labels?.[0]?.textContent).to.match(/^\s*Sort by/);
    expect([...(select?.options ?? [])].map(({value}) => value)).to.eql(values);
    expect(select?.value).to.equal('price_desc');
  });

  it('is sorted by the shopper’s choice', async () => {
    const page = await openList('', {address: '?q=linen'});
    const select = page.shadow?.querySelector('select');
    if (select) select.value = 'price_asc';
    select?.dispatchEvent(new Event('change'));
    await reach(page.list, 'ready');
    expect(sent(page, 'sort')).to.eql(['relevance', 'price_asc']);
    expect(new URL(location.href).searchParams.get('sort')).to.equal('price_asc');
  });

  it('loads more at a link, and focus goes to the first new card', async () => {
    const page = await openList('page-size="10"', {address: '?q=linen'});
    get(page.shadow, 'a', 'Load more').click();
    await eventually(() => void expect(links(page.list)).to.have.length(17));
    await eventually(() => void expect(document.activeElement).to.equal(links(page.list)[10]));
    expect(named(page.shadow, 'a', 'Load more')).to.equal(undefined);
    expect(new URL(location.href).searchParams.get('page')).to.equal('2');
  });

  it('that starts at page 2 shows the previous page at a link', async () => {
    const page = await openList('page-size="10"', {address: '?q=linen&page=2'});
    expect(links(page.list)).to.have.length(7);
    (await appear(() => named(page.shadow, 'a', 'Show previous'))).click();
    await eventually(() => void expect(links(page.list)).to.have.length(17));
    expect(named(page.shadow, 'a', 'Show previous')).to.equal(undefined);
    await eventually(() => void expect(document.activeElement).to.equal(links(page.list)[0]));
    expect(sent(page, 'offset')).to.eql(['10', '0']);
  });

  it('without a fallback shows the places of cards while the first answer is on its way', async () => {
    const {list, shadow} = await openList('', {address: '?q=linen', state: 'slow'}, 'loading');
    expect(list.querySelectorAll('li[aria-hidden=true]')).not.to.have.length(0);
    await appear(() => shadow?.querySelector('[role=status]')?.textContent === 'Searching…');
    await reach(list, 'ready');
    expect(list.querySelectorAll('li[aria-hidden=true]')).to.have.length(0);
  });

  it('keeps the previous results while the next are on their way', async () => {
    const {list} = await openList('', {address: '?q=linen'});
    void getStore().search({query: 'cotton'});
    await reach(list, 'refreshing');
    expect(links(list)).to.have.length(17);
    await reach(list, 'ready');
    expect(links(list).map(nameOf)).to.include('Cotton Apron');
  });

  it('without a query shows its fallback and asks for nothing', async () => {
    const {find, searches} = openPage({html: '<search-results><p>Type something</p></search-results>'});
    await reach(find('search-results'), 'idle');
    expect(isShown(find('p'))).to.equal(true);
    expect(searches).to.eql([]);
  });

  it('reports what it cannot use in the address, and searches for the rest', async () => {
    const {hear, shadow} = await openList('', {address: '?q=linen&sort=best&filter_price_min=x'});
    expect(shadow?.querySelector('[role=status]')?.textContent).to.equal('17 results for “linen”');
    expect((await hear(2)).join())
      .to.include('sort=best')
      .and.to.include('filter_price_min=x');
  });
});

describe('an embedded list', () => {
  it('browses the collection it names', async () => {
    const page = await openList('collection="summer"');
    expect(sent(page, 'q')).to.eql(['*']);
    expect(sent(page, 'filter_collection')).to.eql(['summer']);
    expect(page.shadow?.querySelector('[role=status]')?.textContent).to.match(/^\d+ results$/);
  });

  it('with url-sync="off" neither reads nor writes the address', async () => {
    const address = '?q=linen&sort=newest&page=2';
    const page = await openList('query="cotton" url-sync="off" page-size="10"', {address});
    const before = location.href;
    expect(['q', 'sort', 'offset'].flatMap(name => sent(page, name))).to.eql(['cotton', 'relevance', '0']);
    get(page.shadow, 'button', 'Load more').click();
    await eventually(() => void expect(links(page.list)).to.have.length(20));
    expect(location.href).to.equal(before);
  });

  it('starts with the filters and the sort of its attributes', async () => {
    const filters = 'filter_available=true&filter_type=Shirts';
    const page = await openList(`query="cotton" filters="${filters}" sort="newest"`);
    expect(sent(page, 'filter_available')).to.eql(['true']);
    expect(sent(page, 'filter_type')).to.eql(['Shirts']);
    expect(sent(page, 'sort')).to.eql(['newest']);
  });

  it('leaves out the item it is to exclude', async () => {
    const {list, shadow} = await openList('query="linen" exclude="linen-apron" url-sync="off"');
    expect(shadow?.querySelector('[part=count]')?.textContent).to.match(/^16 results/);
    expect(links(list).map(nameOf)).not.to.include('Linen Apron');
    expect(links(list)).to.have.length(16);
  });

  it('is empty where nothing is found but what it leaves out', async () => {
    answerWith(product({handle: 'linen-apron'}));
    const {list} = await openList('query="linen" exclude="linen-apron" url-sync="off"', {}, 'empty');
    expect(links(list)).to.eql([]);
  });

  it('counts what it shows, without what it leaves out', async () => {
    const {list} = await openList('query="linen" page-size="5" url-sync="off"');
    const [first] = links(list);
    list.setAttribute('exclude', first?.pathname.split('/').at(-1) ?? '');
    await eventually(() => void expect(links(list)).to.have.length(4));
    expect(list.shadowRoot?.querySelector('[part=shown]')?.textContent).to.equal('4 of 17');
  });

  it('counts positions as the shopper sees them, without the item it leaves out', async () => {
    const {list, published} = await openList('query="linen" url-sync="off"');
    const [first] = links(list);
    list.setAttribute('exclude', first?.pathname.split('/').at(-1) ?? '');
    await eventually(() => void expect(links(list)).to.have.length(16));
    list.addEventListener('search-result-click', event => event.preventDefault());
    links(list)[0]?.click();
    expect(published.at(-1)?.[1].position).to.equal(0);
  });

  it('§8.3: asks for no more than 50 a page', async () => {
    const page = await openList('query="*" url-sync="off" page-size="500"');
    expect(sent(page, 'limit')).to.eql(['50']);
    expect(links(page.list)).to.have.length(50);
  });

  it('shares nothing with a list of another instance', async () => {
    const page = openPage({
      html: `<search-results instance="a" query="linen" url-sync="off"></search-results>
        <search-results instance="b" query="cotton" url-sync="off"></search-results>`,
    });
    for (const name of ['a', 'b']) await reach(page.find(`[instance=${name}]`), 'ready');
    expect(sent(page, 'q')).to.have.members(['linen', 'cotton']);
    expect(links(page.find('[instance=b]')).map(nameOf)).not.to.include('Linen Apron');
  });
});

describe('an attribute that changes', () => {
  for (const [name, value, param, asked] of [
    ['query', 'cotton', 'q', 'cotton'],
    ['collection', 'summer', 'filter_collection', 'summer'],
    ['page-size', '10', 'limit', '10'],
    ['filters', 'filter_on_sale=true', 'filter_on_sale', 'true'],
    ['sort', 'newest', 'sort', 'newest'],
  ] as const) {
    it(`has the list show what it says now: ${name}`, async () => {
      const page = await openList('query="linen" url-sync="off"');
      page.list.setAttribute(name, value);
      await eventually(() => void expect(sent(page, param).slice(1)).to.eql([asked]));
      await reach(page.list, 'ready');
    });
  }

  it('makes the list join another search, and leaves its own to the other elements', async () => {
    const page = await openList('', {address: '?q=linen'});
    const other = getStore('other');
    await other.search({query: 'cotton'});
    page.list.setAttribute('instance', 'other');
    await eventually(() => void expect(links(page.list).map(nameOf)).to.include('Cotton Apron'));
    await getStore().search({query: 'bag'});
    expect(links(page.list).map(nameOf)).to.include('Cotton Apron');
    expect(new URL(location.href).searchParams.get('q')).to.equal('linen');
  });

  it('asks for nothing where it changes looks only', async () => {
    const page = await openList('', {address: '?q=linen'});
    page.list.setAttribute('columns', '2');
    page.list.setAttribute('paging', 'pages');
    await eventually(() => void expect(page.shadow?.querySelector('[part=pages]')).to.exist);
    expect(page.searches).to.have.length(1);
  });
});

describe('a list that the theme editor moves', () => {
  it('keeps its results, asks for nothing and goes on working', async () => {
    const page = await openList('page-size="10"', {address: '?q=linen'});
    const {list} = page;
    const section = document.createElement('section');
    document.body.append(section);
    section.append(list);
    await reach(list, 'ready');
    expect(page.searches).to.have.length(1);
    expect(links(list)).to.have.length(10);
    get(list.shadowRoot, 'a', 'Load more').click();
    await eventually(() => void expect(links(list)).to.have.length(17));
  });

  it('follows, when it is back, what happened while it was gone', async () => {
    const {list} = await openList('', {address: '?q=linen'});
    list.remove();
    await getStore().search({query: 'cotton'});
    document.body.append(list);
    await eventually(() => void expect(links(list).map(nameOf)).to.include('Cotton Apron'));
  });

  it('joins, when it comes late, the search of its store', async () => {
    const page = openPage({address: '?q=linen'});
    await getStore().search({query: 'cotton'});
    document.body.insertAdjacentHTML('beforeend', '<search-results></search-results>');
    await reach(page.find('search-results'), 'ready');
    expect(sent(page, 'q')).to.eql(['cotton']);
  });
});
