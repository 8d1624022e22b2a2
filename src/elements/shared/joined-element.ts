import type {CSSResult} from 'lit';
import {getStore} from '../../store/registry.ts';
import type {SearchState} from '../../store/search-state.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {adoptStyles} from './adopt-styles.ts';
import {controlStyles} from './control.styles.ts';
import {RenderedElement} from './rendered-element.ts';

/** Between two tries to fetch code, such as that of the banner for a shopper who is offline. */
const RETRY_MS = 2000;

/** What the results and the facets have in common: a store, and controls in a shadow root. */
export abstract class JoinedElement extends RenderedElement {
  /** Names the store this element shares with others; `default` unless the page has several searches. */
  declare instance: string | null;

  protected abstract readonly styles: CSSResult;
  #store: SearchStore | undefined;
  #leaving: AbortController | undefined;

  /** Made with the first render: until then the theme's children are what there is to see. */
  protected get root(): ShadowRoot {
    if (!this.shadowRoot) {
      const root = this.attachShadow({mode: 'open'});
      for (const styles of [controlStyles, this.styles]) adoptStyles(root, styles);
    }
    return this.shadowRoot as ShadowRoot;
  }

  /** The store: that of the `instance`, or the one it is set to. */
  get store(): SearchStore {
    return this.#store ?? getStore(this.instance ?? undefined);
  }

  set store(store: SearchStore | undefined) {
    this.#store = store;
    // As with any other setting.
    this.attributeChangedCallback();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#enter();
  }

  disconnectedCallback(): void {
    this.#leaving?.abort();
    this.#leaving = undefined;
  }

  override attributeChangedCallback(): void {
    // Those it comes with are told of before it is connected.
    if (this.#leaving) this.#enter();
  }

  /** Whether a snapshot of the store has to be rendered; all have, where this is left out. */
  protected concerns?(state: SearchState): boolean;

  /**
   * Code that few pages need, its styles and what it says: fetched when it is first asked for, `undefined` until then.
   *
   * @param place where its styles hold: in the element only, or on the page around it too.
   */
  protected onDemand<T extends object & {readonly styles?: CSSResult}>(
    load: () => Promise<T>,
    place: 'element' | 'page' = 'element',
  ): () => T | undefined {
    let code: T | undefined;
    let asked = false;
    const use = (loaded: T) => {
      // Asked for again by the first render where the element is then.
      asked = this.isConnected;
      if (!asked) return;
      code = loaded;
      if (loaded.styles) {
        adoptStyles(this.root, loaded.styles);
        if (place === 'page') adoptStyles(this, loaded.styles);
      }
      this.requestUpdate();
    };
    const askAgain = () => {
      asked = false;
      setTimeout(() => this.requestUpdate(), RETRY_MS);
    };
    return () => {
      if (!asked) load().then(use, askAgain);
      asked = true;
      return code;
    };
  }

  #enter(): void {
    this.#leaving?.abort();
    this.#leaving = new AbortController();
    this.join(this.#leaving.signal);
  }

  /** Takes part in its search, as its attributes say now, until `leaving`. */
  protected join(leaving: AbortSignal): void {
    const undo = this.store.subscribe(state => {
      this.dataset.state = state.status;
      if (this.concerns?.(state) ?? true) this.requestUpdate();
    });
    leaving.addEventListener('abort', undo);
  }
}
