import {html, LitElement, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {readBudget, renderBudget} from './budget-gauge.ts';
import {findDemoStore, readState, switchState} from './demo-store.ts';
import {entryRowStyles} from './entry-row.styles.ts';
import {renderEntry} from './entry-row.ts';
import {styles} from './inspector.styles.ts';
import type {Entry, Journal} from './journal.ts';
import {readPageFacts} from './page-facts.ts';
import {renderPageView} from './page-view.ts';
import {copyReport} from './report.ts';
import type {LateStart} from './watch/late-start.ts';

const VIEWS = ['all', 'requests', 'events', 'violations', 'page'] as const;
type View = (typeof VIEWS)[number];

/** How often the gauge is read while it is looked at. */
const GAUGE_MS = 500;

/** The developer's drawer: what the search of a page asks, tells and gets wrong, as it happens. */
export class InspectorElement extends LitElement {
  static override styles = [styles, entryRowStyles];
  static override properties = {
    isOpen: {state: true},
    view: {state: true},
    said: {state: true},
  };

  declare isOpen: boolean;
  declare view: View;
  declare said: string;
  readonly #journal: Journal;
  readonly #late: LateStart;
  readonly #demo = findDemoStore();
  /** Ids of the lines whose details are looked at. */
  readonly #openEntries = new Set<number>();
  #unsubscribe = () => {};
  #gauge: ReturnType<typeof setInterval> | undefined;

  constructor(journal: Journal, late: LateStart) {
    super();
    this.#journal = journal;
    this.#late = late;
    this.isOpen = false;
    this.view = 'all';
    this.said = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unsubscribe = this.#journal.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe();
    clearInterval(this.#gauge);
  }

  override render(): TemplateResult {
    const count = violationsOf(this.#journal.entries).length;
    return html`
      ${this.isOpen ? this.#renderPanel() : nothing}
      <button class="toggle" aria-expanded=${this.isOpen} @click=${this.#toggle} @keydown=${this.#onKey}>
        &lt;/&gt; ${this.#journal.entries.length} <span class="unseen">lines in the developer's drawer</span>
        ${count > 0 ? html`<b>${count} ✗<span class="unseen"> with violations</span></b>` : nothing}
      </button>
    `;
  }

  #renderPanel(): TemplateResult {
    const {after, missed} = this.#late;
    return html`<aside class="panel" aria-label="Developer's drawer" @keydown=${this.#onKey}>
      <div class="bar">
        <h2>Search v1</h2>
        ${this.#renderSwitch()}
        <button class="end" @click=${this.#copy}>Copy report</button>
        <button @click=${() => this.#journal.clear()}>Clear</button>
        <span role="status" class=${this.said ? '' : 'unseen'}>${this.said}</span>
      </div>
      ${renderBudget(readBudget())}
      ${
        missed > 0
          ? html`<p class="late">
            The drawer came ${after} ms late: ${missed} searches had been sent. Their answers and events were not seen.
          </p>`
          : nothing
      }
      <div class="bar" role="group" aria-label="Show">${VIEWS.map(view => this.#renderChoice(view))}</div>
      <div class="scroll">${this.view === 'page' ? renderPageView(readPageFacts()) : this.#renderEntries()}</div>
    </aside>`;
  }

  #renderSwitch(): TemplateResult | typeof nothing {
    const demo = this.#demo;
    if (!demo) return nothing;
    const now = readState(demo);
    return html`<label>
      Service
      <select @change=${(event: Event) => switchState(demo, (event.target as HTMLSelectElement).value)}>
        ${demo.states.map(state => html`<option ?selected=${state === now}>${state}</option>`)}
      </select>
    </label>`;
  }

  #renderChoice(view: View): TemplateResult {
    const show = () => {
      this.view = view;
    };
    const count = view === 'page' ? '' : ` ${pick(this.#journal.entries, view).length}`;
    return html`<button aria-pressed=${this.view === view} @click=${show}>${view}${count}</button>`;
  }

  #renderEntries(): TemplateResult {
    const entries = pick(this.#journal.entries, this.view).toReversed();
    if (entries.length === 0) return html`<p>Nothing yet.</p>`;
    return html`<ol>${repeat(
      entries,
      ({id}) => id,
      entry => renderEntry(entry, this.#openEntries.has(entry.id), event => this.#unfold(entry.id, event)),
    )}</ol>`;
  }

  #unfold(id: number, {target}: Event): void {
    if ((target as HTMLDetailsElement).open) this.#openEntries.add(id);
    else this.#openEntries.delete(id);
    this.requestUpdate();
  }

  #toggle(): void {
    this.isOpen = !this.isOpen;
    this.said = '';
    clearInterval(this.#gauge);
    if (this.isOpen) this.#gauge = setInterval(() => this.requestUpdate(), GAUGE_MS);
  }

  #onKey({key}: KeyboardEvent): void {
    if (key !== 'Escape' || !this.isOpen) return;
    this.#toggle();
    this.renderRoot.querySelector<HTMLElement>('.toggle')?.focus();
  }

  async #copy(): Promise<void> {
    this.said = await copyReport(this.#journal, this.#late);
  }
}

/** The entries a view shows. */
function pick(entries: readonly Entry[], view: View): readonly Entry[] {
  if (view === 'requests') return entries.filter(({kind}) => kind === 'request');
  if (view === 'events') return entries.filter(({kind}) => kind === 'event');
  return view === 'violations' ? violationsOf(entries) : entries;
}

function violationsOf(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({findings}) => findings.length > 0);
}
