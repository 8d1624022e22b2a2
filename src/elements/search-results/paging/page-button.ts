import {html, nothing, type TemplateResult} from 'lit';
import {pageAt} from '../../../core/contract/request.ts';
import {opensNewTab} from '../../shared/link-events.ts';
import {textContent} from '../../shared/text-content.ts';
import {failsElsewhere} from '../failure-notice.ts';
import type {ResultsHost} from '../results-host.ts';

/**
 * The control that adds the next or the previous page, if there is one: a link to that page, which search engines and new tabs follow,
 * or a button in a list whose pages have no address.
 */
export function pageButton(list: ResultsHost, side: 'next' | 'previous'): TemplateResult | typeof nothing {
  const {store, localization} = list;
  const {status, answer} = store.state;
  const offset = answer?.[side];
  if (answer === undefined || offset === undefined || failsElsewhere(store.state)) return nothing;
  const isBusy = status === 'refreshing';
  const name = side === 'next' ? 'more' : 'previous';
  const text = textContent(localization?.translate(name) ?? '');
  const onClick = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    if (!isBusy) void list.addPage(side);
  };
  const href = list.addressOf(pageAt(offset, answer.request.limit));
  return href === undefined
    ? html`<button part=${name} aria-disabled=${isBusy} @click=${onClick} ${text}></button>`
    : html`<a part=${name} href=${href} aria-disabled=${isBusy} @click=${onClick} ${text}></a>`;
}
