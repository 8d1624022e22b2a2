import assert from 'node:assert/strict';
import {test} from 'node:test';
import {whenSet} from '../../src/inspector/watch/when-set.ts';

interface Owner {
  publish?: string | undefined;
}

test('passes on a present value at once', () => {
  const values: string[] = [];
  whenSet<Owner, 'publish'>({publish: 'now'}, 'publish', value => values.push(value));
  assert.deepEqual(values, ['now']);
});

test('passes on a later value once, and leaves an ordinary property', () => {
  const values: string[] = [];
  const owner: Owner = {};
  whenSet(owner, 'publish', value => values.push(value));
  owner.publish = undefined;
  owner.publish = 'first';
  owner.publish = 'second';
  assert.deepEqual([values, owner], [['first'], {publish: 'second'}]);
  assert.ok(Object.getOwnPropertyDescriptor(owner, 'publish')?.writable);
});

test('keeps calling the setter of an accessor of the page', () => {
  const [values, seen]: [string[], (string | undefined)[]] = [[], []];
  const owner: Owner = Object.defineProperty({}, 'publish', {
    configurable: true,
    get: () => seen.at(-1),
    set: value => seen.push(value),
  });
  whenSet(owner, 'publish', value => values.push(value));
  owner.publish = 'first';
  owner.publish = 'second';
  assert.deepEqual([values, seen], [['first'], ['first', 'second']]);
});
