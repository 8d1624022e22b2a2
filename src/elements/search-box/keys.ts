import type {Combobox} from './combobox.ts';
import type {OverlayController} from './overlay-controller.ts';
import type {Popover} from './popover.ts';
import type {SearchField} from './search-field.ts';
import type {SuggestionsController} from './suggestions-controller.ts';

/** The keys of a search box. The arrow keys are the combobox's. */
export class Keys {
  readonly #field: SearchField;
  readonly #combobox: Combobox;
  readonly #suggestions: SuggestionsController;
  readonly #overlay: OverlayController;
  readonly #popover: Popover;

  constructor(
    field: SearchField,
    combobox: Combobox,
    suggestions: SuggestionsController,
    overlay: OverlayController,
    popover: Popover,
  ) {
    this.#field = field;
    this.#combobox = combobox;
    this.#suggestions = suggestions;
    this.#overlay = overlay;
    this.#popover = popover;
  }

  /** Handles a key; `true` if it is used up. */
  press(event: KeyboardEvent): boolean {
    const {key} = event;
    const {active, options} = this.#combobox;
    const {query, input} = this.#field;
    if (key === 'Enter' && active) {
      this.#combobox.follow(event);
      return true;
    }
    // Beside recent searches, Tab moves on to their buttons.
    if (key === 'Tab' && query) this.#combobox.show(false);
    if (key === 'Tab' || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (key === 'Escape') return this.#escape(event.target === input);
    if (key === 'ArrowDown' && query && (!options.length || this.#suggestions.isOutdated)) {
      this.#suggestions.onText();
      return false;
    }
    if (key === 'Delete' && active && !query) {
      this.#suggestions.loaded?.recent.forget(active.term);
      return true;
    }
    return this.#combobox.press(event);
  }

  /** Closes the panel; without one, clears the field; an empty field leaves the key to a dialog around the box. */
  #escape(isInField: boolean): boolean {
    const {input} = this.#field;
    if (this.#overlay.isOpen) void this.#overlay.close().then(() => input?.focus());
    // From a button beside the list, which closes with it.
    else if (this.#popover.isShown) input?.focus();
    else if (isInField && input?.value) this.#field.clear();
    else return false;
    this.#combobox.show(false);
    return true;
  }
}
