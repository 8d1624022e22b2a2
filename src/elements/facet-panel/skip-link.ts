import {html, nothing, type TemplateResult} from 'lit';
import type {Translate} from '../../i18n/translator.ts';
import type {SearchStore} from '../../store/search-store.ts';
import type {StoreHost} from '../../store/store-controller.ts';

/** A list of results on the page; without a store while its code is loading. */
type List = HTMLElement & {readonly store?: SearchStore};

/** The link that skips the filters, visible while it has the focus; none on a page without a list. */
export function skipLink(panel: StoreHost, translate: Translate): TemplateResult | typeof nothing {
  if (!findList(panel)) return nothing;
  const skip = (event: Event) => {
    event.preventDefault();
    focusList(findList(panel));
  };
  return html`<a part="skip" href="#" @click=${skip}>${translate('skipFilters')}</a>`;
}

/** Finds the list of the panel's search. */
function findList(panel: StoreHost): List | undefined {
  const lists = document.querySelectorAll<List>('search-results');
  const near = (panel.getRootNode() as ParentNode).querySelectorAll<List>('search-results');
  return [...near, ...lists].find(list => (list.store ?? panel.store) === panel.store);
}

/** Focuses the result count, from which Tab leads to the sort and the cards, or else the first card. */
function focusList(list: List | undefined): void {
  const count = list?.shadowRoot?.querySelector<HTMLElement>('[part=count]');
  count?.focus();
  if (list?.shadowRoot?.activeElement !== count) list?.querySelector<HTMLElement>('a[href]')?.focus();
}
