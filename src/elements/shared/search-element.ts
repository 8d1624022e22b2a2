import {
  type ComplexAttributeConverter,
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
} from 'lit';
import {globals} from '../../store/globals.ts';
import type {SearchStore} from '../../store/search-store.ts';
import type {Store} from '../../store/store.ts';
import {removeCopies} from './copies.ts';
import {DeliberateGestures} from './deliberate-gestures.ts';
import {Lazy} from './lazy.ts';
import {getLocalization, type Localization} from './localize.ts';

/** The base of the elements: a store that its `instance` names, if the page has one yet, and the page's localization. */
export abstract class SearchElement extends LitElement {
  static override properties: PropertyDeclarations = {
    instance: {reflect: true, useDefault: true},
    store: {attribute: false, noAccessor: true},
  };

  /** Names the store that elements share; needed if the page has several searches. */
  declare instance: string;
  /** @internal */
  protected readonly gestures = new DeliberateGestures(this);
  readonly #localization = new Lazy(this, getLocalization);
  #store: SearchStore | undefined;

  constructor() {
    super();
    this.instance = 'default';
  }

  /** The store of the `instance`, or the one that was set. */
  get store(): SearchStore | undefined {
    return this.#store ?? globals.stores.get(this.instance);
  }

  set store(store: Store | undefined) {
    const before = this.#store;
    this.#store = store as SearchStore | undefined;
    this.requestUpdate('store', before);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#localization.load();
  }

  protected override update(changed: PropertyValues): void {
    removeCopies(this);
    super.update(changed);
  }

  /**
   * The page's language; `undefined` until it is loaded.
   *
   * @internal
   */
  get localization(): Localization | undefined {
    return this.#localization.value;
  }
}

/** Reads a number from an attribute; text that is no number, and 0, as the property's default (with `useDefault`). */
export const numberAttribute: ComplexAttributeConverter<number | null> = {
  fromAttribute: text => Number(text) || null,
};

/** Registers an element, unless its tag is taken. */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
