import {execFileSync} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import {Changelog} from './changelog.ts';
import {compareFaces, FACE_FILE, type ReleasedFace, readFace, untold} from './face.ts';
import {objections, PUBLISH} from './release.ts';

// `npm run release -- 1.2.3` checks, tests, writes version and changelog, commits and tags. The tag is published where
// npm can vouch for its origin, by `npm publish --provenance` in the repository's own CI.

const [version = '', ...more] = process.argv.slice(2);
const {version: current, repository} = JSON.parse(await readFile('package.json', 'utf8'));
const changelog = new Changelog(await readFile('CHANGELOG.md', 'utf8'));
const released: ReleasedFace = JSON.parse(await readFile(FACE_FILE, 'utf8'));
const face = await readFace();
const changes = compareFaces(released.face, face);
const problems = [
  ...objections({
    version,
    more,
    current,
    repository,
    changes,
    changelog,
    tags: git('tag', '--list').split('\n'),
    uncommitted: git('status', '--porcelain'),
  }),
  ...untold(changes, changelog),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
for (const script of ['check', 'test', 'package']) show('npm', 'run', '--silent', script);
if (version !== current) await writeVersion();
show('git', 'tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
console.log(`Tagged v${version}. Push the tag; where it is built, run: ${PUBLISH}`);

async function writeVersion(): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  await writeFile('CHANGELOG.md', changelog.release(version, date).text);
  await writeFile(FACE_FILE, `${JSON.stringify({version, face}, null, 2)}\n`);
  show('npm', 'version', version, '--no-git-tag-version');
  show('git', 'commit', '--all', '--message', `Release ${version}`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, {encoding: 'utf8'}).trim();
}

/** Runs a command in sight; one that fails ends the release. */
function show(command: string, ...args: string[]): void {
  execFileSync(command, args, {stdio: 'inherit'});
}
