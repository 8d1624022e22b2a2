import {parseArgs} from 'node:util';
import fc from 'fast-check';
import {checkAnswer, requests} from './support/random-requests.ts';

// Sends random requests: `npm run test:requests`, with `-- --seed N` to repeat an earlier run.

const {values: options} = parseArgs({
  options: {
    seed: {type: 'string', default: `${Date.now() % 2 ** 31}`},
    runs: {type: 'string', default: '100000'},
  },
});

const seed = Number(options.seed);
const begun = performance.now();
console.log(`Seed ${seed}`);
const details = await fc.check(fc.asyncProperty(requests(), checkAnswer), {
  numRuns: Number(options.runs),
  seed,
  includeErrorInReport: true,
});
const seconds = (performance.now() - begun) / 1000;
console.log(
  `${details.numRuns} requests in ${seconds.toFixed(0)} s with seed ${seed}: ${details.failed ? 'one answer is wrong' : 'all answers by the contract'}`,
);
if (details.failed) console.log(fc.defaultReportMessage(details));
process.exit(details.failed ? 1 : 0);
