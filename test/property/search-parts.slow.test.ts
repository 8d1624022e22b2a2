import {test} from 'node:test';
import fc from 'fast-check';
import {checkSearch, searches} from './random-choices.ts';

test('10,000 searches find exactly what was chosen, by requests of the contract’s shape', () =>
  fc.assert(
    fc.asyncProperty(searches(), async request => void (await checkSearch(request))),
    {numRuns: 10_000},
  ));
