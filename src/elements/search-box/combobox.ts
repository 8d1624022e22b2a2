import type {BoxHost, BoxPart} from './box-host.ts';
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

/** The id of an option's element. */
export const optionId = ({listId}: BoxHost, {id}: {readonly id: string}): string => `${listId}-${id}`;

/**
 * The keys and the ARIA attributes of a combobox (ARIA Authoring Practices, "Editable combobox with list autocomplete"). The
 * focus stays in the input while an option is active.
 */
export const combobox: BoxPart = (box, signal) => {
  /** Whether the key that is down was used up. */
  let isKeyUsed = false;
  const onKeydown = (event: KeyboardEvent) => {
    if (event.target !== box.field.input && event.key !== 'Escape') return;
    // Keys that an IME handles; Safari dispatches the last one after `compositionend`, with this keyCode.
    if (event.isComposing || event.keyCode === 229) return;
    // A key that types a character is its name. A browser's autofill dispatches a key without a name.
    isKeyUsed = !event.defaultPrevented && event.key?.length > 1 && press(box, event);
    if (!isKeyUsed) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** A key that closed the list closes nothing around the box, such as a theme's drawer. */
  const onKeyup = (event: KeyboardEvent) => {
    if (isKeyUsed && event.target === box.field.input) event.stopPropagation();
  };
  box.addEventListener('keydown', onKeydown, {signal});
  box.addEventListener('keyup', onKeyup, {signal});
  const describe = describer(box);
  signal.addEventListener('abort', () => describe(null));
  return () => {
    describe(box.localization && !box.onlySubmits ? box.field.input : null);
    activeLink(box)?.scrollIntoView({block: 'nearest', behavior: 'instant'});
  };
};

/** Handles a key; `true` if it is used up. Keys that edit text are left to the input. */
function press(box: BoxHost, event: KeyboardEvent): boolean {
  const {key} = event;
  const {model} = box;
  if (key === 'Enter' && activeOption(model)) {
    activeLink(box)?.dispatchEvent(new MouseEvent('click', event));
    return true;
  }
  // In an empty field, Tab moves on to the buttons beside the list.
  if (key === 'Tab' && model.text) box.change(closed);
  if (key === 'Tab' || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (key === 'Escape') return pressEscape(box);
  if (key === 'ArrowDown' || key === 'ArrowUp') return pressArrow(box, key === 'ArrowDown', event.altKey);
  if (CARET_KEYS.includes(key)) box.change(unselected);
  return false;
}

function pressArrow(box: BoxHost, isDown: boolean, isAlt: boolean): boolean {
  const {text} = box.model;
  const hasOptions = optionsOf(box.model).length > 0;
  if (!hasOptions && isDown && text) box.change(model => edited(model, text));
  if (!hasOptions) return false;
  if (!isAlt) box.change(model => moved(model, isDown ? 1 : -1));
  else box.change(isDown ? model => opened(unselected(model)) : closed);
  return true;
}

/** Closes the panel; without one, clears the field; an empty field leaves the key to a dialog around the box. */
function pressEscape(box: BoxHost): boolean {
  const {model, field} = box;
  const {input} = field;
  if (model.overlay === 'open') box.change(leaving);
  else if (isExpanded(model) || box.hint) {
    // From a button beside the list, which closes with it.
    input?.focus();
    box.change(closed);
  } else if (input?.value && input.matches(':focus')) {
    field.clear();
    // The start content of the empty field would open otherwise, and need another Escape.
    box.change(closed);
  } else return false;
  return true;
}

/** The input itself is active again. */
const unselected = (model: SuggestionsModel): SuggestionsModel => ({...model, activeId: undefined});

function activeLink(box: BoxHost): HTMLElement | null {
  const option = activeOption(box.model);
  return option ? box.querySelector(`#${CSS.escape(optionId(box, option))}`) : null;
}

/**
 * Returns the function that makes a combobox of the theme's input, which is none without this code, and gives the theme the previous
 * input back as it was.
 */
function describer(box: BoxHost): (input: HTMLInputElement | null) => void {
  let described: HTMLInputElement | null = null;
  /** The attributes as the theme wrote them. */
  let given: Attributes = {};
  return input => {
    const attributes = attributesOf(box);
    if (described && described !== input) setAttributes(described, given);
    if (input && described !== input)
      given = Object.fromEntries(Object.keys(attributes).map(name => [name, input.getAttribute(name)]));
    if (input) setAttributes(input, attributes);
    described = input;
  };
}

function attributesOf(box: BoxHost): Attributes {
  const {model, listId} = box;
  const option = activeOption(model);
  return {
    role: 'combobox',
    // The browser's own list would cover ours. If it were off all the time, the browser would not restore the text on Back.
    autocomplete: model.isOpen ? 'off' : '',
    'aria-autocomplete': 'list',
    'aria-expanded': `${isExpanded(model)}`,
    'aria-controls': listId,
    'aria-activedescendant': option ? optionId(box, option) : null,
  };
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
