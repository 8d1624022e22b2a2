import type {EventKind, Payload} from '../../conformance/page/check-event.ts';
import type {ProtocolChecks} from '../../conformance/page/protocol-checks.ts';
import type {Publish} from '../../service/analytics/analytics.ts';
import {globals} from '../../store/globals.ts';
import type {Journal} from '../journal.ts';
import {whenSet} from './when-set.ts';

/** Records every published event by wrapping `Shopify.analytics.publish` or the page's own publisher. */
export class PublisherWatch {
  readonly #journal: Journal;
  readonly #checks: ProtocolChecks;

  constructor(journal: Journal, checks: ProtocolChecks) {
    this.#journal = journal;
    this.#checks = checks;
  }

  /** @returns `false` if the elements have already taken over the page's own publisher, which can no longer be wrapped. */
  start(): boolean {
    this.#watchPlatform();
    const isLate = globals.services !== undefined;
    const isOutOfReach = isLate && globals.settings.publish !== undefined;
    if (!isLate) this.#watchSettings();
    return !isOutOfReach;
  }

  /** Wraps the platform's publisher. The platform may set its global and each of its parts later. */
  #watchPlatform(): void {
    const owner = globalThis as {Shopify?: {analytics?: {publish?: Publish}}};
    whenSet(owner, 'Shopify', shopify =>
      whenSet(shopify, 'analytics', analytics =>
        whenSet(analytics, 'publish', publish => {
          analytics.publish = this.#observed(publish);
        }),
      ),
    );
  }

  /** Wraps the page's own publisher. The page may call `configure()` later. */
  #watchSettings(): void {
    let settings = globals.settings;
    const set = (given: typeof settings) => {
      settings = given.publish ? {...given, publish: this.#observed(given.publish)} : given;
    };
    set(settings);
    Object.defineProperty(globals, 'settings', {get: () => settings, set});
  }

  #observed(publish: Publish): Publish {
    const record = (name: string, payload: object) => this.#record(name, payload);
    return function (this: unknown, name, payload) {
      record(name, payload);
      return publish.call(this, name, payload);
    };
  }

  #record(name: string, payload: object): void {
    const kind = kindOf(name);
    if (kind === undefined) return;
    const id = this.#journal.add({kind: 'event', at: Date.now(), name, payload, findings: []});
    const check = () => this.#journal.addFindings(id, this.#checks.trackEvent(kind, payload as Payload));
    // Checks at once if possible, because a click leaves the page.
    if (this.#checks.knowsQuery((payload as Payload).query_id)) check();
    else setTimeout(check, CHECK_MS);
  }
}

/** Delay of the check, because the answer that an event names is only read when the page is idle. */
const CHECK_MS = 1000;

/** Returns the event with a name; pages can configure both names. */
function kindOf(name: string): EventKind | undefined {
  const {search, click} = globals.config?.events ?? {
    search: 'service_search',
    click: 'service_result_clicked',
  };
  if (name === search) return 'search';
  return name === click ? 'click' : undefined;
}
