import {html, nothing, type TemplateResult} from 'lit';
import type {ProductItem, Variant} from '../../../core/contract/schema.ts';
import {addToCart, CartRefusal} from '../../../service/shopify/cart.ts';
import {SearchAddToCartEvent} from '../../../store/events.ts';
import type {Localization} from '../../../store/page.ts';
import type {ResultsHost} from '../results-host.ts';
import {OptionPicker} from './option-picker.ts';

export {quickAddStyles as styles} from './quick-add.styles.ts';

type Progress = 'busy' | 'done' | 'failed';

/** How long a button and the announcement say how it went. */
const TOLD_MS = 6000;
const TEXTS = {busy: 'add_busy', done: 'add_done', failed: 'retry'} as const;

const lists = new WeakMap<ResultsHost, QuickAdd>();

/** The quick add of a list. Fetched where the list has the attribute. */
export function quickAddOf(list: ResultsHost, localization: Localization, redraw: () => unknown): QuickAdd {
  const quickAdd = lists.get(list) ?? new QuickAdd(list, localization, redraw);
  lists.set(list, quickAdd);
  return quickAdd;
}

/** Puts products into the cart from their cards: the one variant at once, one of several by a picker. */
class QuickAdd {
  readonly #list: ResultsHost;
  readonly #localization: Localization;
  readonly #redraw: () => unknown;
  readonly #status = document.createElement('p');
  readonly #picker: OptionPicker;
  /** How it went with each product, by its id. */
  readonly #progress = new Map<string, Progress>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param redraw draws the cards anew. */
  constructor(list: ResultsHost, localization: Localization, redraw: () => unknown) {
    this.#list = list;
    this.#localization = localization;
    this.#redraw = redraw;
    this.#status.role = 'status';
    this.#status.part.add('announcement');
    const root = list.shadowRoot as ShadowRoot;
    this.#picker = new OptionPicker(localization);
    root.append(this.#status, this.#picker.element);
  }

  /** A card's button. @param shown the variant that the card shows. */
  button(item: ProductItem, shown: Variant | undefined): TemplateResult | typeof nothing {
    const {translate} = this.#localization;
    const [only, second] = item.variants;
    // In stock, but the answer does not say what to put into the cart (§2.2 `variants` is optional).
    if (item.available && !only) return nothing;
    const progress = this.#progress.get(item.product_id);
    const closed = !item.available || !only;
    const text = closed ? 'soldOut' : progress ? TEXTS[progress] : second ? 'chooseOptions' : 'addToCart';
    const onClick = ({detail}: MouseEvent) => {
      // Not by what was drawn: a second click may come before it is drawn anew. That of a double click asks for no second one.
      if (closed || detail > 1 || this.#progress.get(item.product_id) === 'busy') return;
      if (second) this.#picker.open(item, shown ?? only, variant => this.#add(item, variant));
      else void this.#add(item, only);
    };
    return html`<button class="search-quick-add" type="button" aria-label="${translate(text)}: ${item.title}" aria-disabled=${closed || progress === 'busy'}
      aria-haspopup=${second && !closed ? 'dialog' : 'false'} aria-busy=${progress === 'busy'} @click=${onClick}>${translate(text)}</button>`;
  }

  /** @returns why it was not added, in the cart's own words where it has some. */
  async #add({title, product_id}: ProductItem, variant: Variant): Promise<string | undefined> {
    const {translate} = this.#localization;
    const request = new SearchAddToCartEvent(variant.id, 1);
    if (!this.#list.dispatchEvent(request)) return;
    this.#report(product_id, 'busy', translate('add_busy'));
    try {
      const {rootUrl} = this.#list.store.services.config;
      await addToCart({variantId: variant.id, quantity: 1, productId: product_id}, rootUrl);
      this.#report(product_id, 'done', `${translate('add_done')}: ${title}`);
    } catch (error) {
      const reason = (error instanceof CartRefusal && error.message) || translate('add_failed');
      this.#report(product_id, 'failed', reason);
      return reason;
    }
  }

  #report(id: string, progress: Progress, text: string): void {
    this.#progress.set(id, progress);
    this.#tell(text, progress === 'failed');
    if (progress === 'busy') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#forget(), TOLD_MS);
  }

  #forget(): void {
    for (const [id, progress] of this.#progress) if (progress !== 'busy') this.#progress.delete(id);
    this.#tell('', false);
  }

  #tell(text: string, isFailure: boolean): void {
    this.#status.textContent = text;
    this.#status.toggleAttribute('data-failed', isFailure);
    this.#redraw();
  }
}
