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
import {type Candidate, objections} from '../../src/release/release.ts';

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

test('what is unreleased becomes a version with its date', () => {
  const before = new Changelog(
    '# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.0.0] - 2026-01-01\n\n- old\n',
  );
  assert.equal(before.unreleased, '- new');
  const after = before.release('1.1.0', '2026-02-03');
  assert.equal(after.unreleased, '');
  assert.match(after.text, /## \[Unreleased\]\n\n## \[1\.1\.0\] - 2026-02-03\n\n- new\n\n## \[1\.0\.0\]/);
});

test('a release needs a clean tree, a changelog, a repository, and a version that says what it does to the face', () => {
  const sound: Candidate = {
    version: '1.1.0',
    current: '1.0.3',
    isReleased: true,
    changes: {added: ['<a-b> attribute `fresh`'], removed: []},
    changelog: new Changelog('## [Unreleased]\n\n- `fresh`\n'),
    uncommitted: '',
    repository: 'https://repository',
  };
  const says = (parts: Partial<Candidate>) => objections({...sound, ...parts}).join('\n');
  assert.equal(says({}), '');
  assert.match(says({uncommitted: ' M src/index.ts'}), /not committed:\n M src\/index\.ts/);
  assert.match(says({changelog: new Changelog('## [Unreleased]\n\n## [1.0.3]')}), /tells of nothing/);
  assert.match(says({repository: undefined}), /no "repository"/);
  assert.match(says({version: 'next'}), /"next" is no version/);
  for (const version of ['1.0.3', '1.0.2', '1.2.0', '3.0.0'])
    assert.match(says({version}), /does not follow/);
  assert.match(says({version: '1.0.4'}), /a minor version at least/);
  assert.match(says({changes: {added: [], removed: ['<a-b> part `x`']}}), /a major version at least/);
  assert.equal(says({version: '2.0.0', changes: {added: [], removed: ['<a-b> part `x`']}}), '');
  const early = {current: '0.1.0', version: '0.2.0', changes: {added: [], removed: ['<a-b> part `x`']}};
  assert.equal(says(early), '');
  const first = {version: '1.0.3', isReleased: false, changes: {added: [], removed: []}};
  assert.equal(says({...first, changelog: new Changelog('## [Unreleased]\n\n## [1.0.3]')}), '');
  assert.match(says(first), /they make another version than 1\.0\.3/);
});
