import {css, html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import type {Translate} from '../../i18n/translator.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {PanelHost} from './panel-host.ts';

/** A list of results on the page; without a store while its code is loading. */
type List = HTMLElement & {readonly store?: SearchStore};

/** Above the panel's first row, without a place of its own. */
const skipStyles = css`
  [part='skip'] {
    position: absolute;
    z-index: 4;
    padding: 10px 1.1em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_ground);
    color: var(--_text);
    outline-offset: -2px;
    &:not(:focus) {
      clip-path: inset(50%);
    }
  }
`;

/** The link that skips the filters, visible while it has the focus; none on a page without a list. */
export class SkipLink implements ReactiveController {
  readonly #host: PanelHost;

  constructor(host: PanelHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    adoptStyles(this.#host.renderRoot, skipStyles);
  }

  render(translate: Translate): TemplateResult | typeof nothing {
    if (!this.#list) return nothing;
    return html`<a part="skip" href="#" @click=${this.#skip}>${translate('skipFilters')}</a>`;
  }

  /** The list of the panel's search. */
  get #list(): List | undefined {
    const {store} = this.#host;
    const lists = document.querySelectorAll<List>('search-results');
    const near = (this.#host.getRootNode() as ParentNode).querySelectorAll<List>('search-results');
    return [...near, ...lists].find(list => (list.store ?? store) === store);
  }

  readonly #skip = (event: Event): void => {
    event.preventDefault();
    focusList(this.#list);
  };
}

/** Focuses the result count, from which Tab leads to the sort and the cards, or else the first card. */
function focusList(list: List | undefined): void {
  const count = list?.shadowRoot?.querySelector<HTMLElement>('[part=count]');
  count?.focus();
  if (list?.shadowRoot?.activeElement !== count) list?.querySelector<HTMLElement>('a[href]')?.focus();
}
