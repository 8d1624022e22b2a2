import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Journal} from '../../src/inspector/journal.ts';

function addRequests(journal: Journal, count: number): void {
  for (let number = 1; number <= count; number++) {
    journal.add({
      kind: 'request',
      at: 0,
      params: `q=${number}`,
      outcome: 'sent',
      notes: [],
      findings: [],
      body: {number},
    });
  }
}

test('keeps the last 300 entries, and the bodies of the last 40', () => {
  const journal = new Journal();
  addRequests(journal, 301);
  assert.deepEqual([journal.entries.length, journal.entries[0]?.id], [300, 2]);
  const withBody = journal.entries.filter(entry => entry.kind === 'request' && entry.body !== undefined);
  assert.deepEqual([withBody.length, withBody[0]?.id], [40, 262]);
});

test('never changes an entry without a body, however old', () => {
  const journal = new Journal();
  journal.add({kind: 'signal', at: 0, name: 'search-start', detail: 'jacket', findings: []});
  const [first] = journal.entries;
  addRequests(journal, 60);
  assert.equal(journal.entries[0], first);
});
