import assert from 'node:assert/strict';
import {test} from 'node:test';
import {listSamples} from '../../src/tools/docs/samples.ts';
import {DemoStores} from '../cli/check/support/live-store.ts';
import {run} from '../cli/command.ts';

test('the transcript of a check matches the command’s output, except for omitted lines', async () => {
  const {origin} = await new DemoStores().open({
    onRequest: params => params.delete('filter_type'),
    onAnswer: ({facets}) => {
      const [material] = (facets?.metafields ?? []) as {values: unknown[]}[];
      material?.values.reverse();
    },
  });
  const {output} = await run('check', origin, '--query', '夏');
  const printed = normalize(output.replaceAll(origin, 'https://shop.example'));
  const [transcript] = listSamples('text').filter(({notes}) => notes.includes('check'));
  let next = 0;
  let isGap = false;
  for (const line of normalize(transcript?.text ?? '')) {
    if (line.trim() === '…') isGap = true;
    else {
      const place: number = isGap ? printed.indexOf(line, next) : next;
      assert.equal(printed[place], line);
      [next, isGap] = [place + 1, false];
    }
  }
  assert.equal(next, printed.length);
});

/** Returns the lines of a report without its times, which differ in each run. */
function normalize(report: string): string[] {
  return report
    .trimEnd()
    .replaceAll(/\d+ ms/g, '0 ms')
    .split('\n');
}
