import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import type {Answer} from '../../../src/core/contract/answer.ts';
import type {StoredBatch} from '../../../src/service/search/stored-batch.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, nameOf, reach} from '../../support/elements/fixture.ts';
import {type ListPage, links, openKept, search} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';

interface Kept {
  readonly address: string;
  readonly batches: readonly StoredBatch[];
}

/** Changes each answer of an entry. */
const eachBatch =
  (change: (batch: StoredBatch) => unknown) =>
  ({batches, ...kept}: Kept): unknown => ({...kept, batches: batches.map(change)});

const MINUTE = 60_000;

/** A list of two pages of “linen”, which other results have replaced. */
async function openBefore(
  change?: (kept: Kept) => unknown,
): Promise<ListPage & {answer: Answer | undefined}> {
  const page = await openKept('page-size="4"', {address: '?q=linen'});
  get(page.shadow, 'a', 'Load more').click();
  await eventually(() => expect(links(page.list)).to.have.length(8));
  await appear(() => /page=2/.test(location.search));
  const {answer} = getStore().state;
  const key = `storefront-search.v1.entry.${history.state.storefrontSearch}`;
  await search(page.list, {query: 'cotton'});
  if (change) {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    sessionStorage.setItem(key, JSON.stringify(change(JSON.parse(sessionStorage.getItem(key) ?? ''))));
  }
  return {...page, answer};
}

/** Goes back, and returns how many requests that took, and how many results are shown: a search for page 2 has one page. */
async function goBack({list, searches}: ListPage): Promise<{requests: number; results: number}> {
  const {length} = searches;
  history.back();
  await eventually(() => expect(links(list).map(nameOf).join()).to.match(/Linen/));
  await reach(list, 'ready');
  return {requests: searches.length - length, results: links(list).length};
}

const RESTORED = {requests: 0, results: 8};

describe('what a history entry keeps', () => {
  it('is shown again from the tab’s storage as it was, each result with its position and attribution', async () => {
    const page = await openBefore(eachBatch(batch => ({...batch, at: batch.at - 29 * MINUTE})));
    expect(await goBack(page)).to.eql(RESTORED);
    const shown = (answer?: Answer) => JSON.parse(JSON.stringify({...answer, batches: undefined}));
    expect(shown(getStore().state.answer)).to.eql(shown(page.answer));
  });

  for (const [name, change] of [
    ['is half an hour old', eachBatch(batch => ({...batch, at: batch.at - 31 * MINUTE}))],
    ['has no age', eachBatch(({at: _, ...batch}) => batch)],
    [
      'is of a version with less in an answer',
      eachBatch(({response: {schemaVersion: _, ...response}, ...batch}) => ({...batch, response})),
    ],
    [
      'has a result without a title',
      eachBatch(({response, ...batch}) => ({
        ...batch,
        response: {...response, results: [{content_type: 'page', product_id: '1'}]},
      })),
    ],
    [
      'answers another search',
      eachBatch(({params, ...batch}) => ({...batch, params: params.replace('linen', 'cotton')})),
    ],
    ['has an answer that is none', eachBatch(() => null)],
    ['has no answer', kept => ({...kept, batches: []})],
    ['is of another address', kept => ({...kept, address: '/elsewhere?q=linen'})],
    ['is nothing that a list wrote', () => ['x']],
  ] satisfies [string, (kept: Kept) => unknown][])
    it(`is searched for again if it ${name}`, async () => {
      expect((await goBack(await openBefore(change))).results).to.equal(4);
    });

  it('is out of date after half an hour on the page too', async () => {
    const {now} = Date;
    const page = await openBefore();
    try {
      Date.now = () => now() + 31 * MINUTE;
      expect(await goBack(page)).to.eql({requests: 1, results: 4});
    } finally {
      Date.now = now;
    }
  });

  it('is found by its address if another script has dropped the entry’s state', async () => {
    const page = await openKept('page-size="4"', {address: '?q=linen'});
    history.replaceState({theirs: 1}, '');
    await search(page.list, {query: 'cotton'});
    expect((await goBack(page)).requests).to.equal(0);
    expect(history.state).to.include({theirs: 1});
  });

  it('goes on if another script removes a parameter of its own from the address', async () => {
    const page = await openKept('page-size="4"', {address: '?q=linen&fbclid=1'});
    history.replaceState(history.state, '', '?q=linen');
    get(page.shadow, 'a', 'Load more').click();
    await appear(() => /page=2/.test(location.search));
    await search(page.list, {query: 'cotton'});
    expect(await goBack(page)).to.eql(RESTORED);
  });
});
