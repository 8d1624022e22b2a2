import {html, type ReactiveController, type TemplateResult} from 'lit';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {GroupContent, GroupStates} from './facet-group.ts';
import {filterBarStyles} from './filter-bar.styles.ts';
import type {PanelHost} from './panel-host.ts';

/** The least space between an open group and the edge of the screen, in pixels. */
const GAP = 8;

/** The groups in a row above the list. An open one covers the list: at most one is open, until the shopper leaves it. */
export class FilterBar implements ReactiveController, GroupStates {
  readonly #host: PanelHost;
  /** The id of the open group. */
  #opened: string | undefined;
  #leaving: AbortController | undefined;

  constructor(host: PanelHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    adoptStyles(this.#host.renderRoot, filterBarStyles);
  }

  hostUpdated(): void {
    const content = this.#button?.closest('fieldset')?.querySelector('div');
    if (content) keepOnScreen(content);
  }

  hostDisconnected(): void {
    this.#show(undefined);
  }

  isOpen({id}: GroupContent): boolean {
    return this.#opened === id;
  }

  set(id: string, isOpen: boolean): void {
    this.#show(isOpen ? id : undefined);
    this.#host.requestUpdate();
  }

  render(groups: TemplateResult): TemplateResult {
    return html`<div class="bar">${groups}</div>`;
  }

  /** The button of the open group. */
  get #button(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.bar [part=disclosure][aria-expanded=true]');
  }

  #show(id: string | undefined): void {
    this.#opened = id;
    this.#leaving?.abort();
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
    this.#button?.focus();
    this.#close();
  };

  readonly #onElsewhere = (event: Event): void => {
    const group = this.#button?.closest('fieldset');
    if (group && !event.composedPath().includes(group)) this.#close();
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
