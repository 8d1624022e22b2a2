import type {Platform} from '../../service/platform.ts';
import type {Publish} from '../../service/published.ts';
import {page} from '../../store/page.ts';
import type {Payload} from '../checks/check-event.ts';
import type {ProtocolChecks} from '../checks/protocol-checks.ts';
import type {Journal} from '../journal.ts';
import {whenSet} from './when-set.ts';

/**
 * Sees every event that is published, by standing before `Shopify.analytics.publish` or the page's own publisher.
 *
 * @returns `false` where the elements had a publisher of their own before: that one is out of reach.
 */
export function watchPublisher(journal: Journal, checks: ProtocolChecks): boolean {
  const observe = <P extends object>(publish: (name: string, payload: P) => unknown) =>
    function (this: unknown, name: string, payload: P) {
      see(journal, checks, name, payload);
      return publish.call(this, name, payload);
    };
  whenSet<{Shopify?: Platform}, 'Shopify'>(globalThis as {Shopify?: Platform}, 'Shopify', shopify =>
    whenSet(shopify as {analytics?: {publish?: Publish}}, 'analytics', analytics =>
      whenSet(analytics, 'publish', publish => {
        analytics.publish = observe(publish);
      }),
    ),
  );
  // `configure()` may come later.
  const isLate = page.services !== undefined;
  let settings = page.settings;
  const set = (given: typeof settings) => {
    settings = given.publish && !isLate ? {...given, publish: observe(given.publish)} : given;
  };
  set(settings);
  Object.defineProperty(page, 'settings', {get: () => settings, set});
  return !(isLate && settings.publish);
}

/** The answer that an event names is read when the page is at rest: a moment later. */
const CHECK_MS = 1000;

function see(journal: Journal, checks: ProtocolChecks, name: string, payload: object): void {
  const {search, click} = page.config?.events ?? {search: 'service_search', click: 'service_result_clicked'};
  const kind = name === search ? 'search' : name === click ? 'click' : undefined;
  if (kind === undefined) return;
  const id = journal.add({kind: 'event', at: Date.now(), name, payload, findings: []});
  const check = () => journal.addFindings(id, checks.trackEvent(kind, payload as Payload));
  // A click leaves the page: now or never.
  if (checks.knowsQuery((payload as Payload).query_id)) check();
  else setTimeout(check, CHECK_MS);
}
