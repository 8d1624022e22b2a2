import {FakeBrowser} from './fake-browser.ts';
import {FakeService, type Sent} from './fake-service.ts';
import {exceedsCap, MOST_REQUESTS, wrongEvents} from './invariants.ts';
import type {Schedule} from './schedule.ts';
import {Tab} from './tab.ts';
import {VirtualClock} from './virtual-clock.ts';

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

async function visit(
  {actions, storage, platform}: Schedule,
  {clock, browser, service}: World,
): Promise<void> {
  const complaints: string[] = [];
  const published: string[] = [];
  const complain = (complaint: string) => void complaints.push(complaint);
  const publish = (name: string, payload: object) => {
    if ((document as {prerendering?: boolean}).prerendering)
      complain('a page that is rendered ahead publishes an event');
    if (name === 'service_search') published.push((payload as {query_id: string}).query_id);
  };
  const around = {browser, service, platform, publish, complain};
  const tabs = [new Tab('first', true, around), new Tab('second', false, around)] as const;
  for (const action of actions) {
    const tab = tabs[action.tab];
    if (action.does === 'duplicate') tab.duplicate(tabs[action.tab === 0 ? 1 : 0]);
    else tab.act(action);
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
async function expectRest(tab: Tab, clock: VirtualClock, complain: (what: string) => void) {
  const {results, suggestions} = tab;
  for (const {state} of [results, suggestions])
    if (/loading|refreshing/.test(state.status)) complain(`still ${state.status} after ten minutes`);
  const {status, query, platformAnswer} = results.state;
  if (status === 'limited' && platformAnswer?.query !== query)
    complain('a confirmed search is still refused');
  if (!/failed|degraded|limited/.test(status) || results.state.error?.code === 'query_too_long') return;
  tab.act({does: 'retry', tab: 0, pause: 0});
  await clock.pass(60_000);
  if (!/ready|empty|unavailable/.test(results.state.status))
    complain(
      `${results.state.status} (${results.state.error?.code}) after a retry at a service that is well`,
    );
}

/** Groups requests by page, because each page has its own budget if storage is blocked. */
function byEndpoint(sent: readonly Sent[]): Sent[][] {
  const endpoints = new Set(sent.map(({endpoint}) => endpoint));
  return [...endpoints].map(endpoint => sent.filter(request => request.endpoint === endpoint));
}
