import {html, nothing, type TemplateResult} from 'lit';
import type {SearchState} from '../../store/store.ts';
import type {Localization} from '../shared/localize.ts';
import type {ResultsHost} from './results-host.ts';

/** Whether the latest search failed. */
const hasFailed = ({status}: SearchState): boolean => status === 'failed' || status === 'limited';

/** Whether the next page could not be loaded: the shopper who asked for it is at the end of the list. */
export const failsBelow = (state: SearchState): boolean => hasFailed(state) && state.change === 'append';

/** Whether another search failed than the one on screen, whose pages can't be added to it. */
export const failsElsewhere = (state: SearchState): boolean => hasFailed(state) && state.change === 'replace';

/** A banner that offers to try again. */
export function failureNotice(list: ResultsHost, text: string, {translate}: Localization): TemplateResult {
  return html`<div part="notice" role="alert">
    <p>${text}</p>
    <button @click=${() => retry(list)}>${translate('retry')}</button>
  </div>`;
}

/** The banner of a shopper without a network, which is there although no code can be loaded. */
export function offlineNotice(
  list: ResultsHost,
  localization: Localization,
): TemplateResult | typeof nothing {
  const {status, error} = list.store.state;
  if (status !== 'failed' || error?.code !== 'offline') return nothing;
  return failureNotice(list, localization.translate('offline'), localization);
}

function retry(list: ResultsHost): void {
  if (failsBelow(list.store.state)) return void list.addPage('next');
  list.showService();
  void list.store.retry();
  list.shadowRoot?.querySelector<HTMLElement>('p[part=count]')?.focus();
}
