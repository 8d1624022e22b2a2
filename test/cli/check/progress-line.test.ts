import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ProgressLine} from '../../../src/cli/check/check-command.ts';

/**
 * Shows two texts.
 *
 * @returns the terminal's output.
 */
function show(terminal: {readonly isTTY?: boolean; readonly columns?: number}): string {
  const written: string[] = [];
  const progress = new ProgressLine({...terminal, write: text => written.push(text)});
  progress.show('1/15 q=*');
  progress.show('2/15 q=linen');
  progress.clear();
  return written.join('');
}

test('overwrites the progress on a terminal, on one line', () => {
  assert.equal(show({isTTY: true}), '\r1/15 q=*\u001b[K\r2/15 q=linen\u001b[K\r\u001b[K');
  assert.equal(show({isTTY: true, columns: 7}), '\r1/15 q\u001b[K\r2/15 q\u001b[K\r\u001b[K');
});

test('writes no progress into a log', () => {
  assert.equal(show({}), '');
});
