/** What an input and its list show of each other: whether the list is open, and which option is active. */
export class Combobox {
  readonly #changed: () => void;
  #open = false;
  #activeId = '';

  /** @param changed is called after every change. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get open(): boolean {
    return this.#open;
  }

  /** Id of the active option; empty while the input itself is active. */
  get activeId(): string {
    return this.#activeId;
  }

  show(open: boolean, activeId = ''): void {
    this.#open = open;
    this.#activeId = activeId;
    this.#changed();
  }

  /** Through the options and back to the input, around. Returns whether there was somewhere to go. */
  move(step: 1 | -1, optionIds: readonly string[]): boolean {
    const ids = ['', ...optionIds];
    const at = this.#open ? ids.indexOf(this.#activeId) : 0;
    this.show(true, ids.at((at + step) % ids.length));
    return ids.length > 1;
  }

  /** Tells assistive technology. The input is a combobox from now on: without this code it would be none. */
  describe(input: HTMLInputElement, listId: string, isShown: boolean): void {
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': `${isShown}`,
      'aria-activedescendant': isShown ? this.#activeId : '',
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  }
}
