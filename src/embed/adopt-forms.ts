import type {SearchBoxElement} from '../elements/search-box/search-box.ts';
import type {EmbedSettings} from './embed-settings.ts';

/**
 * Wraps the theme's search forms in search boxes, in place: the present forms at once, and later ones, such as a drawer's, when
 * the shopper's pointer or focus reaches them. An observer of all nodes would slow down every list of results.
 */
export function adoptForms({forms, searchUrl, box}: EmbedSettings): void {
  const selector = forms ?? FORMS;
  const adoptNew = (form: HTMLFormElement | null) => {
    if (!form?.querySelector(FIELD) || form.closest('search-box')) return;
    if (forms !== undefined || leadsTo(searchUrl, form)) adopt(form, box);
  };
  const adoptAll = (keepsFocused: boolean) => {
    for (const found of document.querySelectorAll(selector)) {
      const form = formOf(found);
      if (!keepsFocused || !form?.contains(document.activeElement)) adoptNew(form);
    }
  };
  const adoptTouched = ({target}: Event) => {
    if (target instanceof Element && target.closest('form')) adoptNew(formOf(target.closest(selector)));
  };
  for (const type of ['pointerover', 'touchstart'])
    addEventListener(type, adoptTouched, {capture: true, passive: true});
  // A field that has just received focus has no composition by an input method yet.
  addEventListener('focusin', () => adoptAll(false), {capture: true});
  document.addEventListener('shopify:section:load', () => adoptAll(false));
  adoptAll(!('moveBefore' in document.body));
}

/** The page's forms outside of its content, whose forms the app's blocks replace. */
const FORMS = 'form[action]:not(main *)';

/** Whether a form leads to the store's results, and not to the results of another app, such as a help centre. */
function leadsTo(searchUrl: string, form: HTMLFormElement): boolean {
  const [action, results, unprefixed] = [form.getAttribute('action') ?? '', searchUrl, '/search'].map(pageOf);
  return action === results || action === unprefixed;
}

/** Returns the origin and the path of an address. Unlike `URL`, a link also parses an invalid address. */
function pageOf(address: string): string {
  const {origin, pathname} = Object.assign(document.createElement('a'), {href: address});
  return origin + pathname.replace(/\/$/, '');
}

/** Returns the form of a selected element, which may be inside the form or around it. */
const formOf = (found: Element | null): HTMLFormElement | null =>
  found?.closest('form') ?? found?.querySelector<HTMLFormElement>(`form:has(${FIELD})`) ?? null;

/**
 * How long the box's code may take to load after its first use, in milliseconds. Then the theme's suggestions answer until it is
 * loaded.
 */
const PATIENCE = 3000;

/**
 * Puts a theme's search form in a search box of the embed. While the box suggests, the theme's own suggestions are silent; when it steps
 * aside, they answer again.
 *
 * @param attributes the box's attributes.
 */
function adopt(form: HTMLFormElement, attributes: EmbedSettings['box']): void {
  const box = document.createElement('search-box');
  let isLate = false;
  let isWaiting = false;
  /** Switches the field between the box and the theme. Repeats the input event for a theme that takes over, so that it suggests. */
  const update = () => {
    const isOn = isDefined(box) ? !box.onlySubmits : !isLate;
    const wasOn = box.dataset.adopted === 'on';
    box.dataset.adopted = isOn ? 'on' : 'aside';
    if (wasOn && !isOn) repeatInput(form);
  };
  const giveUp = () => {
    isLate = true;
    update();
  };
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
  box.append(...startTemplates());
  box.dataset.adopted = 'on';
  wrap(form, box);
  // The first event starts the timeout of the box's code.
  quietField(box, () => {
    if (!isDefined(box) && !isWaiting) setTimeout(giveUp, PATIENCE);
    isWaiting = true;
    return box.dataset.adopted === 'on';
  });
  void customElements.whenDefined('search-box').then(() => {
    customElements.upgrade(box);
    box.addController({hostUpdated: update});
  });
}

/** Dispatches the focused field's input event again, so that the theme suggests for its text. */
function repeatInput(form: HTMLFormElement): void {
  const {activeElement: field} = document;
  if (field instanceof HTMLInputElement && field.value && form.contains(field))
    field.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertText'}));
}

const isDefined = (box: HTMLElement): box is SearchBoxElement => 'onlySubmits' in box;

/** Copies the template for an empty field, which the embed rendered in the page's head. */
const startTemplates = (): Node[] =>
  [...document.head.querySelectorAll('template[slot="start"]')].slice(0, 1).map(each => each.cloneNode(true));

/** Wraps a form in a box, in place. The form keeps its text and, in browsers with `moveBefore`, all of its state. */
function wrap(form: HTMLFormElement, box: HTMLElement & {moveBefore?(node: Node, before: null): void}): void {
  const {activeElement} = document;
  form.before(box);
  if (box.moveBefore) box.moveBefore(form, null);
  else box.append(form);
  if (activeElement instanceof HTMLElement && form.contains(activeElement)) activeElement.focus();
}

/** The field of a search form. */
const FIELD = 'input[type="search"], input[name="q"]';

/** The events by which themes notice that a shopper types. */
const RELAYED = ['input', 'change', 'search', 'keydown', 'keypress', 'keyup'];

/** The boxes with a quiet field, each with a function that returns whether the field is quiet now. */
const quietBoxes = new WeakMap<Element, () => boolean>();

/**
 * Hides the events of a field from the theme while the box handles them: dispatches them on the box instead. The box and its
 * ancestors, such as a dialog, receive them; the field, its form, and scripts that look for the field do not.
 *
 * @param isQuiet returns whether the box handles the events now.
 */
function quietField(box: HTMLElement, isQuiet: () => boolean): void {
  quietBoxes.set(box, isQuiet);
  // The browser adds the listener, which all boxes share, only once.
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

/** Copies a field's event. The box sees the field as its target; all others see the box, except for Tab, by which dialogs trap focus. */
function copyOf(event: Event, field: HTMLInputElement, box: HTMLElement): Event {
  const copy: Event = new (event.constructor as typeof Event)(event.type, event);
  const {key, keyCode} = event as KeyboardEvent;
  const isOfField = () => copy.currentTarget === box || key === 'Tab';
  return Object.defineProperties(copy, {
    target: {get: () => (isOfField() ? field : box)},
    // Safari marks the keys of an input method by this code.
    ...(keyCode !== undefined && {keyCode: {value: keyCode}, which: {value: keyCode}}),
  });
}
