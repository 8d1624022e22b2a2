import type {ReactiveController} from 'lit';
import {removeCopies} from '../shared/copies.ts';
import {Lazy} from '../shared/lazy.ts';
import type {BoxHost} from './box-host.ts';
import type {Combobox} from './combobox.ts';
import type {Overlay} from './overlay.ts';
import type {SearchField} from './search-field.ts';
import type {SuggestionsController} from './suggestions-controller.ts';

const PHONE = '(max-width: 40rem)';

/** Opens a search box over the whole screen of a phone while the shopper searches. */
export class OverlayController implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #combobox: Combobox;
  readonly #suggestions: SuggestionsController;
  readonly #code: Lazy<typeof Overlay>;
  #isWanted = false;
  #overlay: Overlay | undefined;

  constructor(host: BoxHost, field: SearchField, combobox: Combobox, suggestions: SuggestionsController) {
    this.#host = host;
    this.#field = field;
    this.#combobox = combobox;
    this.#suggestions = suggestions;
    this.#code = new Lazy(host, () => this.#load());
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.#overlay !== undefined;
  }

  hostConnected(): void {
    const host = this.#host;
    const {previousElementSibling: place} = host;
    if (host.hasUpdated || !host.hasAttribute('aria-modal')) return;
    // The markup was copied while the overlay was open.
    removeCopies(host, 'search-close');
    Object.assign(host, {popover: null, role: null, ariaModal: null, ariaLabel: null});
    if (place?.hasAttribute('data-search-place')) place.remove();
  }

  hostDisconnected(): void {
    this.cancel();
    void this.close();
  }

  /** Opens the overlay on a phone, now or when its code is loaded. */
  open(): void {
    if (this.#host.onlySubmits || !matchMedia(PHONE).matches) return;
    this.#isWanted = true;
    const {value: code} = this.#code;
    if (code) void this.#show(code);
    else this.#code.load();
  }

  /** Keeps an overlay whose code is loading from opening. */
  cancel(): void {
    this.#isWanted = false;
  }

  /** Resolves when the overlay is closed and its history entry is gone. */
  async close(): Promise<void> {
    await this.#overlay?.close();
  }

  async #load(): Promise<typeof Overlay> {
    const {Overlay} = await import('./opened-box.ts');
    void this.#show(Overlay);
    return Overlay;
  }

  async #show(Code: typeof Overlay): Promise<void> {
    if (!this.#isWanted || this.#overlay) return;
    this.#overlay = new Code(this.#host, this.#field);
    this.#host.requestUpdate();
    // The overlay of a field that holds a text, as on a results page, opens with suggestions for it.
    if (this.#field.query) this.#suggestions.onText();
    await this.#overlay.closed;
    this.#overlay = undefined;
    this.#combobox.show(false);
  }
}
