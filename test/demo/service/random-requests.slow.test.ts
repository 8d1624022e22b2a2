import {test} from 'node:test';
import fc from 'fast-check';
import {checkAnswer, requests} from './support/random-requests.ts';

test('whatever is sent, the answer is one the contract allows, and no failure but the meant one', () =>
  fc.assert(fc.asyncProperty(requests(), checkAnswer), {numRuns: 3000}));
