import type {Combobox} from './combobox.ts';
import type {OverlayController} from './overlay-controller.ts';
import type {Popover} from './popover.ts';
import type {SearchField} from './search-field.ts';
import type {SuggestionsController} from './suggestions-controller.ts';

/** The features of a search box that keys control. */
interface Features {
  readonly field: SearchField;
  readonly combobox: Combobox;
  readonly suggestions: SuggestionsController;
  readonly overlay: OverlayController;
  readonly popover: Popover;
}

/** The keys of a search box; those of the list are the combobox's. */
export class Keyboard {
  readonly #box: Features;

  constructor(features: Features) {
    this.#box = features;
  }

  /** Handles a key; `true` if it is used up. */
  press(event: KeyboardEvent): boolean {
    const {field, combobox, suggestions} = this.#box;
    const {key} = event;
    const {active, options} = combobox;
    if (key === 'Enter' && active) {
      combobox.follow(event);
      return true;
    }
    // Beside recent searches, Tab moves on to their buttons.
    if (key === 'Tab' && field.query) combobox.show(false);
    if (key === 'Tab' || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (key === 'Escape') return this.#escape(event.target === field.input);
    if (key === 'ArrowDown' && field.query && !options.length) suggestions.onText();
    if (key === 'Delete' && active && !field.query) {
      suggestions.loaded?.recent.forget(active.term);
      return true;
    }
    return combobox.press(event);
  }

  /** Closes the panel; without one, clears the field; an empty field leaves the key to a dialog around the box. */
  #escape(isInField: boolean): boolean {
    const {field, combobox, overlay, popover} = this.#box;
    if (overlay.isOpen) void overlay.close().then(() => field.input?.focus());
    // From a button beside the list, which closes with it.
    else if (popover.isShown) field.input?.focus();
    else if (isInField && field.input?.value) field.clear();
    else return false;
    combobox.show(false);
    return true;
  }
}
