/** What a shopper sees of an element. */
export interface Sight {
  /** Its middle, in the viewport. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly value: string | null;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
}

/**
 * An expression that gives what a page shows under a role and a part of the name, in shadow roots too.
 *
 * @param index which of them is brought into the viewport.
 * @param takes whether it takes the focus.
 */
export function lookFor(role: string, name: string, index = -1, takes = false): string {
  // The TypeScript loader wraps named functions in a call of `__name`, which pages do not have.
  return `((__name) => (${look})(...${JSON.stringify([role, name, index, takes, TAGS[role] ?? ''])}))(f => f)`;
}

/** Which elements have a role without saying so. */
const TAGS: Readonly<Record<string, string>> = {
  link: 'a[href]',
  button: 'button, summary',
  combobox: 'select',
  searchbox: 'input[type=search]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog',
  listitem: 'li',
};

/** In the page. */
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
  const shown = within(document).filter(
    element => element.checkVisibility({visibilityProperty: true}) && nameOf(element).includes(name),
  );
  shown[index]?.scrollIntoView({block: 'center', behavior: 'instant'});
  if (takes) (shown[index] as HTMLElement | undefined)?.focus();
  return shown.map(sightOf);
}
