import {html, nothing, type TemplateResult} from 'lit';
import type {Say} from '../core/messages.ts';
import {MAX_QUERY_LENGTH} from '../core/request.ts';
import type {SearchState} from '../store/search-state.ts';

/** The banner of a search that is degraded, limited or failed; nothing in every other state. */
export function notice(
  {status, answer, error}: SearchState,
  say: Say,
  nativeSearch: string,
  retry: () => void,
): TemplateResult | typeof nothing {
  if (status === 'degraded') {
    const empty = !answer?.hits.length;
    return html`<div part="notice" role="status">
      <p>${say(empty ? 'degradedEmpty' : 'degraded')}</p>
      ${empty ? html`<a part="notice-link" href=${nativeSearch}>${say('nativeSearch')}</a>` : nothing}
    </div>`;
  }
  if (status === 'limited') return html`<div part="notice" role="status"><p>${say('limited')}</p></div>`;
  if (status !== 'failed') return nothing;
  const tooLong = error?.code === 'query_too_long';
  return html`<div part="notice" role="alert">
    <p>${tooLong ? say('tooLong', {count: MAX_QUERY_LENGTH}) : say(error?.code === 'offline' ? 'offline' : 'failed')}</p>
    ${tooLong ? nothing : html`<button @click=${retry}>${say('retry')}</button>`}
  </div>`;
}
