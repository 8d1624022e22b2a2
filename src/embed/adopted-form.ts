import type {SearchBoxElement} from '../elements/search-box/search-box.ts';
import {quietField} from './quiet-field.ts';

/** Time for the box's code to arrive after its first use, in milliseconds; then the theme's suggestions answer until it does. */
const PATIENCE = 3000;

/**
 * A theme's search form in a search box of the embed. While the box suggests, the theme's own suggestions are silent; when it steps
 * aside, they answer again.
 */
export class AdoptedForm {
  readonly #form: HTMLFormElement;
  readonly #box = document.createElement('search-box');
  #isLate = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param attributes those of the box. */
  constructor(form: HTMLFormElement, attributes: Readonly<Record<string, string>>) {
    this.#form = form;
    for (const [name, value] of Object.entries(attributes)) this.#box.setAttribute(name, value);
    this.#box.append(...startTemplates());
    this.#box.dataset.adopted = 'on';
    wrap(form, this.#box);
    quietField(this.#box, () => this.#isQuiet());
    void customElements.whenDefined('search-box').then(() => {
      customElements.upgrade(this.#box);
      this.#box.addController({hostUpdated: () => this.#update()});
    });
  }

  /** Whether the box answers the field's events. The first one starts the time that its code has. */
  #isQuiet(): boolean {
    if (!isDefined(this.#box) && !this.#isLate) this.#timer ??= setTimeout(() => this.#giveUp(), PATIENCE);
    return this.#box.dataset.adopted === 'on';
  }

  #giveUp(): void {
    this.#isLate = true;
    this.#update();
  }

  /** Hands the field over, with the text that is in it. */
  #update(): void {
    const isOn = isDefined(this.#box) ? !this.#box.onlySubmits : !this.#isLate;
    const before = this.#box.dataset.adopted;
    this.#box.dataset.adopted = isOn ? 'on' : 'aside';
    const {activeElement: field} = document;
    if (isOn || before !== 'on' || !(field instanceof HTMLInputElement) || !field.value) return;
    if (this.#form.contains(field))
      field.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertText'}));
  }
}

const isDefined = (box: HTMLElement): box is SearchBoxElement => 'onlySubmits' in box;

/** What an empty field offers, as the embed rendered it in the page's head. */
const startTemplates = (): Node[] =>
  [...document.head.querySelectorAll('template[slot="start"]')].slice(0, 1).map(each => each.cloneNode(true));

/** Puts a box around a form that stays where it is, with its text, and in most browsers with all of its state. */
function wrap(form: HTMLFormElement, box: HTMLElement & {moveBefore?(node: Node, before: null): void}): void {
  const {activeElement} = document;
  form.before(box);
  if (box.moveBefore) box.moveBefore(form, null);
  else box.append(form);
  if (activeElement instanceof HTMLElement && form.contains(activeElement)) activeElement.focus();
}
