/** The field of a search box. */
const FIELD = 'search-box :is(input[type="search"], input[name="q"])';
/** Elements that take text, or letters to choose by, and frames, whose content may. */
const TAKES_TEXT = `
  iframe, frame, object, embed, textarea, select,
  input:not([type="button"], [type="checkbox"], [type="radio"], [type="range"], [type="reset"], [type="submit"]),
  [role="combobox"], [role="searchbox"], [role="textbox"]`;

/** A custom element around a dialog that opens it, as in Horizon. */
interface DialogOpener {
  showDialog?(): void;
}

/**
 * Focuses the page's search field by Control+K or Command+K, and by `/`, which a theme can switch off alone (WCAG 2.1.4). Ignores a key
 * that the theme has handled or that types elsewhere, and any key while no search field can be reached. Listens on the window, after the
 * theme's own listeners.
 */
export function addShortcuts(hasSlash: boolean): void {
  addEventListener('keydown', event => {
    const isOurs = isControlK(event) || (hasSlash && isSlash(event));
    if (isOurs && !event.repeat && !event.defaultPrevented && !isTyping(event) && reachField())
      event.preventDefault();
  });
}

const isControlK = ({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean =>
  /^k$/i.test(key) && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Whether a key is `/`. Ignores Shift, which many keyboards need for this character. */
const isSlash = ({key, ctrlKey, metaKey, altKey, isComposing}: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing;

/** Whether a key may type elsewhere; `false` only if the focused element certainly is not a text field. */
function isTyping(event: Event): boolean {
  return document.designMode === 'on' || [event.composedPath()[0], focusedElement()].some(mayTakeText);
}

/** The element that has the focus, as deep as the page can see. */
function focusedElement(): Element | null {
  let {activeElement} = document;
  while (activeElement?.shadowRoot?.activeElement) ({activeElement} = activeElement.shadowRoot);
  return activeElement;
}

/** Whether an element may take text. A custom element may have a field in a closed shadow root. */
const mayTakeText = (target: EventTarget | null | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.localName.includes('-') || target.matches(TAKES_TEXT));

/** Focuses the first field that can have the focus, or opens the menu or dialog of the first hidden one. Returns whether there is one. */
function reachField(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELD)];
  return fields.some(focus) || fields.some(reveal);
}

/** Focuses a field. Returns `false` if the field is hidden, or behind an open dialog. */
function focus(field: HTMLInputElement): boolean {
  if (!isVisible(field)) return false;
  field.focus();
  if (!field.matches(':focus')) return false;
  field.select();
  return true;
}

/** Opens a closed menu or dialog as the theme does, and focuses the field in it. Returns whether there is one. */
function reveal(field: HTMLInputElement): boolean {
  const summary = field.closest('details:not([open])')?.querySelector<HTMLElement>('summary');
  const dialog = field.closest('dialog:not([open])');
  const opener = dialog?.parentElement as DialogOpener | null | undefined;
  if (document.querySelector('dialog[open]')) return false;
  if (summary && isVisible(summary)) summary.click();
  else if (!dialog || !opener?.showDialog) return false;
  // The theme's own shortcut may open its dialog in the next frame, before this one.
  requestAnimationFrame(() => {
    if (dialog && !dialog.matches('[open]')) opener?.showDialog?.();
    requestAnimationFrame(() => focus(field));
  });
  return true;
}

const isVisible = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
