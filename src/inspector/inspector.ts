import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {EndMarkers} from '../elements/shared/end-markers.ts';
import {BudgetGauge} from './budget-gauge.ts';
import {findDemoStore, readState, switchState} from './demo-store.ts';
import {entryRowStyles} from './entry-row.styles.ts';
import {renderEntry} from './entry-row.ts';
import {styles} from './inspector.styles.ts';
import {type Entry, Journal} from './journal.ts';
import {copyReport, type FoundElement, type PageFacts, readPageFacts} from './report.ts';
import type {LateStart} from './watch/fetch-watch.ts';

/** The developer's tool on a page: shows its search requests, events and violations of the contract as they happen. */
export class InspectorElement extends LitElement {
  static override styles = [styles, entryRowStyles];
  static override properties = {
    journal: {attribute: false},
    lateStart: {attribute: false},
    isOpen: {state: true},
    view: {state: true},
    message: {state: true},
  };

  declare journal: Journal;
  declare lateStart: LateStart;
  declare isOpen: boolean;
  declare view: View;
  /** The result of copying the report. */
  declare message: string;
  readonly #gauge = new BudgetGauge(this);
  readonly #demo = findDemoStore();
  /** Ids of the entries whose details are open. */
  readonly #openEntries = new Set<number>();
  readonly #ends = new EndMarkers();
  #unsubscribe = () => {};

  constructor() {
    super();
    this.journal = new Journal();
    this.lateStart = {after: 0, missed: 0};
    this.isOpen = false;
    this.view = 'all';
    this.message = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unsubscribe = this.journal.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe();
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#ends.removeStray();
    if (changed.has('isOpen')) this.#gauge.setVisible(this.isOpen);
  }

  override render(): TemplateResult {
    const {entries} = this.journal;
    const count = entries.filter(hasFindings).length;
    return html`
      ${this.isOpen ? this.#renderPanel() : nothing}
      <button class="toggle" aria-expanded=${this.isOpen} @click=${this.#toggle} @keydown=${this.#onKey}>
        &lt;/&gt; ${entries.length} <span class="visually-hidden">lines in the inspector</span>
        ${count > 0 ? html`<b>${count} ✗<span class="visually-hidden"> with violations</span></b>` : nothing}
      </button>
    `;
  }

  #renderPanel(): TemplateResult {
    return html`<aside class="panel" aria-label="Inspector" @keydown=${this.#onKey}>
      <div class="bar">
        <h2>Search v1</h2>
        ${this.#renderServiceSwitch()}
        <button class="end" @click=${this.#copy}>Copy report</button>
        <button @click=${() => this.journal.clear()}>Clear</button>
        <span role="status" class=${this.message ? '' : 'visually-hidden'}>${this.message}</span>
      </div>
      ${this.#gauge.render()} ${this.#renderLateStart()}
      <div class="bar" role="group" aria-label="Show">${VIEWS.map(view => this.#renderViewButton(view))}</div>
      <div class="scroll">
        ${this.view === 'page' ? renderPageView(readPageFacts()) : this.#renderEntries(this.view)}
      </div>
    </aside>`;
  }

  #renderServiceSwitch(): TemplateResult | typeof nothing {
    const demo = this.#demo;
    if (!demo) return nothing;
    const current = readState(demo);
    return html`<label>
      Service
      <select @change=${(event: Event) => switchState(demo, (event.target as HTMLSelectElement).value)}>
        ${demo.states.map(state => html`<option ?selected=${state === current}>${state}</option>`)}
      </select>
    </label>`;
  }

  #renderLateStart(): TemplateResult | typeof nothing {
    const {after, missed} = this.lateStart;
    if (missed === 0) return nothing;
    const searches = `${missed} earlier ${missed === 1 ? 'search' : 'searches'}`;
    return html`<p class="late">
      The inspector started after ${after} ms. It did not see the answers and events of ${searches}.
    </p>`;
  }

  #renderViewButton(view: View): TemplateResult {
    const show = () => {
      this.view = view;
    };
    const count = view === 'page' ? '' : ` ${this.journal.entries.filter(SHOWN[view]).length}`;
    return html`<button aria-pressed=${this.view === view} @click=${show}>${view}${count}</button>`;
  }

  #renderEntries(view: EntryView): TemplateResult {
    const entries = this.journal.entries.filter(SHOWN[view]).toReversed();
    if (entries.length === 0) return html`<p>Nothing yet.</p>`;
    return html`<ol>${repeat(
      entries,
      ({id}) => id,
      entry => this.#ends.item(this.#renderEntry(entry)),
    )}</ol>`;
  }

  #renderEntry(entry: Entry): TemplateResult {
    return renderEntry(entry, this.#openEntries.has(entry.id), event => this.#unfold(entry.id, event));
  }

  #unfold(id: number, {target}: Event): void {
    if ((target as HTMLDetailsElement).open) this.#openEntries.add(id);
    else this.#openEntries.delete(id);
    this.requestUpdate();
  }

  #toggle(): void {
    this.isOpen = !this.isOpen;
    this.message = '';
  }

  #onKey({key}: KeyboardEvent): void {
    if (key !== 'Escape' || !this.isOpen) return;
    this.#toggle();
    this.renderRoot.querySelector<HTMLElement>('.toggle')?.focus();
  }

  async #copy(): Promise<void> {
    this.message = await copyReport({
      journal: this.journal,
      late: this.lateStart,
      budget: this.#gauge.read(),
    });
  }
}

/** Which entries each view shows. */
const SHOWN = {
  all: () => true,
  requests: ({kind}: Entry) => kind === 'request',
  events: ({kind}: Entry) => kind === 'event',
  violations: hasFindings,
} as const;
const VIEWS = ['all', 'requests', 'events', 'violations', 'page'] as const;

type View = (typeof VIEWS)[number];
type EntryView = keyof typeof SHOWN;

function hasFindings({findings}: Entry): boolean {
  return findings.length > 0;
}

/** Renders the page's facts: its configuration as read, its elements, searches and scripts. */
function renderPageView({config, elements, instances, scripts, ...facts}: PageFacts): TemplateResult {
  return html`
    <h3>Page</h3>
    ${renderPairs(facts)}
    <h3>Configuration, as read</h3>
    ${renderPairs(config)}
    <h3>Elements</h3>
    ${elements.length > 0 ? elements.map(renderElement) : html`<p class="warn">None on this page.</p>`}
    <h3>Searches, by instance</h3>
    ${renderPairs(instances)}
    <h3>Files</h3>
    ${scripts.map(script => html`<p>${script}</p>`)}
  `;
}

function renderElement({tag, attributes, state, defined}: FoundElement): TemplateResult {
  const words = Object.entries(attributes).map(([name, value]) => (value ? `${name}="${value}"` : name));
  const status = defined ? (state ?? 'no state yet') : 'its code is not loaded';
  return html`<p><b>&lt;${[tag, ...words].join(' ')}&gt;</b> ${status}</p>`;
}

function renderPairs(facts: object): TemplateResult {
  const pairs = Object.entries(facts);
  return html`<dl>
    ${pairs.map(
      ([name, value]) =>
        html`<div><dt>${name}</dt><dd>${typeof value === 'string' ? value : (JSON.stringify(value) ?? '—')}</dd></div>`,
    )}
  </dl>`;
}
