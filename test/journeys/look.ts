/** An element as a shopper sees it. */
export interface Sight {
  /** The centre of the element in the viewport. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly value: string | null;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
}

/**
 * Creates an expression that finds the visible elements with a role and a part of the name, also in shadow roots.
 *
 * @param index scrolls this one into the viewport.
 * @param takes focuses it.
 */
export function lookFor(role: string, name: string, index = -1, takes = false): string {
  return `(${look})(...${JSON.stringify([role, name, index, takes, TAGS[role] ?? ''])})`;
}

/** An expression that tells whether the last click missed its element. */
export const MISSED = 'globalThis.missed === true';

/** The elements with an implicit role. */
const TAGS: Readonly<Record<string, string>> = {
  link: 'a[href]',
  button: 'button, summary',
  heading: 'h1, h2',
  combobox: 'select',
  searchbox: 'input[type=search]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog',
  listitem: 'li',
};

/** Runs in the page. */
function look(role: string, name: string, index: number, takes: boolean, tags: string): Sight[] {
  const selector = `[role=${role}]${tags && `, :is(${tags}):not([role])`}`;
  const within = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap(element => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const nameOf = (element: Element) => {
    const named = element.getAttribute('aria-labelledby');
    const label = named && (element.getRootNode() as Document).getElementById(named)?.textContent;
    const [tied] = (element as HTMLInputElement).labels ?? [];
    return element.ariaLabel ?? label ?? tied?.textContent ?? element.textContent ?? '';
  };
  const sightOf = (element: Element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return {
      x: Math.round(left + width / 2),
      y: Math.round(top + height / 2),
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      value: (element as HTMLInputElement).value ?? null,
      isChecked: (element as HTMLInputElement).checked ?? false,
      isFocused: element.matches(':focus'),
    };
  };
  /** Expects the next click on this element. If the element has moved away, prevents the click on another one. */
  const expectClick = (target: Element) => {
    const page = globalThis as {missed?: boolean; expected?: AbortController};
    page.expected?.abort();
    page.expected = new AbortController();
    page.missed = false;
    const mayBeHit = [target, ...((target as HTMLInputElement).labels ?? [])];
    const onPress = (event: Event) => {
      const path = event.composedPath();
      if (event.type === 'click') page.expected?.abort();
      if (!event.isTrusted || mayBeHit.some(each => path.includes(each))) return;
      page.missed = true;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      addEventListener(type, onPress, {capture: true, signal: page.expected.signal});
  };
  const shown = within(document).filter(
    element => element.checkVisibility({visibilityProperty: true}) && nameOf(element).includes(name),
  );
  const target = shown[index];
  target?.scrollIntoView({block: 'center', behavior: 'instant'});
  if (takes) (target as HTMLElement | undefined)?.focus();
  else if (target) expectClick(target);
  return shown.map(sightOf);
}
