import {html, nothing, type TemplateResult} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import type {Finding} from '../conformance/page/finding.ts';
import type {Lane} from '../service/search/request-budget.ts';
import type {Entry, EventEntry, Outcome, RequestEntry, SignalEntry} from './journal.ts';

/** Renders an entry as a line; its details are rendered only while open. */
export function renderEntry(entry: Entry, isOpen: boolean, onToggle: (event: Event) => void): TemplateResult {
  const {id, at, kind, earlier, findings} = entry;
  const time = new Date(at);
  const classes = {[kind]: true, wrong: findings.length > 0, earlier: earlier !== undefined};
  return html`<li class=${classMap(classes)}>
    <details @toggle=${onToggle}>
      <summary>
        <span class="id">${id}</span>
        <time datetime=${time.toISOString()}>${time.toLocaleTimeString('en-GB')}</time>
        ${kind === 'request' ? renderRequestLine(entry) : renderNoticeLine(entry)} ${renderVerdict(entry)}
      </summary>
      ${isOpen ? renderDetail(entry) : nothing}
    </details>
    ${findings.map(renderFinding)}
  </li>`;
}

/** Renders the number of findings, or a check mark for a checked entry without any. */
function renderVerdict({findings, checked}: Entry): TemplateResult | typeof nothing {
  if (findings.length > 0) return html`<b class="count bad">${findings.length} ✗</b>`;
  return checked ? html`<b class="count good" title="no violations">✓</b>` : nothing;
}

function renderFinding({by, section, text}: Finding): TemplateResult {
  return html`<p class="finding"><b>${section}</b> <span>${text}</span> <i>${by}</i></p>`;
}

function renderDetail(entry: Entry): TemplateResult {
  const {kind, earlier} = entry;
  return html`${earlier ? html`<p>This happened ${earlier}.</p>` : nothing}
    ${kind === 'request' ? renderRequest(entry) : renderNotice(entry)}`;
}

function renderRequestLine(entry: RequestEntry): TemplateResult {
  const {lane, params, ms, total} = entry;
  const query = new URLSearchParams(params).get('q');
  return html`<b class="outcome ${toneOf(entry)}">${statusOf(entry)}</b> <span class="name">“${query}”</span>
    ${lane ? html`<span class="lane">${lane}</span>` : nothing}
    ${total === undefined ? nothing : html`<span>${total} results</span>`}
    ${ms === undefined ? nothing : html`<span>${ms} ms</span>`}`;
}

function statusOf({status, outcome, failure}: RequestEntry): string | number {
  if (status !== undefined) return status;
  if (outcome !== 'sent') return outcome;
  return failure ? 'no answer' : '…';
}

/** The colour of a request's status. */
function toneOf({status, outcome, failure}: RequestEntry): 'good' | 'warn' | 'bad' | 'quiet' {
  if (status === undefined) return failure || outcome === 'not sent' ? 'warn' : 'quiet';
  if (status === 200) return 'good';
  return status === 429 ? 'warn' : 'bad';
}

function renderNoticeLine(entry: EventEntry | SignalEntry): TemplateResult {
  const isText = entry.kind === 'signal' && typeof entry.detail === 'string';
  return html`<b class="outcome ${entry.kind}">${entry.kind === 'event' ? 'event' : 'page'}</b>
    <span class="name">${entry.name}</span>
    ${isText ? html`<span>${entry.detail}</span>` : nothing}`;
}

function renderRequest(entry: RequestEntry): TemplateResult {
  const {params, notes, failure, bytes, body, partOf} = entry;
  return html`<p>${reasonFor(entry)}${failure ? ` ${failure}.` : ''}</p>
    ${partOf === undefined ? nothing : html`<p>It is a part of the search of line ${partOf}.</p>`}
    ${notes.map(note => html`<p class="note">${note}</p>`)}
    <dl>
      ${[...new URLSearchParams(params)].map(([name, value]) => renderPair(name, value))}
      ${bytes === undefined ? nothing : renderPair('body', `${bytes.toLocaleString('en')} bytes`)}
    </dl>
    ${body === undefined ? nothing : renderJson('Body', body)}`;
}

function renderPair(name: string, value: string): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** Explains why a search was sent, or why not. */
function reasonFor(entry: RequestEntry): string {
  return REASONS[entry.outcome](entry);
}

const REASONS: Readonly<Record<Outcome, (entry: RequestEntry) => string>> = {
  waiting: ({lane}) => `Waiting for the request budget, to be sent for ${purposeOf(lane)}.`,
  sent: reasonForSending,
  cached: () => 'Answered from the cache of the last five minutes; no request was sent.',
  shared: () => 'The same request was running already; no second one was sent.',
  parts: ({parts = []}) =>
    `One search of ${parts.length === 1 ? 'one part' : `${parts.length} parts`}, since no request can hold its filters (§4.1): ${listLines(parts)}.`,
  'not sent': () => 'Not sent:',
};

const listLines = (ids: readonly number[]): string =>
  `line${ids.length === 1 ? '' : 's'} ${new Intl.ListFormat('en').format(ids.map(String))}`;

function reasonForSending({lane, waited = 0, earlier}: RequestEntry): string {
  if (lane)
    return `Sent for ${purposeOf(lane)}${waited > 5 ? `, after waiting ${waited} ms for the request budget` : ''}.`;
  return earlier
    ? 'The inspector did not see why it was sent.'
    : 'Sent by another script, not by the search elements.';
}

function renderNotice(entry: EventEntry | SignalEntry): TemplateResult {
  return entry.kind === 'event' ? renderJson('Payload', entry.payload) : renderJson('Detail', entry.detail);
}

function renderJson(title: string, value: unknown): TemplateResult {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  // Focusable, because the keyboard scrolls only the focused element.
  return html`<pre tabindex="0" role="group" aria-label=${title}>${text}</pre>`;
}

/** The purpose of a request, by its lane in the request budget. */
const PURPOSES: Readonly<Record<Lane, string>> = {
  submit: 'a confirmed search',
  refine: 'a filter or a sort order',
  more: 'more results',
  typing: 'suggestions',
};

const purposeOf = (lane: Lane | undefined) => (lane ? PURPOSES[lane] : 'an unknown purpose');
