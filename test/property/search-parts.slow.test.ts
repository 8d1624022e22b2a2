import {test} from 'node:test';
import fc from 'fast-check';
import {checkSearch, searches} from './random-choices.ts';

test('finds exactly what was chosen in 10,000 searches, by requests of the contract’s shape (§4.1)', () =>
  fc.assert(
    fc.asyncProperty(searches(), async request => void (await checkSearch(request))),
    {numRuns: 10_000},
  ));
