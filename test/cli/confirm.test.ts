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
  test(`“${answer}” ${goesOn ? 'confirms' : 'does not confirm'} what will be done`, async () => {
    const person = Object.assign(new PassThrough(), {isTTY: true});
    const {screen, shown} = aScreen();
    const answered = confirm(person, screen);
    person.write(`${answer}\n`);
    assert.equal(await answered, goesOn);
    assert.match(shown(), /Go on\? \[y\/N\]/);
  });
}

test('who ends the input, as by Ctrl-D, confirms nothing', async () => {
  const person = Object.assign(new PassThrough(), {isTTY: true});
  const answered = confirm(person, aScreen().screen);
  person.end();
  assert.equal(await answered, false);
});

test('where nobody can be asked, nothing is confirmed', async () => {
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
