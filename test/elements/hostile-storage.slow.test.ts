import {expect} from 'chai';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import type {StoredBatch} from '../../src/service/search/stored-batch.ts';
import {appear} from '../support/elements/fixture.ts';
import {answerAll, bodyOf} from '../support/elements/hostile-answer.ts';
import {HostilePages} from '../support/elements/hostile-page.ts';
import {pollutions} from '../support/elements/hostile-texts.ts';
import {eventually} from '../support/page/eventually.ts';
import type {FreshPage} from '../support/page/fresh-page.ts';

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
  'null',
  '{"response": null}',
  '{"response": {"results": [null], "facets": {}}}',
  '{"response": {"results": [{}], "facets": null}}',
  '{"response": {"results": "x", "facets": 5}}',
  '{"params": 5}',
  '{"at": "x"}',
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
      await openWithSnapshot(({response, ...rest}) => ({
        ...rest,
        response: {...response, results, facets, suggestions, redirect_url: batch[0]},
      }));
      dispatchEvent(new PopStateEvent('popstate'));
      await appear(() => document.querySelectorAll('li.search-card').length === batch.length);
      pages.expectNoHarm();
    }
  }).timeout(380_000);

  for (const answer of BROKEN) {
    it(`in a snapshot with an answer that is ${answer}: the search is sent again`, async () => {
      const broken = JSON.parse(answer);
      const opened = await openWithSnapshot(kept => broken && {...kept, ...broken});
      dispatchEvent(new PopStateEvent('popstate'));
      await pages.settle(opened);
      expect(document.querySelectorAll('li.search-card')).to.have.length(3);
    }).timeout(90_000);
  }
});

/**
 * Opens a page, and changes the answer that is kept for its history entry. After a hundred changes of the address, WebKit refuses entries
 * their names for ten seconds; then the page is opened again.
 */
function openWithSnapshot(change: (answer: StoredBatch) => unknown): Promise<FreshPage> {
  return eventually(async () => {
    const opened = await pages.see({address: '?q=x', html: LIST});
    await eventually(() => changeSnapshot(change), 2);
    return opened;
  }, 60);
}

/** @throws if nothing is kept yet: it is stored when the page is left. */
function changeSnapshot(change: (answer: StoredBatch) => unknown): void {
  dispatchEvent(new Event('pagehide'));
  const key = `${PREFIX}entry.${history.state?.storefrontSearch}`;
  const kept = sessionStorage.getItem(key);
  if (!kept) throw new Error('The history entry has no snapshot.');
  const {batches, ...snapshot} = JSON.parse(kept);
  sessionStorage.setItem(key, JSON.stringify({...snapshot, batches: batches.map(change)}));
}
