import {eventually} from '../page/eventually.ts';

// Loads the language first, as on a page whose loader requests it early.
await import('../../../src/i18n/messages/en.ts');

/** Resolves when an element is in a state, and has rendered it with the code that it needs. */
export async function reach(element: HTMLElement, state: string): Promise<void> {
  await eventually(async () => {
    const {localName, dataset} = element;
    if (dataset.state !== state) throw new Error(`<${localName}> is ${dataset.state}, not ${state}`);
    await rendered(element);
    const busy =
      !/loading|refreshing/.test(state) && element.querySelector('.search-grid:not([aria-busy=false])');
    const {awaitsCode} = element as {awaitsCode?: boolean};
    if (busy || awaitsCode) throw new Error(`<${localName}> is ${state}, but busy`);
  });
}

/** Resolves when an element shows its latest state. */
export async function rendered(element: HTMLElement): Promise<void> {
  await (element as HTMLElement & {updateComplete: Promise<unknown>}).updateComplete;
}

/** Returns the result of a look as soon as there is one: some parts are fetched when they are first needed. */
export async function appear<T>(look: () => T | null | undefined): Promise<T> {
  let found: T | null | undefined;
  await eventually(() => {
    found = look();
    if (!found) throw new Error(`Nothing is found by ${look}`);
  });
  return found as T;
}

/** Finds the first of the selected elements with this accessible name, as a shopper would. */
export function named<E extends HTMLElement>(
  root: ParentNode | null,
  selector: string,
  name: string,
): E | undefined {
  return [...(root?.querySelectorAll<E>(selector) ?? [])].find(element => nameOf(element) === name);
}

/** Returns the first of the selected elements with this accessible name; throws if there is none. */
export function get<E extends HTMLElement>(root: ParentNode | null, selector: string, name: string): E {
  const element = named<E>(root, selector, name);
  const names = [...(root?.querySelectorAll<E>(selector) ?? [])].map(nameOf);
  if (!element) throw new Error(`No ${selector} is named “${name}”; there are ${names.join(', ')}.`);
  return element;
}

/** Returns the accessible name of an element: its label, its legend, or else its text. */
export function nameOf(element: HTMLElement): string {
  const {labels} = element as HTMLInputElement;
  const name =
    element.ariaLabel ??
    textOf(element.getAttribute('aria-labelledby')) ??
    labels?.[0]?.textContent ??
    element.querySelector('legend')?.textContent ??
    element.textContent;
  return (name ?? '').replace(/\s+/g, ' ').trim();
}

const textOf = (id: string | null) => (id ? document.getElementById(id)?.textContent : undefined);

/**
 * Returns the violations that axe finds in an element and all it shows, one line each. Axe is 1.5 MB, so that only tests which use it
 * load it.
 */
export async function faults(element: Element): Promise<string[]> {
  const {default: axe} = await import('axe-core');
  const {violations} = await axe.run(element, {resultTypes: ['violations']});
  return violations.flatMap(({id, nodes}) => nodes.map(node => `${id}: ${node.html}`));
}

/** Whether a shopper can see an element. */
export const isShown = (element: Element | null | undefined): boolean => element?.checkVisibility() ?? false;
