import {execFileSync} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import {Changelog} from './changelog.ts';
import {API_FILE, compareApis, missingEntries, type ReleasedApi, readPublicApi} from './public-api.ts';
import {findBlockers, PUBLISH} from './release.ts';

// `npm run release -- 1.2.3` checks, tests, writes version and changelog, commits and tags. The repository's CI publishes the tag,
// because npm attests the origin of a package only there.

const [version = '', ...more] = process.argv.slice(2);
const {version: current, repository} = JSON.parse(await readFile('package.json', 'utf8'));
const changelog = new Changelog(await readFile('CHANGELOG.md', 'utf8'));
const released: ReleasedApi = JSON.parse(await readFile(API_FILE, 'utf8'));
const api = await readPublicApi();
const changes = compareApis(released.face, api);
const problems = [
  ...findBlockers({
    version,
    more,
    current,
    repository,
    changes,
    changelog,
    tags: git('tag', '--list').split('\n'),
    uncommitted: git('status', '--porcelain'),
  }),
  ...missingEntries(changes, changelog),
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
  await writeFile(API_FILE, `${JSON.stringify({version, face: api}, null, 2)}\n`);
  show('npm', 'version', version, '--no-git-tag-version');
  show('git', 'commit', '--all', '--message', `Release ${version}`);
}

function git(...args: string[]): string {
  return execFileSync('git', args, {encoding: 'utf8'}).trim();
}

/** Runs a command with its output; a failure ends the release. */
function show(command: string, ...args: string[]): void {
  execFileSync(command, args, {stdio: 'inherit'});
}
