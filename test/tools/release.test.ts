import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Changelog} from '../../src/tools/release/changelog.ts';
import {findBlockers, type ReleaseCandidate} from '../../src/tools/release/release.ts';

test('a release moves the unreleased changes under a version and its date', () => {
  const before = new Changelog(
    '# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.0.0] - 2026-01-01\n\n- old\n',
  );
  assert.equal(before.unreleased, '- new');
  const after = before.release('1.1.0', '2026-02-03');
  assert.equal(after.unreleased, '');
  assert.match(after.text, /## \[Unreleased\]\n\n## \[1\.1\.0\] - 2026-02-03\n\n- new\n\n## \[1\.0\.0\]/);
});

test('a release needs a clean tree, a changelog, a repository, and a version that fits the changes of the API', () => {
  const sound: ReleaseCandidate = {
    version: '1.1.0',
    more: [],
    current: '1.0.3',
    tags: ['v1.0.2', 'v1.0.3'],
    changes: {added: ['<a-b> attribute `fresh`'], removed: []},
    changelog: new Changelog('## [Unreleased]\n\n- `fresh`\n'),
    uncommitted: '',
    repository: 'https://repository',
  };
  const says = (parts: Partial<ReleaseCandidate>) => findBlockers({...sound, ...parts}).join('\n');
  assert.equal(says({}), '');
  assert.match(
    says({more: ['--publish']}),
    /not --publish\. It is published in CI.*: npm publish --provenance/,
  );
  assert.match(says({uncommitted: ' M src/index.ts'}), /not committed:\n M src\/index\.ts/);
  assert.match(says({changelog: new Changelog('## [Unreleased]\n\n## [1.0.3]')}), /lists nothing/);
  assert.match(says({repository: undefined}), /no "repository"/);
  assert.match(says({tags: ['v1.0.3', 'v1.1.0']}), /The tag v1\.1\.0 is there already/);
  assert.match(says({version: 'next'}), /"next" is no version/);
  for (const version of ['1.0.3', '1.0.2', '1.2.0', '3.0.0'])
    assert.match(says({version}), /does not follow/);
  assert.match(says({version: '1.0.4'}), /a minor version at least/);
  assert.match(says({changes: {added: [], removed: ['<a-b> part `x`']}}), /a major version at least/);
  assert.equal(says({version: '2.0.0', changes: {added: [], removed: ['<a-b> part `x`']}}), '');
  const early = {current: '0.1.0', version: '0.2.0', changes: {added: [], removed: ['<a-b> part `x`']}};
  assert.equal(says(early), '');
  const first = {version: '1.0.3', tags: ['v1.0.2'], changes: {added: [], removed: []}};
  assert.equal(says({...first, changelog: new Changelog('## [Unreleased]\n\n## [1.0.3]')}), '');
  assert.match(says(first), /they need another version than 1\.0\.3/);
});
