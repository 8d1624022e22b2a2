import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {parser} from 'keep-a-changelog';

/** Lines that a shop reads in two minutes. */
const READABLE = 80;

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const {version} = readJson('package.json');

test('the changelog’s latest version is the package’s, with a date', () => {
  const [latest] = parser(changelog).releases.filter(release => release.version);
  assert.equal(latest?.version, version);
  assert.ok(latest?.date);
});

test('the lockfile has the package’s version', () => {
  const lockfile = readJson('package-lock.json');
  assert.equal(lockfile.version, version);
  assert.equal(lockfile.packages[''].version, version);
});

test('no version of the changelog is longer than a shop reads', () => {
  for (const section of changelog.split(/^(?=## )/m).slice(1)) {
    assert.ok(section.trimEnd().split('\n').length <= READABLE, section.slice(0, 40));
  }
});

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
