import assert from 'node:assert/strict';
import {test} from 'node:test';
import {whenSet} from '../../src/inspector/watch/when-set.ts';

interface Owner {
  publish?: string | undefined;
}

test('a property that is there is told at once', () => {
  const told: string[] = [];
  whenSet<Owner, 'publish'>({publish: 'now'}, 'publish', value => told.push(value));
  assert.deepEqual(told, ['now']);
});

test('a property that comes later is told once, and is then an ordinary one', () => {
  const told: string[] = [];
  const owner: Owner = {};
  whenSet(owner, 'publish', value => told.push(value));
  owner.publish = undefined;
  owner.publish = 'first';
  owner.publish = 'second';
  assert.deepEqual([told, owner], [['first'], {publish: 'second'}]);
  assert.ok(Object.getOwnPropertyDescriptor(owner, 'publish')?.writable);
});

test('a page’s own accessor goes on seeing what is set', () => {
  const [told, seen]: [string[], (string | undefined)[]] = [[], []];
  const owner: Owner = Object.defineProperty({}, 'publish', {
    configurable: true,
    get: () => seen.at(-1),
    set: value => seen.push(value),
  });
  whenSet(owner, 'publish', value => told.push(value));
  owner.publish = 'first';
  owner.publish = 'second';
  assert.deepEqual([told, seen], [['first'], ['first', 'second']]);
});
