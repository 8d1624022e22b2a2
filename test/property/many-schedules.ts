import {parseArgs} from 'node:util';
import fc from 'fast-check';
import {play} from './play.ts';
import {schedules} from './schedule.ts';

// Plays new random schedules: `npm run test:schedules`, with `-- --seed N` to repeat an earlier run.

const MINUTES = 10;

const {values: options} = parseArgs({
  options: {
    seed: {type: 'string', default: `${Date.now() % 2 ** 31}`},
    runs: {type: 'string', default: '50000'},
  },
});

const seed = Number(options.seed);
const start = performance.now();
console.log(`Seed ${seed}`);
const details = await fc.check(fc.asyncProperty(schedules, play), {
  numRuns: Number(options.runs),
  seed,
  includeErrorInReport: true,
  interruptAfterTimeLimit: MINUTES * 60_000,
});
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`${details.numRuns} schedules in ${seconds} s with seed ${seed}`);
if (details.failed) console.log(fc.defaultReportMessage(details));
process.exit(details.failed ? 1 : 0);
