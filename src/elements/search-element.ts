import {LitElement, type PropertyDeclarations} from 'lit';
import type {Say} from '../core/messages.ts';
import type {Money} from '../core/money.ts';
import {getTexts, type Texts} from '../store/page.ts';
import {getStore} from '../store/registry.ts';
import {SearchController} from '../store/search-controller.ts';
import type {SearchState} from '../store/search-state.ts';
import type {SearchStore} from '../store/search-store.ts';

/** What the results and the facets have in common: a store, a language, and `data-state`. */
export abstract class SearchElement extends LitElement {
  static override properties: PropertyDeclarations = {instance: {}, store: {attribute: false}};

  /** Names the store this element shares with others; `default` unless the page has several searches. */
  declare instance: string | null;
  /** A store to use in place of the one that `instance` names. */
  declare store: SearchStore | undefined;

  protected readonly search = new SearchController(
    this,
    () => this.store ?? getStore(this.instance ?? undefined),
    state => this.follow(state),
  );
  protected say!: Say;
  protected money!: Money;
  #texts: Texts | undefined;

  /** Called with each snapshot of the store, before it is rendered. */
  protected follow({status}: SearchState): void {
    this.dataset.state = status;
  }

  /** The first render waits for the language; until then the theme's children are all there is to see. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.#texts) {
      this.#texts = await getTexts();
      Object.assign(this, this.#texts);
    }
    super.scheduleUpdate();
  }
}
