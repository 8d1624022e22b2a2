import type {FacetPanelElement} from '../../../src/elements/facet-panel/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {type FreshPage, openPage, type PageOptions} from '../page/fresh-page.ts';
import {appear, get, named, nameOf, reach} from './fixture.ts';

/** A page with a panel whose search is answered. */
export interface PanelPage extends FreshPage {
  readonly panel: FacetPanelElement;
  readonly shadow: ShadowRoot;
}

/** Opens a page with a `<facet-panel>` of these attributes, and searches. */
export async function openPanel(
  attributes = '',
  search = 'linen',
  options: PageOptions = {},
): Promise<PanelPage> {
  const page = openPage({html: `<facet-panel mode="sidebar" ${attributes}></facet-panel>`, ...options});
  return showPanel(page, search);
}

/** Searches on a page that has a `<facet-panel>`. */
export async function showPanel(page: FreshPage, search = 'linen'): Promise<PanelPage> {
  const panel = page.find<FacetPanelElement>('facet-panel');
  void getStore().search({query: search});
  await reach(panel, 'ready');
  if (!panel.shadowRoot) throw new Error('The panel has rendered nothing.');
  return {...page, panel, shadow: panel.shadowRoot};
}

/** Runs an action and waits until it is answered. */
export async function answered(page: PanelPage, act: () => void): Promise<void> {
  act();
  await reach(page.panel, 'ready');
}

export const groupNames = ({shadow}: PanelPage): string[] =>
  [...shadow.querySelectorAll('fieldset')].map(nameOf);

export const group = ({shadow}: PanelPage, name: string): HTMLElement => get(shadow, 'fieldset', name);

/** The button in a group's heading. */
export const heading = ({shadow}: PanelPage, name: string): HTMLButtonElement =>
  get<HTMLButtonElement>(shadow, 'legend button', name);

/** Opens or closes a group by its heading. */
export async function toggle(page: PanelPage, name: string): Promise<void> {
  heading(page, name).click();
  await page.panel.updateComplete;
}

/** A choice of a group, by its value and count: `Shirts (3)`. */
export const choice = (page: PanelPage, name: string, of: string): HTMLInputElement =>
  get<HTMLInputElement>(group(page, of), 'input', name);

/** All choices of a group. */
export const choices = (page: PanelPage, name: string): HTMLInputElement[] => [
  ...group(page, name).querySelectorAll<HTMLInputElement>('[part=value] input'),
];

export const valuesOf = (page: PanelPage, name: string): string[] =>
  choices(page, name).map(({value}) => value);

export const checkedIn = (page: PanelPage, name: string): string[] =>
  choices(page, name)
    .filter(({checked}) => checked)
    .map(({value}) => value);

/** A control that is loaded after the first paint, such as a price. */
export const lateInput = ({shadow}: PanelPage, name: string): Promise<HTMLInputElement> =>
  appear(() => named<HTMLInputElement>(shadow, 'input', name));

/** Moves a thumb by a number of steps from its lower end, as arrow keys do. */
export function moveThumb(thumb: HTMLInputElement, steps: number): void {
  thumb.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight'}));
  thumb.value = `${Number(thumb.min) + steps * Number(thumb.step)}`;
  for (const type of ['input', 'change']) thumb.dispatchEvent(new Event(type));
  thumb.dispatchEvent(new KeyboardEvent('keyup', {key: 'ArrowRight'}));
}
