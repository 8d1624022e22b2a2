import {html, nothing, type TemplateResult} from 'lit';
import {textContent} from '../../shared/text-content.ts';
import {failsElsewhere} from '../failure-notice.ts';
import type {ResultsHost} from '../results-host.ts';

/** The button that adds the next or the previous page, if there is one. */
export function pageButton(list: ResultsHost, side: 'next' | 'previous'): TemplateResult | typeof nothing {
  const {store, localization} = list;
  const {status, answer} = store.state;
  if (answer?.[side] === undefined || failsElsewhere(store.state)) return nothing;
  const isBusy = status === 'refreshing';
  const name = side === 'next' ? 'more' : 'previous';
  return html`<button
    part=${name}
    aria-disabled=${isBusy}
    @click=${() => isBusy || list.addPage(side)}
    ${textContent(localization?.translate(name) ?? '')}
  ></button>`;
}
