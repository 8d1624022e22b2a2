import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import type {ResultItem} from '../../../src/core/contract/schema.ts';
import type {SearchResultsElement} from '../../../src/elements/search-results/search-results.ts';
import {appear, reach, rendered} from '../../support/elements/fixture.ts';
import {answerWith, type ListPage, links, openList} from '../../support/elements/list.ts';
import {serviceState} from '../../support/page/fresh-page.ts';
import {product} from '../../support/stores/bodies.ts';

const named = (...names: string[]) =>
  names.map(name => product({product_id: `gid://x/Product/${name}`, title: name, variants: []}));

/** Counts the evaluations of card templates by the reads of what only they read: a product's `price_min`. */
function countDrawings({list}: ListPage): () => Record<string, number> {
  const counts: Record<string, number> = {};
  const watch = (item: ResultItem) => {
    const {price_min, title} = item as ResultItem & {price_min: number};
    const get = () => {
      counts[title] = (counts[title] ?? 0) + 1;
      return price_min;
    };
    Object.defineProperty(item, 'price_min', {get, configurable: true, enumerable: true});
  };
  list.addEventListener('search-results', ({answer}) => {
    for (const {item} of answer.hits) if (!(item.title in counts)) watch(item);
  });
  return () => {
    // A template reads a price several times.
    const reads = Math.min(...Object.values(counts));
    return Object.fromEntries(Object.entries(counts).map(([title, count]) => [title, count / reads]));
  };
}

async function openSettled(attributes = ''): Promise<ListPage & {list: SearchResultsElement}> {
  const page = await openList(attributes, {address: '?q=mug'});
  const list = page.list as SearchResultsElement;
  await appear(() => list.hasFeatures);
  await rendered(list);
  return {...page, list};
}

describe('a card’s template', () => {
  it('is evaluated once by a search', async () => {
    answerWith(...named('a', 'b'));
    const page = await openSettled();
    const drawings = countDrawings(page);
    answerWith(...named('c', 'd', 'e'));
    await page.list.store.search({query: 'cup'});
    await reach(page.list, 'ready');
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
    expect(drawings()).to.eql({c: 1, d: 1, e: 1});
  });

  it('is not evaluated by a change of the status alone', async () => {
    answerWith(...named('a', 'b'));
    const page = await openSettled();
    let reads = 0;
    for (const {item} of page.list.store.state.answer?.hits ?? []) {
      const {title} = item;
      Object.defineProperty(item, 'title', {get: () => ++reads && title});
    }
    const seen: string[] = [];
    page.list.store.subscribe(({status}) => seen.push(status));
    serviceState('html');
    await page.list.store.search({sort: 'newest'});
    await reach(page.list, 'failed');
    page.list.requestUpdate();
    await rendered(page.list);
    expect(seen).to.include.members(['ready', 'refreshing', 'failed']);
    expect(reads).to.equal(0);
  });

  it('is evaluated for the added cards only if a page is added', async () => {
    answerWith(...named('a', 'b'));
    const page = await openSettled();
    let reads = 0;
    for (const {item} of page.list.store.state.answer?.hits ?? []) {
      const {url} = item;
      Object.defineProperty(item, 'url', {get: () => ++reads && url, enumerable: true});
    }
    const {answer} = page.list.store.state;
    if (!answer) throw new Error('The list has no answer.');
    const [hit] = answer.hits;
    const added = {...hit, item: {...hit?.item, product_id: 'gid://x/Product/c', title: 'c'}} as typeof hit;
    reads = 0;
    page.list.store.restore(page.list.store.state.query, {
      ...answer,
      hits: [...answer.hits, added].flatMap(each => each ?? []),
    });
    await rendered(page.list);
    expect(page.list.querySelectorAll('.search-card')).to.have.length(3);
    expect(reads).to.equal(0);
  });
});

describe('a list whose cards are drawn', () => {
  it('keeps them in place while the code of an attribute that a script sets loads', async () => {
    answerWith(product());
    const {list, shadow} = await openSettled();
    const [link] = links(list);
    const states: unknown[] = [];
    const look = () =>
      states.push([list.grid.ariaBusy, shadow?.querySelector<HTMLElement>('[part=foot]')?.hidden]);
    list.quickAdd = true;
    await list.updateComplete;
    look();
    await appear(() => look() && list.querySelector('.search-quick-add'));
    expect(links(list)[0]).to.equal(link);
    expect(new Set(states.map(String))).to.eql(new Set(['false,false']));
  });
});
