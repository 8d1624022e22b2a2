import {test} from 'node:test';
import fc from 'fast-check';
import {play} from './play.ts';
import {schedules} from './schedule.ts';

test('no random schedule of searches, failures and pages in two tabs breaks an invariant of the store (2,000 schedules)', () =>
  fc.assert(fc.asyncProperty(schedules, play), {numRuns: 2000, seed: 1, includeErrorInReport: true}));
