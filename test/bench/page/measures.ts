import type {Browser} from 'playwright';
import type {Contestant} from './contestants.ts';
import type {BenchServer} from './server.ts';
import type {Speed} from './speeds.ts';
import {slowestKey} from './trace.ts';
import {KEY_MS, Visit} from './visit.ts';

/** The figures of one run of a contestant, by measure. */
export type Figures = Partial<Record<Measure, number>>;

export type Measure =
  | 'boot'
  | 'touched'
  | 'sent'
  | 'opened'
  | 'painted'
  | 'work'
  | 'keyWork'
  | 'keyEvent'
  | 'longTasks'
  | 'requests'
  | 'suggested'
  | 'shift'
  | 'walkShift';

const TYPED = 'linen jacket';
const TYPING_DELAY_MS = 80;
/** A text that grows by bursts of keys, and the pause after each burst. */
const BURSTS = ['lin', 'en jac', 'ket'];
const PAUSE_MS = 600;
const SEARCHES = 8;

/** Runs a contestant once: types into a search box, then searches on a results page. */
export async function measure(
  browser: Browser,
  server: BenchServer,
  contestant: Contestant,
  speed: Speed,
): Promise<Figures> {
  const within = (run: (visit: Visit, contestant: Contestant) => Promise<Figures>) =>
    Visit.use(browser, server.origin, speed, visit => run(visit, contestant));
  server.delay = TYPING_DELAY_MS;
  const typed = await within(type);
  const paused = contestant.idle ? {} : await within(pause);
  server.delay = 0;
  const searched = contestant.main ? await within(search) : {};
  const longTasks = (typed.longTasks ?? 0) + (searched.longTasks ?? 0);
  return {...typed, ...paused, ...searched, longTasks};
}

async function type(visit: Visit, contestant: Contestant): Promise<Figures> {
  const {page} = visit;
  const boot = await visit.open(contestant);
  const touched = boot + (await page.evaluate(() => gauge.touch()));
  await visit.rest();
  const [requests, work, long] = [visit.requests, await visit.work(), await longTasks(visit)];
  const trace = await visit.trace(async () => {
    await page.keyboard.type(TYPED, {delay: KEY_MS});
    await visit.rest();
  });
  return {
    boot,
    touched,
    requests: visit.requests - requests,
    keyWork: ((await visit.work()) - work) / TYPED.length,
    keyEvent: slowestKey(trace),
    longTasks: (await longTasks(visit)) - long,
  };
}

/** Types in bursts, and measures the longest time from the last key of a burst to its suggestions. */
async function pause(visit: Visit, contestant: Contestant): Promise<Figures> {
  const {page} = visit;
  await visit.open(contestant);
  await page.evaluate(() => gauge.touch());
  await visit.rest();
  const texts = BURSTS.map((_, index) => BURSTS.slice(0, index + 1).join(''));
  const measured = page.evaluate(texts => gauge.suggestions(texts), texts);
  for (const burst of BURSTS) {
    await page.keyboard.type(burst, {delay: KEY_MS});
    await page.waitForTimeout(PAUSE_MS);
  }
  const waits = await measured;
  return {suggested: Math.max(...waits)};
}

async function search(visit: Visit, contestant: Contestant): Promise<Figures> {
  const {page} = visit;
  const opened = await visit.open(contestant, 'first');
  const sent = await page.evaluate(() => gauge.firstRequest);
  await visit.rest();
  const [work, long] = [await visit.work(), await longTasks(visit)];
  const paints = await page.evaluate(async searches => {
    const paints: number[] = [];
    for (let search = 0; search < searches; search++) paints.push(await gauge.search(`q${search}`));
    return paints;
  }, SEARCHES);
  const figures = {
    opened,
    sent,
    painted: paints.sort((a, b) => a - b)[SEARCHES >> 1],
    work: ((await visit.work()) - work) / SEARCHES,
    longTasks: (await longTasks(visit)) - long,
  };
  const shift = await layoutShift(visit);
  await walk(visit, contestant);
  return {...figures, shift, walkShift: (await layoutShift(visit)) - shift};
}

/** Goes back, filters and loads more, as far as the contestant supports it. */
async function walk(visit: Visit, {filter, more, goesBack}: Contestant): Promise<void> {
  const {page} = visit;
  const last = `q${SEARCHES - 1}`;
  const use = async (selector: string) => {
    await page.locator(selector).first().click();
    await visit.rest();
  };
  if (goesBack) {
    await page.evaluate(query => gauge.search(query), 'elsewhere');
    await page.evaluate(() => history.back());
    await page.evaluate(query => gauge.painted(query, undefined), last);
    await visit.rest();
  }
  if (filter) await use(filter);
  if (more) await use(more);
}

/** Sums over all since the page was opened. */
function layoutShift({page}: Visit): Promise<number> {
  return page.evaluate(() => gauge.shift);
}

function longTasks({page}: Visit): Promise<number> {
  return page.evaluate(() => gauge.longTasks.reduce((sum, duration) => sum + duration, 0));
}
