import {FakeBrowser} from './fake-browser.ts';
import {FakeService, type Sent} from './fake-service.ts';
import type {Schedule} from './schedule.ts';
import {Tab} from './tab.ts';
import {VirtualClock} from './virtual-clock.ts';

/** The service caps a visitor at 20 (§8); the budget stays one below. */
const MOST_REQUESTS = 19;
const WINDOW_MS = 10_000;

/**
 * Plays a schedule on the store and the service layer.
 *
 * @throws {Error} that lists the broken invariants.
 */
export async function play(schedule: Schedule): Promise<void> {
  const clock = new VirtualClock();
  const browser = new FakeBrowser(clock);
  const service = new FakeService(clock, schedule.behaviours);
  const {fetch} = globalThis;
  const {error} = console;
  const undo = [clock.install(), browser.install(schedule)];
  Object.assign(globalThis, {fetch: service.fetch});
  // Other tests check the console messages.
  console.error = () => {};
  try {
    await visit(schedule, {clock, browser, service});
  } finally {
    for (const restore of undo) restore();
    Object.assign(globalThis, {fetch});
    console.error = error;
  }
}

interface World {
  readonly clock: VirtualClock;
  readonly browser: FakeBrowser;
  readonly service: FakeService;
}

async function visit({actions, storage}: Schedule, {clock, browser, service}: World): Promise<void> {
  const complaints: string[] = [];
  const published: string[] = [];
  const complain = (complaint: string) => void complaints.push(complaint);
  const publish = (name: string, payload: object) => {
    if (name === 'service_search') published.push((payload as {query_id: string}).query_id);
  };
  const tabs = [
    new Tab('first', true, publish, complain),
    new Tab('second', false, publish, complain),
  ] as const;
  for (const action of actions) {
    if (action.does === 'back' && action.tab === 0) browser.back();
    tabs[action.tab].act(action);
    await clock.pass(action.pause);
  }
  service.recover();
  await clock.pass(10 * 60_000);
  for (const tab of tabs) await expectRest(tab, clock, complain);
  for (const tab of tabs) tab.close();
  complaints.push(...wrongEvents(published, service.delivered), ...browser.errors.map(String));
  const budgets = storage === 'shared' ? [service.sent] : byEndpoint(service.sent);
  if (budgets.some(exceedsCap)) complain(`more than ${MOST_REQUESTS} requests in ten seconds`);
  if (complaints.length) throw new Error([...new Set(complaints)].join('\n'));
}

/** Checks that after a long pause nothing is pending, and a retry succeeds. */
async function expectRest(
  {results, suggestions}: Tab,
  clock: VirtualClock,
  complain: (what: string) => void,
) {
  for (const {state} of [results, suggestions])
    if (/loading|refreshing/.test(state.status)) complain(`still ${state.status} after ten minutes`);
  if (results.state.status === 'limited') complain('a confirmed search is still refused');
  if (!/failed|degraded/.test(results.state.status) || results.state.error?.code === 'query_too_long') return;
  void results.retry();
  await clock.pass(60_000);
  if (!/ready|empty|unavailable/.test(results.state.status))
    complain(
      `${results.state.status} (${results.state.error?.code}) after a retry at a service that is well`,
    );
}

/** Reports events that were published without their response, twice, or out of order (§6). */
export function wrongEvents(published: readonly string[], delivered: readonly string[]): string[] {
  const places = published.map(id => delivered.indexOf(id));
  return places.flatMap((place, index) => {
    if (place < 0) return [`${published[index]} was published without its response`];
    return index > 0 && place <= (places[index - 1] ?? -1)
      ? [`${published[index]} was published out of order`]
      : [];
  });
}

/** Groups requests by page, because each page has its own budget if storage is blocked. */
function byEndpoint(sent: readonly Sent[]): Sent[][] {
  const endpoints = new Set(sent.map(({endpoint}) => endpoint));
  return [...endpoints].map(endpoint => sent.filter(request => request.endpoint === endpoint));
}

export function exceedsCap(sent: readonly {readonly at: number}[]): boolean {
  return sent.some(({at}, index) => (sent[index + MOST_REQUESTS]?.at ?? Infinity) - at < WINDOW_MS);
}
