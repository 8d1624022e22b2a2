import type {ReactiveController} from 'lit';
import type {BoxHost} from './box-host.ts';
import type {Option} from './option-list.ts';
import type {SearchField} from './search-field.ts';

/** Keys that move the caret, so that the input is active again. */
const CARET_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

type Attributes = Readonly<Record<string, string | null>>;

let count = 0;

/**
 * The state of a combobox and its arrow keys (ARIA Authoring Practices, "Editable combobox with list autocomplete"): whether
 * its list is open, and which option is active while the focus stays in the input.
 */
export class Combobox implements ReactiveController {
  readonly listId = `search-suggestions-${++count}`;
  readonly #host: BoxHost;
  readonly #field: SearchField;
  #isOpen = false;
  #active: Option | undefined;
  #options: readonly Option[] = [];
  /** The input that is a combobox, and its attributes as the theme wrote them. */
  #described: {readonly input: HTMLInputElement; readonly given: Attributes} | undefined;

  constructor(host: BoxHost, field: SearchField) {
    this.#host = host;
    this.#field = field;
    host.addController(this);
  }

  /** Whether the list is to be shown as soon as it has options. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether the list is shown: an empty one is not. */
  get isExpanded(): boolean {
    return this.#isOpen && this.#options.length > 0;
  }

  /** The active option; `undefined` while the input itself is active. */
  get active(): Option | undefined {
    return this.#active;
  }

  get options(): readonly Option[] {
    return this.#options;
  }

  /** Replaces the options. The active option stays active if it is among them. */
  set options(options: readonly Option[]) {
    this.#options = options;
    this.#active = options.find(({id}) => id === this.#active?.id);
  }

  /** Opens the list, or closes it. The input is active again. */
  show(isOpen: boolean): void {
    this.#update(isOpen);
  }

  /** Handles an arrow key; `true` if the key is used up. Keys that edit text are left to the input. */
  press({key, altKey}: KeyboardEvent): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!this.#options.length) return false;
      if (altKey) this.show(key === 'ArrowDown');
      else this.#move(key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if (CARET_KEYS.includes(key)) this.#update(this.#isOpen);
    return false;
  }

  /** Clicks the active option, with the modifier keys that open a link in a new tab. */
  follow(event: KeyboardEvent): void {
    this.#activeLink?.dispatchEvent(new MouseEvent('click', event));
  }

  hostUpdated(): void {
    const {input} = this.#field;
    if (!input || !this.#host.localization || this.#host.onlySubmits || !this.#host.isConnected)
      this.#restore();
    else this.#describe(input);
    this.#activeLink?.scrollIntoView({block: 'nearest', behavior: 'instant'});
  }

  hostDisconnected(): void {
    this.#restore();
  }

  /** Moves around through the input and the options. */
  #move(step: 1 | -1): void {
    const stops = [undefined, ...this.#options];
    const index = this.#isOpen ? stops.indexOf(this.#active) : 0;
    this.#update(true, stops.at((index + step) % stops.length));
  }

  #update(isOpen: boolean, active?: Option): void {
    this.#isOpen = isOpen;
    this.#active = active;
    this.#host.requestUpdate();
  }

  get #activeLink(): HTMLElement | null {
    return this.#active ? this.#host.querySelector(`#${CSS.escape(this.#active.id)}`) : null;
  }

  /** Makes a combobox of the theme's input, which is none without this code. */
  #describe(input: HTMLInputElement): void {
    const attributes = {
      role: 'combobox',
      // The browser's own list would cover ours. If it were off all the time, the browser would not restore the text on Back.
      autocomplete: this.#isOpen ? 'off' : '',
      'aria-autocomplete': 'list',
      'aria-expanded': `${this.isExpanded}`,
      'aria-controls': this.listId,
      'aria-activedescendant': this.#active?.id ?? null,
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
