import {LitElement, type PropertyDeclarations} from 'lit';
import type {Say} from '../core/messages.ts';
import type {Money} from '../core/money.ts';
import {getStore} from '../store/registry.ts';
import {SearchController} from '../store/search-controller.ts';
import type {SearchState} from '../store/search-state.ts';
import type {SearchStore} from '../store/search-store.ts';
import type {Texts} from '../store/services.ts';

/** What the three elements have in common: a store, a language, and `data-state`. */
export abstract class SearchElement extends LitElement {
  static override properties: PropertyDeclarations = {
    instance: {},
    store: {attribute: false},
  };

  /** Names the store this element shares with others; `default` unless the page has several searches. */
  declare instance: string;
  /** A store to use in place of the one that `instance` names. */
  declare store: SearchStore | undefined;

  protected readonly search: SearchController;
  #texts: Texts | undefined;

  constructor() {
    super();
    this.instance = 'default';
    this.search = new SearchController(
      this,
      () => this.store ?? getStore(this.instance),
      state => this.follow(state),
    );
  }

  /** Called with each snapshot of the store, before it is rendered. */
  protected follow(state: SearchState): void {
    this.dataset.state = state.status;
  }

  protected get say(): Say {
    return this.texts.say;
  }

  protected get money(): Money {
    return this.texts.money;
  }

  private get texts(): Texts {
    if (!this.#texts) throw new Error('rendered before its language came');
    return this.#texts;
  }

  /** The first render waits for the language; until then the theme's children are all there is to see. */
  protected override async scheduleUpdate(): Promise<void> {
    this.#texts ??= await this.search.store.services.texts();
    super.scheduleUpdate();
  }
}
