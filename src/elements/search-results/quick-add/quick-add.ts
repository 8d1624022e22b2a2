import {html, nothing, type TemplateResult} from 'lit';
import type {ProductItem, Variant} from '../../../core/contract/schema.ts';
import {addToCart, CartRefusal} from '../../../service/shopify/cart.ts';
import {SearchAddToCartEvent} from '../../../store/events.ts';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import {crossStyles} from '../../shared/cross.styles.ts';
import {textContent} from '../../shared/text-content.ts';
import {ANNOUNCEMENT_MS} from '../announcement.ts';
import type {CardList} from '../cards/card-list.ts';
import {type Feature, type ListHost, onceFor} from '../feature.ts';
import type {OptionPicker} from './option-picker.ts';
import {quickAddStyles} from './quick-add.styles.ts';

type Progress = 'busy' | 'done' | 'failed';

/** Time that a button and the announcement show the outcome, in milliseconds. */
const OUTCOME_MS = 6000;
const LABELS = {busy: 'add_busy', done: 'add_done', failed: 'retry'} as const;

export interface CartHost extends ListHost {
  readonly cardList: CardList;
}

/** Adds products to the cart from their cards: at once if there is one variant, otherwise by a picker. */
export const quickAdd: Feature<CartHost> = (list, signal) => {
  adoptStyles(list, quickAddStyles);
  for (const styles of [quickAddStyles, crossStyles]) adoptStyles(list.renderRoot, styles);
  const buttons = buttonsOf(list);
  signal.addEventListener('abort', () => buttons.forget());
  return {
    places: {action: (...shown) => buttons.render(...shown), dialogs: () => buttons.renderDialogs()},
  };
};

/** The buttons of a list. Requests to the cart go on while the list is moved on the page. */
class CartButtons {
  readonly #list: CartHost;
  #picker: OptionPicker | undefined;
  /** By the product's id. */
  readonly #progress = new Map<string, Progress>();
  #announcement = '';
  #isFailure = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(list: CartHost) {
    this.#list = list;
  }

  renderDialogs(): TemplateResult {
    return html`
      <p part="announcement" role="status" ?data-failed=${this.#isFailure} ${textContent(this.#announcement)}></p>
      ${this.#picker?.render()}
    `;
  }

  /** Renders a card's button. @param shown the variant that the card shows. */
  render(item: ProductItem, shown: Variant | undefined): TemplateResult | typeof nothing {
    const {localization} = this.#list;
    const [only, second] = item.variants;
    // Purchasable, but the answer does not say what to add (§2.2 `variants` is optional).
    if (!localization || (item.available && !only)) return nothing;
    const progress = this.#progress.get(item.product_id);
    const isSoldOut = !item.available || !only;
    const label = progress ? LABELS[progress] : second ? 'chooseOptions' : 'addToCart';
    const text = localization.translate(isSoldOut ? 'soldOut' : label);
    return html`<button
      class="search-quick-add"
      type="button"
      aria-label="${text}: ${item.title}"
      aria-disabled=${isSoldOut || progress === 'busy'}
      aria-haspopup=${second && !isSoldOut ? 'dialog' : 'false'}
      aria-busy=${progress === 'busy'}
      @click=${({detail}: MouseEvent) => isSoldOut || this.#onClick(item, shown ?? only, detail)}
      ${textContent(text)}
    ></button>`;
  }

  #onClick(item: ProductItem, variant: Variant, clicks: number): void {
    // Ignores the second click of a double click, and one that comes before the button shows that it is busy.
    if (clicks > 1 || this.#progress.get(item.product_id) === 'busy') return;
    if (item.variants[1]) void this.#openPicker(item, variant);
    else void this.#add(item, variant);
  }

  async #openPicker(item: ProductItem, variant: Variant): Promise<void> {
    const {localization} = this.#list;
    try {
      const {OptionPicker} = await import('./option-picker.ts');
      this.#picker ??= new OptionPicker(this.#list);
      this.#picker.open(item, variant, chosen => this.#add(item, chosen));
    } catch {
      if (localization) this.#report(item.product_id, 'failed', localization.translate('add_failed'));
    }
  }

  /** @returns the reason why the variant was not added, in the cart's own words if it gives some. */
  async #add({title, product_id}: ProductItem, {id}: Variant): Promise<string | undefined> {
    const {localization} = this.#list;
    if (!localization || !this.#list.dispatchEvent(new SearchAddToCartEvent(id, 1))) return undefined;
    const {translate, rootUrl} = localization;
    this.#report(product_id, 'busy', translate('add_busy'));
    try {
      await addToCart({variantId: id, quantity: 1, productId: product_id}, rootUrl);
      this.#report(product_id, 'done', `${translate('add_done')}: ${title}`);
      return undefined;
    } catch (error) {
      const reason = (error instanceof CartRefusal && error.message) || translate('add_failed');
      this.#report(product_id, 'failed', reason);
      return reason;
    }
  }

  #report(id: string, progress: Progress, text: string): void {
    this.#progress.set(id, progress);
    this.#list.cardList.redraw(id);
    if (progress === 'busy') {
      this.#announce(text);
      return;
    }
    clearTimeout(this.#timer);
    // Waits until the picker has closed: browsers do not announce a status behind a modal dialog.
    this.#timer = setTimeout(() => {
      this.#announce(text, progress === 'failed');
      this.#timer = setTimeout(() => this.forget(), OUTCOME_MS);
    }, ANNOUNCEMENT_MS);
  }

  /** Forgets all outcomes, but not pending requests to the cart. */
  forget(): void {
    clearTimeout(this.#timer);
    for (const [id, progress] of this.#progress) {
      if (progress === 'busy') continue;
      this.#progress.delete(id);
      this.#list.cardList.redraw(id);
    }
    this.#announce('');
  }

  #announce(text: string, isFailure = false): void {
    this.#announcement = text;
    this.#isFailure = isFailure;
    this.#list.requestUpdate();
  }
}

const buttonsOf = onceFor((list: CartHost) => new CartButtons(list));
