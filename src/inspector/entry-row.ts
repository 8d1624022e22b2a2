import {html, nothing, type TemplateResult} from 'lit';
import type {Entry, EventEntry, RequestEntry, SignalEntry} from './journal.ts';

/** The line of an entry; all there is to know of it unfolds, and is there only while it does. */
export function renderEntry(entry: Entry, isOpen: boolean, onToggle: (event: Event) => void): TemplateResult {
  const {id, at, kind, earlier, findings} = entry;
  const time = new Date(at);
  const isWrong = findings.length > 0;
  return html`<li class="${kind} ${isWrong ? 'wrong' : ''} ${earlier ? 'earlier' : ''}">
    <details @toggle=${onToggle}>
      <summary>
        <span class="id">${id}</span>
        <time datetime=${time.toISOString()}>${time.toLocaleTimeString('en-GB')}</time>
        ${kind === 'request' ? renderRequestLine(entry) : renderNoticeLine(entry)}
        ${isWrong ? html`<b class="count bad">${findings.length} ✗</b>` : nothing}
        ${entry.checked && !isWrong ? html`<b class="count good" title="as the contract says">✓</b>` : nothing}
      </summary>
      ${isOpen ? renderDetail(entry) : nothing}
    </details>
    ${findings.map(
      ({by, section, text}) =>
        html`<p class="finding"><b>${section}</b> <span>${text}</span> <i>${by}</i></p>`,
    )}
  </li>`;
}

function renderDetail(entry: Entry): TemplateResult {
  const {kind, earlier} = entry;
  return html`${earlier ? html`<p>Seen ${earlier}.</p>` : nothing}
    ${kind === 'request' ? renderRequest(entry) : renderNotice(entry)}`;
}

function renderRequestLine(entry: RequestEntry): TemplateResult {
  const {lane, params, status, ms, total, failure, way} = entry;
  const query = new URLSearchParams(params).get('q');
  const outcome = status ?? (way === 'sent' ? (failure ? 'no answer' : '…') : way);
  return html`<b class="outcome ${toneOf(entry)}">${outcome}</b> <span class="name">“${query}”</span>
    ${lane ? html`<span class="lane">${lane}</span>` : nothing}
    ${total === undefined ? nothing : html`<span>${total} hits</span>`}
    ${ms === undefined ? nothing : html`<span>${ms} ms</span>`}`;
}

function toneOf({status, way, failure}: RequestEntry): string {
  if (status === undefined) return failure || way === 'not sent' ? 'warn' : 'quiet';
  return status === 200 ? 'good' : status === 429 ? 'warn' : 'bad';
}

function renderNoticeLine(entry: EventEntry | SignalEntry): TemplateResult {
  return html`<b class="outcome ${entry.kind}">${entry.kind === 'event' ? 'event' : 'page'}</b>
    <span class="name">${entry.name}</span>
    ${entry.kind === 'signal' && typeof entry.detail === 'string' ? html`<span>${entry.detail}</span>` : nothing}`;
}

function renderRequest(entry: RequestEntry): TemplateResult {
  const {params, notes, failure, bytes, body} = entry;
  return html`<p>${reasonFor(entry)}${failure ? ` ${failure}.` : ''}</p>
    ${notes.map(note => html`<p class="note">${note}</p>`)}
    <dl>
      ${[...new URLSearchParams(params)].map(
        ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
      )}
      ${bytes === undefined ? nothing : html`<div><dt>body</dt><dd>${bytes.toLocaleString('en')} bytes</dd></div>`}
    </dl>
    ${body === undefined ? nothing : renderJson('Body', body)}`;
}

/** Why it was sent, or why not. */
function reasonFor({way, lane, waited = 0, earlier}: RequestEntry): string {
  if (way === 'cached') return 'Answered from what came within the last five minutes: nothing was sent.';
  if (way === 'shared') return 'The same was under way: nothing more was sent.';
  if (way === 'not sent') return 'Not sent:';
  if (way === 'waiting') return `Waits for the budget, in the lane ${lane}.`;
  if (!lane)
    return earlier ? 'Why it was sent was not seen.' : 'Sent by something else than the search elements.';
  const wait = waited > 5 ? `, after ${waited} ms of waiting for the budget` : '';
  return `Sent in the lane ${lane}${wait}.`;
}

function renderNotice(entry: EventEntry | SignalEntry): TemplateResult {
  return renderJson(
    entry.kind === 'event' ? 'Payload' : 'Detail',
    entry.kind === 'event' ? entry.payload : entry.detail,
  );
}

function renderJson(title: string, value: unknown): TemplateResult {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  // A keyboard can scroll what has focus only.
  return html`<pre tabindex="0" role="group" aria-label=${title}>${text}</pre>`;
}
