import type {ReactiveController} from 'lit';
import type {StoreElement} from '../shared/store-element.ts';
import {findInput} from './facet-focus.ts';
import type {OpenedGroups} from './facet-group.ts';

interface TakeoverHost extends StoreElement {
  /** Whether the facets are about to be shown in place of the fallback. */
  readonly showsFacets: boolean;
  readonly layout: 'sidebar' | 'drawer' | 'bar';
  /** Opens the groups of a bar or a drawer. */
  openGroup(id: string): void;
  openDrawer(): void;
}

/**
 * A control, by the id of its group and its value or price bound. An empty value stands for the button that opens the group, an empty
 * group for the one that opens all groups.
 */
interface Place {
  readonly group: string;
  readonly value: string;
}

/**
 * Preserves the shopper's state when the panel replaces the theme's own form, and back: groups stay as open as they were, focus stays on
 * the same choice, and an open drawer stays open.
 */
export class FormTakeover implements ReactiveController {
  readonly #host: TakeoverHost;
  readonly #groups: OpenedGroups;
  /** The focused control in the part that the update replaces. */
  #place: Place | undefined;
  /** Whether the update replaces an open drawer of the theme. */
  #wasOpen = false;
  #scrollTop = 0;

  constructor(host: TakeoverHost, groups: OpenedGroups) {
    this.#host = host;
    this.#groups = groups;
    host.addController(this);
  }

  hostUpdate(): void {
    const form = this.#form;
    const isForm = this.#isFormShown;
    if (!form || isForm !== this.#host.showsFacets) return;
    if (isForm) this.#leaveForm(form);
    else this.#place = placeOf(this.#host.shadowRoot?.activeElement);
  }

  hostUpdated(): void {
    const root = this.#host.shadowRoot;
    const form = this.#form;
    const place = this.#place;
    if (!root || !form) return;
    if (this.#wasOpen) {
      this.#openDrawer(root);
      return;
    }
    this.#place = undefined;
    const control = place && (this.#isFormShown ? findInForm(form, place) : findInPanel(root, place));
    control?.focus({preventScroll: true});
    if (this.#scrollTop) root.querySelector('dialog [part=facets]')?.scrollTo(0, this.#scrollTop);
    this.#scrollTop = 0;
  }

  get #form(): HTMLFormElement | null {
    return this.#host.querySelector('[data-storefront-search-form]');
  }

  /** Whether the fallback with the form is drawn. */
  get #isFormShown(): boolean {
    return this.#host.shadowRoot?.querySelector('slot') != null;
  }

  #leaveForm(form: HTMLFormElement): void {
    const {layout, store} = this.#host;
    this.#wasOpen = layout === 'drawer' && form.matches(':popover-open');
    this.#scrollTop = scrollerIn(form)?.scrollTop ?? 0;
    const groups = [...form.querySelectorAll<HTMLDetailsElement>('details[data-facet]')];
    if (layout === 'bar')
      for (const group of groups.filter(({open}) => open)) this.#host.openGroup(idOf(group));
    // Adopts the open groups after a search of the shopper only: nobody has used the groups that the page's opening answer replaces.
    else if (!store.state.isOpening)
      this.#groups.adopt(Object.fromEntries(groups.map(group => [idOf(group), group.open])));
    this.#place = placeOf(this.#host.contains(document.activeElement) ? document.activeElement : null);
  }

  /** Opens the drawer. The next update renders its facets, and restores focus in them. */
  #openDrawer(root: ShadowRoot): void {
    this.#wasOpen = false;
    this.#host.openDrawer();
    const dialog = root.querySelector('dialog');
    if (!dialog) return;
    // Skips the animation, because the theme's form was open in the drawer's place.
    dialog.style.animation = 'none';
    dialog.addEventListener('close', () => dialog.style.removeProperty('animation'), {once: true});
  }
}

/** The id of the panel's group that a group of the form stands for. */
function idOf({dataset: {facet = '', option, metafield}}: HTMLElement): string {
  const name = option ?? metafield;
  return name ? `${facet}:${name}` : facet;
}

/** Reads the place of the focused control, in the form or in the panel; `undefined` without one. */
function placeOf(control: Element | null | undefined): Place | undefined {
  if (!control) return undefined;
  const section = control.closest<HTMLElement>('[data-group], [data-facet]');
  const group = section?.dataset.group ?? (section ? idOf(section) : '');
  if (!(control instanceof HTMLInputElement)) return {group, value: ''};
  const {type, name, value} = control;
  if (type === 'number') return {group, value: control === amountsIn(section)[0] ? 'min' : 'max'};
  // A single checkbox of the panel may be in a group with others.
  const isBox = section?.dataset.facet === undefined && name.startsWith('filter_');
  return {group: isBox ? name.replace('filter_', '') : group, value};
}

const amountsIn = (section: Element | null | undefined): HTMLInputElement[] => [
  ...(section?.querySelectorAll<HTMLInputElement>('[type=number]') ?? []),
];

const amountIn = (section: Element | null | undefined, {value}: Place): HTMLInputElement | undefined =>
  amountsIn(section)[value === 'max' ? 1 : 0];

function findInPanel(root: ShadowRoot, place: Place): HTMLElement | null | undefined {
  const {group, value} = place;
  const section = root.querySelector(`[data-group="${CSS.escape(group)}"]`);
  return (
    (value ? (findInput(root, group, value) ?? amountIn(section, place)) : undefined) ??
    root.querySelector<HTMLElement>(`[name="filter_${CSS.escape(group)}"]`) ??
    section?.querySelector('button') ??
    root.querySelector<HTMLElement>('dialog:modal button, [part=open], button')
  );
}

function findInForm(form: HTMLFormElement, place: Place): HTMLElement | undefined {
  const sections = [...form.querySelectorAll<HTMLElement>('[data-facet]')];
  const section = sections.find(each => idOf(each) === place.group);
  const inputs = [...(section?.querySelectorAll('input') ?? [])];
  return [
    inputs.find(({value}) => value === place.value),
    amountIn(section, place),
    section?.querySelector<HTMLElement>('summary, input'),
    form.parentElement?.querySelector<HTMLElement>('[popovertarget]'),
    form.querySelector<HTMLElement>('summary, input:not([type=hidden])'),
  ].find(each => each?.checkVisibility()) as HTMLElement | undefined;
}

/** Returns the scroll container of an open form. */
const scrollerIn = (form: HTMLFormElement): Element | undefined =>
  [form, ...form.children].find(({scrollHeight, clientHeight}) => scrollHeight > clientHeight);
