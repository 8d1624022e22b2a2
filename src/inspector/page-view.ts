import {html, type TemplateResult} from 'lit';
import type {FoundElement, PageFacts} from './report.ts';

/** Renders the page's facts: its configuration as read, its elements, searches and scripts. */
export function renderPageView({config, elements, instances, scripts, ...facts}: PageFacts): TemplateResult {
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
