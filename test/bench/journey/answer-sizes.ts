import type {Browser} from 'puppeteer-core';
import {median} from '../page/rounds.ts';
import type {Speed} from '../page/speeds.ts';
import {line} from '../page/table.ts';
import type {Contestant} from './contestants.ts';
import {Tab} from './tab.ts';

const TEXTS = ['linen', 'cotton', 'jacket'];

/** Measures what it costs that the box requests more results than it shows: bytes of the answer, and time until the suggestions. */
export async function compareSizes(
  browser: Browser,
  contestant: Contestant,
  speed: Speed,
  {sizes, rounds, script}: {sizes: readonly number[]; rounds: number; script: string},
): Promise<string> {
  const waits = new Map<number, number[]>(sizes.map(size => [size, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [pageSize, found] of waits) {
      const tab = await Tab.open(browser, {...contestant, pageSize}, speed, script);
      for (const text of TEXTS) found.push(await tab.timeSuggestions(text));
      await tab.close();
    }
  }
  const bytes = await Promise.all(sizes.map(size => bytesOf(contestant.origin, size)));
  const rows = sizes.map((size, index) => [
    `${size} results`,
    `${bytes[index]} B`,
    `${Math.round(median(waits.get(size) ?? []) ?? Number.NaN)} ms`,
  ]);
  return [['', 'answer, gzip', `text to suggestions (${speed.label})`], ['---', '--:', '--:'], ...rows]
    .map(line)
    .join('\n');
}

/** The median of the compressed answers to all texts. */
async function bytesOf(origin: string, limit: number): Promise<number> {
  const answers = TEXTS.map(async q => {
    const params = new URLSearchParams({contract: 'v1', type: 'search', q, locale: 'en', limit: `${limit}`});
    const {body} = await fetch(`${origin}/en/apps/searchapp/search?${params}`);
    const small = body?.pipeThrough(new CompressionStream('gzip'));
    return (await new Response(small).arrayBuffer()).byteLength;
  });
  return median(await Promise.all(answers)) ?? 0;
}
