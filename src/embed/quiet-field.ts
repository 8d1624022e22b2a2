/** The field of a search form. */
export const FIELD = 'input[type="search"], input[name="q"]';

/** The events by which themes notice that a shopper types. */
const RELAYED = ['input', 'change', 'search', 'keydown', 'keypress', 'keyup'];

/** The boxes whose fields are quiet, with what says whether they are so now. */
const quietBoxes = new WeakMap<Element, () => boolean>();

/**
 * Keeps a theme from hearing the field of a box, while the box answers it: the events of the field start at the box. The box and what
 * is around it, such as a dialog, hear them; the field, its form, and scripts that look for the field do not.
 *
 * @param isQuiet says whether the box answers now.
 */
export function quietField(box: HTMLElement, isQuiet: () => boolean): void {
  quietBoxes.set(box, isQuiet);
  // The same listener for all boxes is added once.
  for (const type of [...RELAYED, 'focus']) addEventListener(type, relay, {capture: true});
}

function relay(event: Event): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.matches(FIELD)) return;
  const box = field.closest('search-box');
  if (!box || event.composedPath()[0] !== field || !quietBoxes.get(box)?.()) return;
  event.stopImmediatePropagation();
  if (event.type !== 'focus' && !box.dispatchEvent(copyOf(event, field, box))) event.preventDefault();
}

/** Copies an event of a field. To the box it is the field's; and so is Tab to all others, because dialogs keep the focus inside. */
function copyOf(event: Event, field: HTMLInputElement, box: HTMLElement): Event {
  const copy: Event = new (event.constructor as typeof Event)(event.type, event);
  const {key, keyCode} = event as KeyboardEvent;
  const isOfField = () => copy.currentTarget === box || key === 'Tab';
  return Object.defineProperties(copy, {
    target: {get: () => (isOfField() ? field : box)},
    // By this code Safari tells the keys of an input method.
    ...(keyCode !== undefined && {keyCode: {value: keyCode}, which: {value: keyCode}}),
  });
}
