import type {Browser} from 'puppeteer-core';
import type {Speed} from '../page/speeds.ts';
import type {Contestant} from './contestants.ts';
import type {Figures} from './figures.ts';
import {Tab} from './tab.ts';

/** The browser caches files on the first visit of a page, and their compiled code on the second. */
export const VISITED = ['/search?q=wool', '/search?q=shirt', '/search?q=wool'];
const COLLECTION = '/collections/apparel';

/** How long a shopper looks at suggestions, after a page was loaded ahead. */
const READ_MS = 800;

/** Walks through the store as a shopper whose browser has the theme's files: searches, goes back from a product, and filters a collection. */
export async function walk(
  browser: Browser,
  contestant: Contestant,
  speed: Speed,
  script: string,
): Promise<Figures> {
  const tab = await Tab.open(browser, contestant, speed, script);
  try {
    for (const path of VISITED) await tab.goto(path);
    // The browser's tools can lose the tab whose page was rendered ahead, at once or later. All other steps are as with `prefetch`.
    const steps =
      contestant.ahead === 'prerender' ? await enter(tab).catch(sayNone) : await walkOn(tab, contestant);
    return {...steps, displaced: tab.displaced.length};
  } finally {
    for (const what of tab.displaced) console.log(`${contestant.label}, ${speed.label}: ${what}`);
    await tab.close();
  }
}

async function walkOn(tab: Tab, {places}: Contestant): Promise<Figures> {
  const {painted: address} = await tab.timePage('/search?q=jacket');
  await tab.look();
  const {enter: entered} = await enter(tab);
  await tab.choose('result', 'product');
  const back = await tab.back();
  await tab.look();
  const filter = places.filter && (await filterCollection(tab, places.filter));
  if (!places.option) return {address, enter: entered, back, filter};
  await tab.suggest('cotton', READ_MS);
  const all = await tab.choose('all', 'results');
  await tab.look();
  await tab.suggest('bag', READ_MS);
  const option = await tab.choose('option', 'product');
  return {address, enter: entered, all, back, filter, option};
}

async function enter(tab: Tab): Promise<{enter: number}> {
  await tab.suggest('linen', READ_MS);
  const ms = await tab.enter();
  await tab.look();
  return {enter: ms};
}

async function filterCollection(
  tab: Tab,
  filter: NonNullable<Contestant['places']['filter']>,
): Promise<number> {
  await tab.goto(COLLECTION);
  const ms = await tab.filter(filter);
  await tab.look();
  return ms;
}

/** Opens a collection as a shopper who has none of the store's files, and does not touch it. */
export async function openCollection(
  browser: Browser,
  contestant: Contestant,
  speed: Speed,
  script: string,
): Promise<Figures> {
  const tab = await Tab.open(browser, contestant, speed, script);
  const figures = await tab.openUntouched(COLLECTION);
  await tab.look();
  await tab.close();
  return {...figures, displaced: tab.displaced.length};
}

/** Goes back from a product to results that the browser has kept; says why, if it has not kept them. */
export async function goBackInCache(
  browser: Browser,
  contestant: Contestant,
  speed: Speed,
  script: string,
): Promise<Figures> {
  const tab = await Tab.open(browser, contestant, speed, script);
  await tab.goto('/search?q=linen');
  await tab.choose('result', 'product');
  await tab.look();
  const kept = await tab.back();
  for (const reason of new Set(tab.notKept))
    console.log(`${contestant.label}: the page was not kept: ${reason}`);
  const isKept = tab.notKept.length === 0;
  await tab.close();
  return {kept: isKept ? kept : Number.POSITIVE_INFINITY};
}

function sayNone({message}: Error): undefined {
  console.log(message);
}
