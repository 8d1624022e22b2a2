import type {ReactiveController} from 'lit';
import type {BoxHost} from './box-host.ts';
import type {SearchField} from './search-field.ts';
import {
  activeOption,
  closed,
  edited,
  isExpanded,
  leaving,
  moved,
  opened,
  optionsOf,
  type SuggestionsModel,
} from './suggestions-model.ts';

/** Keys that move the caret, so that the input is active again. */
const CARET_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

type Attributes = Readonly<Record<string, string | null>>;

let count = 0;

/**
 * The keys and the ARIA attributes of a combobox (ARIA Authoring Practices, "Editable combobox with list autocomplete"). The
 * focus stays in the input while an option is active.
 */
export class Combobox implements ReactiveController {
  readonly listId = `search-suggestions-${++count}`;
  readonly #host: BoxHost;
  readonly #field: SearchField;
  /** The input that is a combobox, and its attributes as the theme wrote them. */
  #described: {readonly input: HTMLInputElement; readonly given: Attributes} | undefined;
  /** Whether the key that is down was used up. */
  #isKeyUsed = false;

  constructor(host: BoxHost, field: SearchField) {
    this.#host = host;
    this.#field = field;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKeydown);
    this.#host.addEventListener('keyup', this.#onKeyup);
  }

  hostUpdated(): void {
    const {isConnected, localization, onlySubmits} = this.#host;
    const {input} = this.#field;
    if (input && isConnected && localization && !onlySubmits) this.#describe(input);
    else this.#restore();
    this.#activeLink?.scrollIntoView({block: 'nearest', behavior: 'instant'});
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKeydown);
    this.#host.removeEventListener('keyup', this.#onKeyup);
    this.#restore();
  }

  /** The id of an option's element. */
  idOf(option: {readonly id: string}): string {
    return `${this.listId}-${option.id}`;
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.target !== this.#field.input && event.key !== 'Escape') return;
    // Keys that an IME handles; Safari dispatches the last one after `compositionend`, with this keyCode.
    if (event.isComposing || event.keyCode === 229) return;
    // A key that types a character is its name. A browser's autofill dispatches a key without a name.
    this.#isKeyUsed = !event.defaultPrevented && event.key?.length > 1 && this.#press(event);
    if (!this.#isKeyUsed) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A key that closed the list closes nothing around the box, such as a theme's drawer. */
  readonly #onKeyup = (event: KeyboardEvent): void => {
    if (this.#isKeyUsed && event.target === this.#field.input) event.stopPropagation();
  };

  /** Handles a key; `true` if it is used up. Keys that edit text are left to the input. */
  #press(event: KeyboardEvent): boolean {
    const {key} = event;
    const {model} = this.#host;
    if (key === 'Enter' && activeOption(model)) {
      this.#activeLink?.dispatchEvent(new MouseEvent('click', event));
      return true;
    }
    // In an empty field, Tab moves on to the buttons beside the list.
    if (key === 'Tab' && model.text) this.#host.change(closed(model));
    if (key === 'Tab' || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (key === 'Escape') return this.#escape(model);
    if (key === 'ArrowDown' || key === 'ArrowUp')
      return this.#arrow(model, key === 'ArrowDown', event.altKey);
    if (CARET_KEYS.includes(key)) this.#host.change({...model, activeId: undefined});
    return false;
  }

  #arrow(model: SuggestionsModel, isDown: boolean, isAlt: boolean): boolean {
    const hasOptions = optionsOf(model).length > 0;
    if (!hasOptions && isDown && model.text) this.#host.change(edited(model, model.text));
    if (!hasOptions) return false;
    const shown = {...model, activeId: undefined};
    if (isAlt) this.#host.change(isDown ? opened(shown) : closed(model));
    else this.#host.change(moved(model, isDown ? 1 : -1));
    return true;
  }

  /** Closes the panel; without one, clears the field; an empty field leaves the key to a dialog around the box. */
  #escape(model: SuggestionsModel): boolean {
    const {input} = this.#field;
    if (model.overlay === 'open') this.#host.change(leaving(model));
    else if (isExpanded(model) || this.#host.hint) {
      // From a button beside the list, which closes with it.
      input?.focus();
      this.#host.change(closed(this.#host.model));
    } else if (input?.value && input.matches(':focus')) {
      this.#field.clear();
      // The start content of the empty field would open otherwise, and need another Escape.
      this.#host.change(closed(this.#host.model));
    } else return false;
    return true;
  }

  get #activeLink(): HTMLElement | null {
    const option = activeOption(this.#host.model);
    return option ? this.#host.querySelector(`#${CSS.escape(this.idOf(option))}`) : null;
  }

  /** Makes a combobox of the theme's input, which is none without this code. */
  #describe(input: HTMLInputElement): void {
    const {model} = this.#host;
    const option = activeOption(model);
    const attributes = {
      role: 'combobox',
      // The browser's own list would cover ours. If it were off all the time, the browser would not restore the text on Back.
      autocomplete: model.isOpen ? 'off' : '',
      'aria-autocomplete': 'list',
      'aria-expanded': `${isExpanded(model)}`,
      'aria-controls': this.listId,
      'aria-activedescendant': option ? this.idOf(option) : null,
    };
    if (this.#described?.input !== input) {
      this.#restore();
      const given = Object.keys(attributes).map(name => [name, input.getAttribute(name)] as const);
      this.#described = {input, given: Object.fromEntries(given)};
    }
    setAttributes(input, attributes);
  }

  /** Gives the theme its input back as it was. */
  #restore(): void {
    if (this.#described) setAttributes(this.#described.input, this.#described.given);
    this.#described = undefined;
  }
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
