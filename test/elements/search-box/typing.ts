import {appear, reach} from '../../support/elements/fixture.ts';
import type {FreshPage, PageOptions} from '../../support/page/fresh-page.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {type HeldTimers, holdTimers} from '../../support/page/held-timers.ts';

/** A page with a search box around a theme's form, ready to be typed in. */
export interface BoxPage extends FreshPage {
  readonly box: HTMLElement;
  readonly input: HTMLInputElement;
  /** The debounce, which the test ends. */
  readonly rest: HeldTimers;
}

const FIELD = '<input type="search" name="q" aria-label="Search">';

/** Opens a page with a `<search-box>` of these attributes; resolves when it is ready. */
export async function openBox(
  attributes = '',
  {html = '', field = FIELD, ...options}: PageOptions & {readonly field?: string} = {},
): Promise<BoxPage> {
  const form = `<form role="search" action="/search">${field}</form>`;
  const page = openPage({html: `<search-box ${attributes}>${form}</search-box>${html}`, ...options});
  const rest = stopRest();
  const box = page.find('search-box');
  await reach(box, 'idle');
  await appear(() => box.querySelector('.search-panel'));
  const input = page.find<HTMLInputElement>('search-box input');
  input.focus();
  return {...page, box, input, rest};
}

/** Stops the clock of debounces until the test ends: the longest wait is that for keys in the radios of a panel. */
export const stopRest = (): HeldTimers => holdTimers(250, 1500);

/** Types a text into the focused input, key by key. */
export function type(input: HTMLInputElement, text: string): void {
  for (const letter of text) {
    input.value += letter;
    input.dispatchEvent(new InputEvent('input', {bubbles: true, data: letter}));
  }
}

/** Types a text and waits for a state. */
export async function ask({box, input, rest}: BoxPage, text: string, state = 'ready'): Promise<void> {
  input.value = '';
  type(input, text);
  rest.over();
  await reach(box, state);
}

/** Presses a key; returns whether the box handled it. */
export function press(input: HTMLInputElement, key: string, options: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...options});
  return !input.dispatchEvent(event);
}

/** Presses a key and waits until the box has rendered; returns whether the box handled it. */
export async function pressed(page: BoxPage, key: string, init: KeyboardEventInit = {}): Promise<boolean> {
  const isUsed = press(page.input, key, init);
  await rendered(page);
  return isUsed;
}

/** Ends the debounce, and waits for a state. */
export async function rested({rest, box}: BoxPage, state = 'ready'): Promise<void> {
  rest.over();
  await reach(box, state);
}

/** Composes a text with an IME: each step replaces the one before. */
export function compose(input: HTMLInputElement, steps: readonly string[]): void {
  const before = input.value;
  input.dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true}));
  for (const data of steps) {
    input.dispatchEvent(new CompositionEvent('compositionupdate', {bubbles: true, data}));
    input.value = before + data;
    input.dispatchEvent(new InputEvent('input', {bubbles: true, data, isComposing: true}));
  }
}

/** Commits the composition. */
export function commit(input: HTMLInputElement): void {
  input.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true, data: input.value}));
}

/** Submits the form; returns whether the box handled it, instead of the theme's form. */
export function submit({input}: BoxPage): boolean {
  let taken = false;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('submit', look, {once: true});
  input.form?.requestSubmit();
  return taken;
}

/** A box's list, shown or not. */
export const list = ({box}: BoxPage): HTMLElement | null => box.querySelector<HTMLElement>('[role=listbox]');

/** The options of a box's list, shown or not. */
export const options = ({box}: BoxPage): HTMLAnchorElement[] => [
  ...box.querySelectorAll<HTMLAnchorElement>('[role=option]'),
];

/** The option that is active. */
export const activeOption = ({input}: BoxPage): HTMLElement | null =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

/** Resolves when the box has rendered the latest state. */
export const rendered = ({box}: BoxPage): Promise<void> =>
  (box as HTMLElement & {updateComplete: Promise<void>}).updateComplete;
