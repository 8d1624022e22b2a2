import {css, type ReactiveController} from 'lit';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {BoxHost} from './box-host.ts';
import {withOverlay} from './opened-model.ts';
import {Overlay, outlineOf} from './overlay.ts';
import type {SearchField} from './search-field.ts';
import {closed, leaving, type SuggestionsModel} from './suggestions-model.ts';

/** Pixels between the box and its panel. */
const GAP = 6;
/** The panel's least width by the style sheet, in pixels. */
const MIN_WIDTH = 352;

/**
 * Shows the panel of a search box: as a popover above everything else on the page, so that no header cuts it off, anchored to the box;
 * or, on a phone, in an overlay with the field. In a browser without anchor positioning, a script places the popover.
 */
export class Surface implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  #overlay: Overlay | undefined;
  /** The latest `pointerdown` in the box. Seen from the document, its target may be a component whose shadow root the box is in. */
  #pressInside: Event | undefined;
  /** Present while the popover is open. */
  #placing: AbortController | undefined;

  constructor(host: BoxHost, field: SearchField) {
    this.#host = host;
    this.#field = field;
    host.onChange(before => this.#onChange(before));
  }

  hostConnected(): void {
    adoptStyles(this.#host, panelStyles);
    this.#host.addEventListener('pointerdown', this.#onPressInside);
    document.addEventListener('pointerdown', this.#onPress);
    for (const type of ['online', 'offline']) addEventListener(type, this.#onConnection);
    this.#onConnection();
    void this.#openOverlay();
  }

  /** The popover opens while its panel is hidden and empty: filled, it would be laid out twice. */
  hostUpdated(): void {
    const panel = this.#host.querySelector<HTMLElement>('.search-panel');
    const {isOpen, overlay} = this.#host.model;
    // The browser closes a popover that is removed from the page. In the overlay, the panel is a part of the box.
    const isShown = Boolean(panel?.isConnected) && isOpen && overlay !== 'open';
    if (!panel?.isConnected || isClosed(panel)) this.#stopPlacing();
    if (panel?.isConnected && isShown !== (this.#placing !== undefined)) {
      if (isShown) this.#place(panel);
      else this.#stopPlacing();
      // A browser without popovers shows the panel where the styles and the script place it.
      panel.togglePopover?.(isShown);
    }
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('pointerdown', this.#onPressInside);
    document.removeEventListener('pointerdown', this.#onPress);
    for (const type of ['online', 'offline']) removeEventListener(type, this.#onConnection);
    this.#stopPlacing();
    void this.#overlay?.close();
  }

  #onChange({overlay: before}: SuggestionsModel): void {
    const {overlay} = this.#host.model;
    if (overlay === before) return;
    if (overlay === 'wanted') void this.#openOverlay();
    else if (overlay === 'closing') void this.#leave();
  }

  async #openOverlay(): Promise<void> {
    if (this.#host.model.overlay !== 'wanted' || this.#overlay) return;
    this.#overlay = new Overlay(this.#host, this.#field);
    this.#host.change(withOverlay(this.#host.model, true));
    await this.#overlay.closed;
    this.#overlay = undefined;
    this.#host.change(withOverlay(this.#host.model, false));
  }

  /** Gives the focus back to the field, without the list that a shopper's focus opens. */
  async #leave(): Promise<void> {
    await this.#overlay?.close();
    if (this.#field.input) focusWithoutKeyboard(this.#field.input);
    this.#host.change(closed(this.#host.model));
  }

  #place(panel: HTMLElement): void {
    this.#placing = new AbortController();
    if (!CSS.supports('anchor-scope: all')) place(panel, this.#host, this.#placing.signal);
  }

  #stopPlacing(): void {
    this.#placing?.abort();
    this.#placing = undefined;
  }

  readonly #onConnection = (): void => {
    const {model} = this.#host;
    if (model.isOnline !== navigator.onLine) this.#host.change({...model, isOnline: navigator.onLine});
  };

  readonly #onPressInside = (event: Event): void => {
    this.#pressInside = event;
    // A pointerdown on the page behind an overlay that has nothing to show yet.
    if (this.#overlay && event.target === this.#host) this.#host.change(leaving(this.#host.model));
  };

  /** Closes the list on a pointerdown outside the box, since a touch there may leave focus where it is. */
  readonly #onPress = (event: Event): void => {
    if (event !== this.#pressInside) this.#host.change(closed(this.#host.model));
  };
}

/** Whether a panel was removed from the page since it opened, also if it is back. */
const isClosed = (panel: HTMLElement) => Boolean(panel.togglePopover) && !panel.matches(':popover-open');

/** Keeps a panel below its box, or above where there is more room, and inside the window, until the signal aborts. */
function place(panel: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  const update = () => {
    const {clientWidth: width, clientHeight: height} = document.documentElement;
    const {top, bottom, left, right, width: boxWidth} = outlineOf(box).getBoundingClientRect();
    const isAbove = top > height - bottom;
    const size = Math.min(Math.max(boxWidth, MIN_WIDTH), width * 0.92);
    const start = getComputedStyle(box).direction === 'rtl' ? right - size : left;
    Object.assign(panel.style, {
      // Without popovers, the panel is not in the top layer.
      zIndex: 100,
      top: isAbove ? 'auto' : `${bottom}px`,
      bottom: isAbove ? `${height - top}px` : 'auto',
      left: `${Math.min(Math.max(start, GAP), width - size - GAP)}px`,
      width: `${size}px`,
      maxHeight: `${(isAbove ? top : height - bottom) - 2 * GAP}px`,
    });
  };
  update();
  addEventListener('scroll', update, {capture: true, passive: true, signal});
  addEventListener('resize', update, {signal});
}

/** Focuses a field while its on-screen keyboard, which the shopper has closed, stays away until the field is used. */
function focusWithoutKeyboard(input: HTMLInputElement): void {
  const given = input.getAttribute('inputmode');
  const used = new AbortController();
  const restore = () => {
    used.abort();
    if (given === null) input.removeAttribute('inputmode');
    else input.setAttribute('inputmode', given);
  };
  input.inputMode = 'none';
  input.focus();
  for (const type of ['pointerdown', 'keydown', 'blur'])
    input.addEventListener(type, restore, {signal: used.signal});
}

/** The default styles of the panel, in light DOM; see `adoptStyles`. The styles of the overlay come after them. */
const panelStyles = css`
  div:where(.search-panel) {
    position: fixed;
    inset: auto;
    position-anchor: --search-box;
    position-area: block-end span-inline-end;
    position-try: most-block-size flip-block, flip-inline, flip-block flip-inline;
    box-sizing: border-box;
    inline-size: anchor-size(inline);
    min-inline-size: min(352px, 92vw);
    max-block-size: min(576px, 100% - 12px);
    margin: 6px 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--search-border, color-mix(in srgb, currentColor 25%, transparent));
    border-radius: var(--search-radius, 8px);
    background: var(--search-panel-background, Canvas);
    color: var(--search-panel-color, CanvasText);
    text-align: start;
    box-shadow: 0 12px 32px #0002;
  }
  div:where(.search-panel:lang(ja)) {
    word-break: auto-phrase;
  }
  div:where(.search-panel:not([hidden])) {
    display: flex;
    flex-direction: column;
  }
  :where(.search-panel *):not(_) {
    line-height: 1.4;
  }
  @media print {
    div:where(.search-panel) {
      display: none !important;
    }
  }
`;
