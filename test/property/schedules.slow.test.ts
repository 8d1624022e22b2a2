import {test} from 'node:test';
import fc from 'fast-check';
import {play} from './play.ts';
import {type Schedule, schedules} from './schedule.ts';

/** “Load more” while a redirect is about to leave the results of an earlier search. */
const REDIRECTED: Schedule = {
  actions: [
    {tab: 0, pause: 61_000, does: 'go', text: 'lin'},
    {tab: 0, pause: 1, does: 'submit', text: 'linen'},
    {tab: 0, pause: 1, does: 'more'},
  ],
  behaviours: [
    {delay: 1, kind: 'results'},
    {delay: 1, kind: 'redirect'},
  ],
  storage: 'shared',
  locks: false,
  platform: undefined,
};

test('no random schedule of searches, failures and pages in two tabs breaks an invariant of the store (2,000 schedules)', () =>
  fc.assert(fc.asyncProperty(schedules, play), {
    numRuns: 2000,
    seed: 1,
    examples: [[REDIRECTED]],
    includeErrorInReport: true,
  }));
