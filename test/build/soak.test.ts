import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Reading} from '../soak/meter.ts';
import {growthsOf, isLeak} from '../soak/verdict.ts';

/** Two hours of 15 searches a minute, read every ten minutes. */
function readPage(holding: (searches: number, reading: number) => Partial<Reading>): Reading[] {
  return Array.from({length: 13}, (_, reading) => {
    const [minute, searches] = [reading * 10, reading * 150];
    return {minute, searches, heap: 4500, nodes: 5000, listeners: 360, ...holding(searches, reading)};
  });
}

const leaks = (readings: readonly Reading[]) =>
  growthsOf(readings)
    .filter(isLeak)
    .map(({what}) => what);

test('a page that leaks 1 kB, two nodes or a listener per search fails the soak', () => {
  assert.deepEqual(leaks(readPage(searches => ({heap: 4500 + searches}))), ['heap']);
  assert.deepEqual(leaks(readPage(searches => ({nodes: 5000 + 2 * searches}))), ['nodes']);
  assert.deepEqual(leaks(readPage(searches => ({listeners: 360 + searches}))), ['listeners']);
});

test('filling a cache, or memory that is released later, is no leak', () => {
  const breathe = (_: number, reading: number) => ({
    heap: reading < 2 ? 2500 : 4500 + (reading % 3) * 200,
    nodes: reading % 4 === 0 ? 5000 : 11_000,
  });
  assert.deepEqual(leaks(readPage(breathe)), []);
});
