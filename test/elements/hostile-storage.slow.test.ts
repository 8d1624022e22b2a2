import {expect} from 'chai';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {eventually} from '../harness/eventually.ts';
import {appear} from './support/fixture.ts';
import {answerAll, bodyOf, openHostile} from './support/hostile-answer.ts';
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
      // An engine that has been asked for too many changes of the address may refuse the entry its name.
      await eventually(async () => {
        await pages.see({address: '?q=x', html: LIST});
        await changeSnapshot(({answer, ...rest}) => ({
          ...rest,
          answer: {...answer, hits, facets, suggestions, redirect_url: batch[0]},
        }));
      }, 12);
      dispatchEvent(new PopStateEvent('popstate'));
      await appear(() => document.querySelectorAll('li.search-card').length === batch.length);
      pages.expectNoHarm();
    }
  }).timeout(90_000);

  for (const snapshot of BROKEN) {
    it(`in a snapshot that is ${snapshot}: the search is sent again`, async () => {
      const opened = openHostile({address: '?q=x', html: LIST});
      await pages.settle(opened);
      await changeSnapshot(() => JSON.parse(snapshot));
      dispatchEvent(new PopStateEvent('popstate'));
      await pages.settle(opened);
      expect(document.querySelectorAll('li.search-card')).to.have.length(3);
    });
  }
});

/** Changes what is kept for the history entry that is shown, as soon as it is; it is stored when the page is left. */
async function changeSnapshot(change: (snapshot: {answer: object}) => object): Promise<void> {
  const key = () => `${PREFIX}entry.${history.state?.storefrontSearch}`;
  const kept = await appear(() => {
    dispatchEvent(new Event('pagehide'));
    return sessionStorage.getItem(key());
  });
  sessionStorage.setItem(key(), JSON.stringify(change(JSON.parse(kept))));
}
