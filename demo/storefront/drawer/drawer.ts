import {markup} from './drawer-markup.ts';
import {type DrawerEntry, toRow} from './drawer-row.ts';
import {readState, serviceStates, switchState} from './service-state.ts';

/** An event as the pixel keeps it, and as `Shopify.analytics.publish` announces it. */
interface PublishedEvent {
  readonly name: string;
  readonly data: unknown;
  readonly at: string;
}

/** The developer's drawer: what the page publishes and asks, as it happens, and the state the service plays. */
class DemoDrawer extends HTMLElement {
  readonly #root = this.attachShadow({mode: 'open'});
  #disconnect = new AbortController();

  connectedCallback(): void {
    this.#disconnect = new AbortController();
    this.#root.innerHTML = markup;
    this.#offerStates();
    this.#listPast().then(
      () => this.#follow(),
      error => console.warn('The drawer could not read past events.', error),
    );
  }

  disconnectedCallback(): void {
    this.#disconnect.abort();
  }

  #offerStates(): void {
    const select = this.#root.querySelector('select');
    select?.append(...serviceStates.map(state => new Option(state, state, false, state === readState())));
    select?.addEventListener('change', () => switchState(select.value), {signal: this.#disconnect.signal});
  }

  async #listPast(): Promise<void> {
    const response = await fetch('/pixel/events', {signal: this.#disconnect.signal});
    const events: readonly PublishedEvent[] = await response.json();
    for (const event of events) this.#add(describeEvent(event));
  }

  #follow(): void {
    const {signal} = this.#disconnect;
    const onPublished = (event: Event) => {
      if (event instanceof CustomEvent) this.#add(describeEvent(event.detail));
    };
    document.addEventListener('demo:published', onPublished, {signal});
    const requests = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (entry instanceof PerformanceResourceTiming && isSearch(entry.name))
          this.#add(describeRequest(entry));
      }
    });
    requests.observe({type: 'resource', buffered: true});
    signal.addEventListener('abort', () => requests.disconnect());
  }

  #add(entry: DrawerEntry): void {
    const list = this.#root.querySelector('ol');
    list?.prepend(toRow(entry));
    const count = this.#root.querySelector('output');
    if (count && list) count.value = String(list.children.length);
  }
}

function isSearch(url: string): boolean {
  return /\/apps\/[^/]+\/search\?/.test(url);
}

function describeEvent({name, data, at}: PublishedEvent): DrawerEntry {
  return {kind: 'event', title: name, detail: JSON.stringify(data, null, 1), at: new Date(at)};
}

function describeRequest(entry: PerformanceResourceTiming): DrawerEntry {
  const parameters = [...new URL(entry.name).searchParams].map(([name, value]) => `${name} = ${value}`);
  return {
    kind: 'request',
    title: `${entry.responseStatus || 'no answer'} in ${Math.round(entry.duration)} ms`,
    detail: parameters.join('\n'),
    at: new Date(performance.timeOrigin + entry.startTime),
  };
}

customElements.define('demo-drawer', DemoDrawer);
document.body.append(new DemoDrawer());
