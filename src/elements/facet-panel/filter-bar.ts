import {html, type ReactiveController, type TemplateResult} from 'lit';
import type {Translate} from '../../i18n/translator.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {StoreElement} from '../shared/store-element.ts';
import {BarRoom} from './bar-room.ts';
import type {GroupContent, GroupStates} from './facet-group.ts';
import {filterBarStyles} from './filter-bar.styles.ts';
import type {PanelFacets} from './panel-facets.ts';

/** The least space between an open group and the edge of the screen, in pixels. */
const GAP = 8;
/** The id of the group with all filters that do not fit into the row. */
const MORE = 'more';

/**
 * Shows the groups in one line above the list, and the groups that do not fit in the menu "More". An open group covers the list: at most
 * one is open, until the shopper leaves it.
 */
export class FilterBar implements ReactiveController {
  readonly #host: StoreElement;
  readonly #room: BarRoom;
  /** The id of the open group. */
  #opened: string | undefined;
  /** The id of the open group within "More". */
  #openedInMore: string | undefined;
  #leaving: AbortController | undefined;

  constructor(host: StoreElement) {
    this.#host = host;
    this.#room = new BarRoom(host);
    host.addController(this);
  }

  hostConnected(): void {
    adoptStyles(this.#host.renderRoot, filterBarStyles);
  }

  hostUpdated(): void {
    const opened = this.#opened;
    if (opened !== undefined && this.#room.isLeaving(opened)) {
      this.#setInMore(opened, true);
      this.#show(MORE);
    }
    const content = this.#openGroup?.querySelector<HTMLElement>(':scope > div');
    if (content) keepOnScreen(content);
  }

  hostDisconnected(): void {
    this.#show(undefined);
  }

  /** Opens or closes a group of the line. */
  readonly set = (id: string, isOpen: boolean): void => {
    this.#show(isOpen ? id : undefined);
    this.#host.requestUpdate();
  };

  readonly #setInMore = (id: string, isOpen: boolean): void => {
    this.#openedInMore = isOpen ? id : undefined;
    this.#host.requestUpdate();
  };

  render(facets: PanelFacets, translate: Translate): TemplateResult {
    const {filters} = this.#host.store.state.query;
    const labelOf = ({heading, countIn}: GroupContent) => {
      const count = countIn(filters);
      return count ? `${heading} ${translate('valueCount', {count})}` : heading;
    };
    const inLine: GroupStates = {isOpen: ({id}) => this.#opened === id, set: this.set, labelOf};
    const inMore: GroupStates = {isOpen: ({id}) => this.#openedInMore === id, set: this.#setInMore, labelOf};
    const items = facets.grouped(translate);
    const overflow = this.#room.split(items.flat(), this.#opened !== undefined);
    const more: GroupContent = {
      id: MORE,
      heading: translate('moreFilters'),
      content: () => facets.list(items, inMore, ({id}) => overflow.has(id)),
      countIn: () => 0,
    };
    const shown = overflow.size ? [...items, [more]] : items;
    return html`
      <div class="bar" data-lenis-prevent>${facets.list(shown, inLine, ({id}) => !overflow.has(id))}</div>
    `;
  }

  get #openGroup(): HTMLElement | undefined {
    const groups = this.#host.shadowRoot?.querySelectorAll<HTMLElement>('.bar [data-group]');
    return [...(groups ?? [])].find(({dataset}) => dataset.group === this.#opened);
  }

  #show(id: string | undefined): void {
    this.#opened = id;
    this.#leaving?.abort();
    this.#leaving = undefined;
    if (id === undefined) return;
    this.#leaving = new AbortController();
    const {signal} = this.#leaving;
    document.addEventListener('keydown', this.#onKeydown, {signal});
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, this.#onElsewhere, {signal, capture: true});
  }

  #close(): void {
    this.#show(undefined);
    this.#host.requestUpdate();
  }

  readonly #onKeydown = ({key}: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    this.#openGroup?.querySelector('button')?.focus();
    this.#close();
  };

  readonly #onElsewhere = (event: Event): void => {
    const group = this.#openGroup;
    if (!group || event.composedPath().includes(group)) return;
    // Blurs the group's control: focus on a control of the bar would scroll the page back.
    group.querySelector<HTMLElement>(':focus')?.blur();
    this.#close();
  };
}

/** Moves an open group back onto the screen if it reaches over an edge. */
function keepOnScreen(content: HTMLElement): void {
  content.style.translate = '';
  const {left, right} = content.getBoundingClientRect();
  const {clientWidth} = document.documentElement;
  const shift = Math.max(GAP - left, 0) || Math.min(clientWidth - GAP - right, 0);
  if (shift) content.style.translate = `${shift}px`;
}
