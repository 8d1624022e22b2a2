import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ALIKE, dependsOnEngine, listTestFiles} from '../support/runners/test-files.ts';

const {node, browser, pages, journeys} = listTestFiles({words: []});

test('each test file belongs to one runner', () => {
  const files = [...node, ...browser, ...pages, ...journeys];
  assert.equal(new Set(files).size, files.length);
  assert.ok([node, browser, pages, journeys].every(each => each.length > 0));
});

test('each entry of the tests that every engine passes alike is a browser test', () => {
  assert.deepEqual(
    ALIKE.filter(start => !browser.some(path => path.startsWith(start))),
    [],
  );
  assert.ok(browser.some(dependsOnEngine));
});
