import {parseArgs} from 'node:util';
import {OurClient} from './our-client.ts';
import {PlainClient} from './plain-client.ts';
import {type Counts, type MakeClient, type Scene, simulate} from './simulation.ts';

const {values: args} = parseArgs({
  options: {
    fixed: {type: 'boolean'},
    seconds: {type: 'string'},
    seeds: {type: 'string'},
    only: {type: 'string'},
    ours: {type: 'boolean'},
  },
});

const clients: Readonly<Record<string, MakeClient>> = {
  ours: (ask, clock) => new OurClient(ask, clock),
  ...(args.ours
    ? {}
    : {
        'each key': (ask, clock) => new PlainClient(ask, clock, {debounce: 0, caches: false}),
        'debounce 300 ms': (ask, clock) => new PlainClient(ask, clock, {debounce: 300, caches: false}),
        'debounce and cache': (ask, clock) => new PlainClient(ask, clock, {debounce: 300, caches: true}),
      }),
};
const crowds: readonly (readonly [shops: number, shoppers: number])[] = [
  [1, 1],
  [1, 20],
  [1, 50],
  [1, 100],
  [1, 1000],
  [10, 10],
  [20, 10],
];

for (const [shops, shoppers] of crowds) {
  if (args.only && !args.only.split(',').includes(`${shops}x${shoppers}`)) continue;
  for (const [name, make] of Object.entries(clients)) {
    const t = performance.now();
    const all: Counts[] = [];
    for (let seed = 1; seed <= Number(args.seeds ?? 3); seed++)
      all.push(
        await simulate(
          {
            shops,
            shoppers,
            seconds: Number(args.seconds ?? 600),
            seed,
            windows: args.fixed ? 'fixed' : 'sliding',
          },
          make,
        ),
      );
    const sum = (pick: (c: Counts) => number) => all.reduce((n, c) => n + pick(c), 0);
    const waits = all.flatMap(c => c.waits).sort((a, b) => a - b);
    const pct = (n: number) => `${(100 * n).toFixed(1)}%`.padStart(7);
    console.log(
      `${shops}x${shoppers}`.padEnd(8),
      name.padEnd(20),
      (sum(c => c.requests) / sum(c => c.answered)).toFixed(2).padStart(7),
      pct(sum(c => c.refused) / sum(c => c.requests)),
      pct(sum(c => c.answered) / sum(c => c.answered + c.givenUp)),
      pct(sum(c => c.visitorsRefused) / sum(c => c.visitors)),
      `${Math.round(waits[waits.length >> 1] ?? 0)} ms p95 ${Math.round(waits[Math.floor(waits.length * 0.95)] ?? 0)}`,
      `visitors ${sum(c => c.visitors)} wanted/s/shopper ${(sum(c => c.answered + c.givenUp) / all.length / shops / shoppers / Number(args.seconds ?? 600)).toFixed(3)}`,
      `${Math.round(performance.now() - t)} ms`,
    );
  }
}
