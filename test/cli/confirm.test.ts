import assert from 'node:assert/strict';
import {PassThrough, Writable} from 'node:stream';
import {test} from 'node:test';
import {confirm} from '../../src/cli/confirm.ts';

for (const [answer, goesOn] of [
  ['y', true],
  ['Yes ', true],
  ['n', false],
  ['', false],
  ['yellow', false],
] as const) {
  test(`“${answer}” ${goesOn ? 'confirms' : 'does not confirm'} the plan`, async () => {
    const person = Object.assign(new PassThrough(), {isTTY: true});
    const {screen, shown} = aScreen();
    const answered = confirm(person, screen);
    person.write(`${answer}\n`);
    assert.equal(await answered, goesOn);
    assert.match(shown(), /Continue\? \[y\/N\]/);
  });
}

test('the end of the input, as by Ctrl-D, does not confirm the plan', async () => {
  const person = Object.assign(new PassThrough(), {isTTY: true});
  const answered = confirm(person, aScreen().screen);
  person.end();
  assert.equal(await answered, false);
});

test('without a terminal, nothing is confirmed and no question is printed', async () => {
  const {screen, shown} = aScreen();
  assert.equal(await confirm(new PassThrough(), screen), false);
  assert.equal(shown(), '');
});

function aScreen() {
  let text = '';
  const screen = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return {screen, shown: () => text};
}
