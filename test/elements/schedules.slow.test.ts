import fc from 'fast-check';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {globals} from '../../src/store/globals.ts';
import {type ElementSchedule, elementSchedules} from '../property/element-schedule.ts';
import {addressOf, ElementVisit, type First} from '../property/element-visit.ts';
import {FakeService} from '../property/fake-service.ts';
import {exceedsCap, wrongEvents} from '../property/invariants.ts';
import {VirtualClock} from '../property/virtual-clock.ts';
import {eventually} from '../support/page/eventually.ts';
import {openPage} from '../support/page/fresh-page.ts';

describe('the three elements on a page', () => {
  // Fetched on demand; here beforehand, so that no code is on its way while time passes.
  before(() =>
    Promise.all([
      import('../../src/i18n/messages/en.ts'),
      import('../../src/elements/shared/chips.ts'),
      import('../../src/elements/facet-panel/panel-facets.ts'),
      import('../../src/elements/search-results/features.ts'),
      import('../../src/elements/search-box/suggestions.ts'),
    ]),
  );

  for (const [name, first, numRuns] of [
    ['keep their promises', 'answer', 120],
    ['show the theme’s results or the service’s, and keep their promises', 'service', 60],
    ['show the theme’s results while nobody asks, and keep their promises', 'theme', 60],
  ] as const)
    it(`${name} in ${numRuns} schedules of typing, filtering, moving and failures`, async function () {
      // WebKit takes 100 changes of the address in 10 s: it has to be waited for again and again.
      this.timeout(380_000);
      // The browser grants locks in its own time.
      Object.defineProperty(navigator, 'locks', {value: undefined, configurable: true});
      const property = fc.asyncProperty(elementSchedules, schedule => play(schedule, first));
      await fc.assert(property, {numRuns, seed: 1, includeErrorInReport: true});
      Reflect.deleteProperty(navigator, 'locks');
    });
});

async function play({actions, behaviours}: ElementSchedule, first: First): Promise<void> {
  await openAgain(addressOf(first));
  const clock = new VirtualClock();
  const service = new FakeService(clock, behaviours);
  const {fetch} = globalThis;
  const {error} = console;
  const restore = clock.install();
  Object.assign(globalThis, {fetch: service.fetch});
  // Other tests cover the console messages.
  console.error = () => {};
  const complaints: string[] = [];
  try {
    const visit = new ElementVisit(first, clock, service);
    await visit.play(actions);
    complaints.push(...visit.complaints, ...wrongEvents(visit.published, service.delivered));
  } finally {
    await forgetPage(clock);
    restore();
    Object.assign(globalThis, {fetch});
    console.error = error;
  }
  if (exceedsCap(service.sent)) complaints.push('more than 19 requests in ten seconds');
  if (complaints.length) throw new Error([...new Set(complaints)].join('\n'));
}

/** Back at the address where visits begin, as soon as the engine takes one more change of it. */
function openAgain(address: string): Promise<unknown> {
  return eventually(() => openPage({address}));
}

/** As if the tab were closed. */
async function forgetPage(clock: VirtualClock): Promise<void> {
  document.body.replaceChildren();
  for (const store of globals.stores.values()) void store.reset();
  await clock.pass(1000);
  globals.stores.clear();
  Object.assign(globals, {config: undefined, services: undefined});
  localStorage.clear();
  sessionStorage.clear();
}
