import {test} from 'node:test';
import fc from 'fast-check';
import {checkKnown, checkSearch, searches, searchesOfOptions} from './random-choices.ts';

test('10,000 searches find exactly what was chosen, by requests of the contract’s shape', () =>
  fc.assert(
    fc.asyncProperty(searches(), async request => void (await checkSearch(request))),
    {numRuns: 10_000},
  ));

test('2,000 searches for options of small sets that are known find exactly what was chosen, without a request', () =>
  fc.assert(fc.asyncProperty(searchesOfOptions(), checkKnown), {numRuns: 2000}));
