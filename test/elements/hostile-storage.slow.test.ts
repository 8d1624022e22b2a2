import {expect} from 'chai';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {eventually} from '../harness/eventually.ts';
import type {FreshPage} from '../harness/fresh-page.ts';
import {appear} from './support/fixture.ts';
import {answerAll, bodyOf} from './support/hostile-answer.ts';
import {HostilePages} from './support/hostile-page.ts';
import {pollutions} from './support/hostile-texts.ts';

const LIST = '<search-results></search-results>';
const pages = new HostilePages(`<search-box></search-box>${LIST}`);

const PREFIX = 'storefront-search.v1.';
const KEYS = ['session', 'events', 'budget', 'recent', 'entries', 'opened', 'entry.x', 'place.x'];
const STRANGE = [
  '{}',
  '[]',
  '[null]',
  '[[]]',
  '5',
  'null',
  '"x"',
  '{"id": 5, "at": "x"}',
  '{"url": 5, "click": {}}',
];

const BROKEN = [
  '{"query": {"query": "x"}, "answer": {"hits": [null], "facets": {}}}',
  '{"query": {"query": "x"}, "answer": {"hits": [{}], "facets": {}}}',
  '{"query": {"query": "x", "filters": {}}, "answer": {"hits": [{"item": {}}], "facets": null}}',
  '{"query": {"query": "x", "filters": {"filter_tags": 5}}, "answer": {"hits": [], "facets": {"vendors": 5}}}',
  '{"query": {"query": "x"}, "answer": {"hits": "x", "facets": 5}}',
];

describe('what storage holds is text and nothing else', () => {
  // A whole body: one without echoes would be reported.
  beforeEach(() => answerAll({...bodyOf(['/a', '/b', '/c']), query: 'x', limit: 24, sort: 'relevance'}));

  it('under every key', async () => {
    const lists = pages.inBatches(50).map(batch => JSON.stringify(batch));
    const texts = pages.sample.map((text, place) => (place % 2 ? text : JSON.stringify(text)));
    for (const value of [...texts, ...lists, ...pollutions, ...STRANGE]) {
      await pages.see({address: '?q=x'}, () => {
        for (const key of KEYS)
          for (const area of [localStorage, sessionStorage]) area.setItem(PREFIX + key, value);
        history.replaceState({storefrontSearch: 'x'}, '');
      });
    }
  }).timeout(380_000);

  it('in the snapshot that Back shows', async () => {
    for (const batch of pages.inBatches(50)) {
      const {results, facets, suggestions} = bodyOf(batch) as Record<string, unknown[]>;
      const hits = results?.map((item, position) => ({item, position}));
      await openWithSnapshot(({answer, ...rest}) => ({
        ...rest,
        answer: {...answer, hits, facets, suggestions, redirect_url: batch[0]},
      }));
      dispatchEvent(new PopStateEvent('popstate'));
      await appear(() => document.querySelectorAll('li.search-card').length === batch.length);
      pages.expectNoHarm();
    }
  }).timeout(380_000);

  for (const snapshot of BROKEN) {
    it(`in a snapshot that is ${snapshot}: the search is sent again`, async () => {
      const opened = await openWithSnapshot(kept => ({...kept, ...JSON.parse(snapshot)}));
      dispatchEvent(new PopStateEvent('popstate'));
      await pages.settle(opened);
      expect(document.querySelectorAll('li.search-card')).to.have.length(3);
    }).timeout(90_000);
  }
});

/**
 * Opens a page, and changes what is kept for its history entry. After a hundred changes of the address, WebKit refuses entries
 * their names for ten seconds; then the page is opened again.
 */
function openWithSnapshot(change: (snapshot: {answer: object}) => object): Promise<FreshPage> {
  return eventually(async () => {
    const opened = await pages.see({address: '?q=x', html: LIST});
    await eventually(() => changeSnapshot(change), 2);
    return opened;
  }, 60);
}

/** @throws if nothing is kept yet: it is stored when the page is left. */
function changeSnapshot(change: (snapshot: {answer: object}) => object): void {
  dispatchEvent(new Event('pagehide'));
  const key = `${PREFIX}entry.${history.state?.storefrontSearch}`;
  const kept = sessionStorage.getItem(key);
  if (!kept) throw new Error('The history entry has no snapshot.');
  sessionStorage.setItem(key, JSON.stringify(change(JSON.parse(kept))));
}
