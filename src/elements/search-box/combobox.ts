/**
 * The keyboard and the state of a combobox (ARIA Authoring Practices, "Editable combobox with list autocomplete"):
 * whether its list is open, and which option is active while the focus stays in the input.
 */
export class Combobox {
  /** Whether the list is to be shown, if there is one. */
  open = false;
  /** Id of the active option; empty while the input itself is active. */
  activeId = '';
  readonly #changed: () => void;

  /** @param changed is called after every change. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  show(open: boolean, activeId = ''): void {
    this.open = open;
    this.activeId = activeId;
    this.#changed();
  }

  /** What a key does to the list; `true` where it is used up. Keys for editing text are left to the input. */
  press({key, altKey}: KeyboardEvent, optionIds: readonly string[]): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!optionIds.length) return false;
      if (altKey) this.show(key === 'ArrowDown');
      else this.#move(key === 'ArrowDown' ? 1 : -1, ['', ...optionIds]);
      return true;
    }
    // The caret moves: it is the input that is active again.
    if (this.activeId && /^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) this.show(this.open);
    return false;
  }

  /** Through the options and back to the input, around. */
  #move(step: 1 | -1, ids: readonly string[]): void {
    // Fewer options may have come since: then the input is active again.
    const at = this.open ? Math.max(0, ids.indexOf(this.activeId)) : 0;
    this.show(true, ids.at((at + step) % ids.length));
  }

  /**
   * Tells assistive technology. The input is a combobox from now on: without this code it would be none. The browser's own
   * list stays away from ours; but of a field that never has one it forgets what was typed, when the page is left.
   */
  describe(input: HTMLInputElement, listId: string, isShown: boolean): void {
    Object.assign(input, {
      role: 'combobox',
      autocomplete: this.open ? 'off' : '',
      ariaAutoComplete: 'list',
      ariaExpanded: `${isShown}`,
    });
    input.setAttribute('aria-controls', listId);
    // Fewer options may have come since it became active.
    const active =
      isShown && this.activeId && (input.getRootNode() as Document).getElementById(this.activeId);
    if (active) input.setAttribute('aria-activedescendant', this.activeId);
    else input.removeAttribute('aria-activedescendant');
  }
}
