import type {Browser} from 'puppeteer-core';
import type {Speed} from '../page/speeds.ts';
import type {Contestant} from './contestants.ts';
import {Tab} from './tab.ts';

/** Milliseconds of one journey, by step. */
export type Steps = Readonly<Partial<Record<Step, number>>>;
export type Step = keyof typeof STEPS;

export const STEPS = {
  early: 'Enter to first results, Liquid’s or ours',
  enter: 'Enter to results',
  all: '“See all” to results',
  back: 'Back to results',
  option: 'suggestion to product',
} as const;

/** The browser caches files on the first visit of a page, and their compiled code on the second. */
export const VISITED = ['/search?q=wool', '/search?q=shirt', '/search?q=wool'];

/** How long a shopper looks at suggestions, after a page was loaded ahead. */
const READ_MS = 800;

/** Walks through the store as a shopper whose browser has the theme's files: three searches, and Back from a product. */
export async function walk(
  browser: Browser,
  contestant: Contestant,
  speed: Speed,
  script: string,
): Promise<Steps> {
  const tab = await Tab.open(browser, contestant, speed, script);
  try {
    for (const path of VISITED) await tab.goto(path);
    await tab.suggest('linen', READ_MS);
    // The browser's tools can lose the tab whose page was rendered ahead, at once or later. All other steps are as with `prefetch`.
    if (contestant.ahead === 'prerender') return (await tab.enter().catch(sayNone)) ?? {};
    const entered = await tab.enter();
    await tab.choose('result', 'product');
    const back = await tab.back();
    if (!contestant.places.option) return {...entered, back};
    await tab.suggest('cotton', READ_MS);
    const all = await tab.choose('all', 'results');
    await tab.suggest('bag', READ_MS);
    const option = await tab.choose('option', 'product');
    return {...entered, all, back, option};
  } finally {
    await tab.close();
  }
}

function sayNone({message}: Error): undefined {
  console.log(message);
}
