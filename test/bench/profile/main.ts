import {parseArgs} from 'node:util';
import {type Browser, chromium} from 'playwright';
import {launchOptions} from '../../support/runners/browser.ts';
import {writeMarked} from '../../support/runners/marked.ts';
import {captionOf} from '../page/caption.ts';
import {type Contestant, contestants} from '../page/contestants.ts';
import {installPeers} from '../page/peers.ts';
import {median} from '../page/rounds.ts';
import {bundle} from '../page/scripts.ts';
import {type BenchServer, startServer} from '../page/server.ts';
import {build} from '../page/sizes.ts';
import {speeds} from '../page/speeds.ts';
import {line} from '../page/table.ts';
import {Visit} from '../page/visit.ts';
import {KINDS, type Profile, readProfile} from './profile.ts';

// Shows where the time to a page's first results goes on a slow phone, beside a library and code written by hand: `npm run bench:profile`.
// `--rounds 1` reduces it, and writes no document.

const {values: options} = parseArgs({options: {rounds: {type: 'string', default: '7'}}});
const SPEED = speeds.find(({name}) => name === '4');
const NAMES = ['ours', 'preact-instantsearch', 'by-hand'];

installPeers();
build();
const chosen = NAMES.flatMap(name => contestants.filter(contestant => contestant.name === name));
const server = await startServer(chosen, await bundle(chosen));
const browser = await chromium.launch(await launchOptions());
try {
  const profiles = new Map<Contestant, Profile[]>(chosen.map(contestant => [contestant, []]));
  for (let round = 1; round <= Number(options.rounds); round++) {
    for (const [contestant, each] of profiles) each.push(await record(browser, server, contestant));
    console.log(`Round ${round} of ${options.rounds}`);
  }
  const caption = `${captionOf(`Chromium ${browser.version()}`)}, ${SPEED?.label}, ${options.rounds} rounds`;
  const text = `${caption}\n\n${kindsTable(profiles)}\n\n${tasksTable(profiles)}`;
  console.log(`\n${text}`);
  if (process.argv.length === 2) writeMarked('docs/benchmarks.md', 'bench:profile', text);
} finally {
  await browser.close();
  server.stop();
}

/** Opens a contestant's page of results in a new context, until the first results are painted. */
function record(browser: Browser, server: BenchServer, contestant: Contestant): Promise<Profile> {
  if (!SPEED) throw new Error('There is no slow speed.');
  return Visit.use(browser, server.origin, SPEED, async visit =>
    readProfile(
      await visit.trace(async () => {
        await visit.open(contestant, 'first');
      }),
    ),
  );
}

/** A row for each kind of work, with its median in milliseconds. */
function kindsTable(profiles: ReadonlyMap<Contestant, readonly Profile[]>): string {
  const rows = [...KINDS, 'in all'].map(kind => [
    kind,
    ...[...profiles.values()].map(each => milliseconds(median(each.map(({kinds}) => kinds.get(kind) ?? 0)))),
  ]);
  return table(['', ...[...profiles.keys()].map(({label}) => label)], rows);
}

/** The long tasks of the contestants' median rounds. */
function tasksTable(profiles: ReadonlyMap<Contestant, readonly Profile[]>): string {
  const rows = [...profiles].flatMap(([{label}, each]) => {
    const middle = each.toSorted((a, b) => a.end - b.end)[each.length >> 1];
    return (middle?.tasks ?? []).map(({start, duration, parts}) => [
      label,
      milliseconds(start),
      milliseconds(duration),
      parts.join(', '),
    ]);
  });
  return table(['a task of', 'starts at', 'takes', 'its largest parts'], rows);
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heading.map((_, index) =>
    index === 0 || heading[index] === 'its largest parts' ? '---' : '--:',
  );
  return [heading, rule, ...rows].map(line).join('\n');
}

function milliseconds(ms: number | undefined): string {
  return `${Math.round(ms ?? 0)} ms`;
}
