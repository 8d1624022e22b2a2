import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {readManifest} from '../../src/manifest/manifest.ts';
import {Changelog} from '../../src/release/changelog.ts';
import {
  compareFaces,
  FACE_FILE,
  type Face,
  type ReleasedFace,
  readFace,
  untold,
} from '../../src/release/face.ts';

const changelog = new Changelog(readFileSync('CHANGELOG.md', 'utf8'));
const released: ReleasedFace = JSON.parse(readFileSync(FACE_FILE, 'utf8'));

test('what has changed in the public face since the last release is told in the changelog', async () => {
  const face = await readFace(await readManifest());
  assert.ok(face.length > 200);
  assert.deepEqual(untold(compareFaces(released.face, face), changelog), []);
});

test('the version of the package is the one the changelog and the released face end with', () => {
  const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
  assert.equal(released.version, version);
  assert.match(
    changelog.text,
    new RegExp(
      `^## \\[Unreleased\\]\\n(?:(?!^## )[\\s\\S])*^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`,
      'm',
    ),
  );
});

test('a name that is new, gone or of another type is untold until the changelog has it', () => {
  const before: Face = ['<a-b> attribute `old`', '<a-b> attribute `kind`: x | y', '<a-b> part `same`'];
  const now: Face = ['<a-b> attribute `fresh`', '<a-b> attribute `kind`: x | y | z', '<a-b> part `same`'];
  const tell = (text: string) =>
    untold(
      compareFaces(before, now),
      new Changelog(`## [Unreleased]\n${text}\n## [1.0.0] - 2026-01-01\n- \`old\`\n`),
    );
  assert.deepEqual(tell('- `fresh`, `kind` and `old`\n'), []);
  assert.deepEqual(
    tell('- `fresh`\n').map(sentence => sentence.split('.')[0]),
    [
      'new: <a-b> attribute `kind`: x | y | z',
      'gone or changed: <a-b> attribute `old`',
      'gone or changed: <a-b> attribute `kind`: x | y',
    ],
  );
});
