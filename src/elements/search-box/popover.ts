import type {ReactiveController} from 'lit';
import type {BoxHost} from './box-host.ts';
import type {Combobox} from './combobox.ts';
import type {OverlayController} from './overlay-controller.ts';
import {place} from './placement.ts';

/**
 * Shows the panel of a search box as a popover: above everything else on the page, so that no header cuts it off, and anchored
 * to the box. In a browser without anchor positioning, a script places it.
 */
export class Popover implements ReactiveController {
  /** Whether the panel is shown; set before the box renders. */
  isShown = false;
  readonly #host: BoxHost;
  readonly #combobox: Combobox;
  readonly #overlay: OverlayController;
  /** The latest `pointerdown` in the box. Seen from the document, its target may be a component whose shadow root the box is in. */
  #pressInside: Event | undefined;
  /** Present while the popover is open. */
  #closing: AbortController | undefined;

  constructor(host: BoxHost, combobox: Combobox, overlay: OverlayController) {
    this.#host = host;
    this.#combobox = combobox;
    this.#overlay = overlay;
    host.addController(this);
  }

  /** Opens the popover while it is empty: filled, it would be laid out twice. */
  hostUpdate(): void {
    this.#toggle();
  }

  /** Opens the popover that the first render made, or that the theme had removed. */
  hostUpdated(): void {
    this.#toggle();
  }

  hostConnected(): void {
    this.#host.addEventListener('pointerdown', this.#onPressInside);
    document.addEventListener('pointerdown', this.#onPress);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('pointerdown', this.#onPressInside);
    document.removeEventListener('pointerdown', this.#onPress);
    this.isShown = false;
    this.#stopPlacing();
  }

  #toggle(): void {
    const panel = this.#host.querySelector<HTMLElement>('.search-panel');
    // Removed from the page, a popover is closed.
    if (!panel?.isConnected) {
      this.#stopPlacing();
      return;
    }
    // In the phone overlay, the panel is a part of the box.
    const isOpen = this.isShown && !this.#overlay.isOpen;
    if (isOpen === (this.#closing !== undefined)) return;
    if (isOpen) this.#place(panel);
    else this.#stopPlacing();
    // A browser without popovers shows the panel where the styles and the script place it.
    panel.togglePopover?.(isOpen);
  }

  #place(panel: HTMLElement): void {
    this.#closing = new AbortController();
    if (!CSS.supports('anchor-scope: all')) place(panel, this.#host, this.#closing.signal);
  }

  #stopPlacing(): void {
    this.#closing?.abort();
    this.#closing = undefined;
  }

  readonly #onPressInside = (event: Event): void => {
    this.#pressInside = event;
  };

  /** Closes the list by a press outside the box: a touch there may leave the focus where it is. */
  readonly #onPress = (event: Event): void => {
    if (this.#combobox.isOpen && event !== this.#pressInside) this.#combobox.show(false);
  };
}
