import {test} from 'node:test';
import fc from 'fast-check';
import {checkAnswer, requests} from './support/random-requests.ts';

test('answers every random request as the contract allows, and fails only in the failing state', () =>
  fc.assert(fc.asyncProperty(requests(), checkAnswer), {numRuns: 3000}));
