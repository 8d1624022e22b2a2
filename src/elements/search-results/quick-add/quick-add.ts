import {html, nothing, type TemplateResult} from 'lit';
import type {ProductItem, Variant} from '../../../core/contract/schema.ts';
import {addToCart, CartRefusal} from '../../../service/shopify/cart.ts';
import {SearchAddToCartEvent} from '../../../store/events.ts';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import {crossStyles} from '../../shared/cross.styles.ts';
import {Lazy} from '../../shared/lazy.ts';
import {textContent} from '../../shared/text-content.ts';
import {ANNOUNCEMENT_MS} from '../announcement.ts';
import {PlacedFeature} from '../placed-feature.ts';
import type {Places} from '../places.ts';
import type {OptionPicker} from './option-picker.ts';
import {quickAddStyles} from './quick-add.styles.ts';

type Progress = 'busy' | 'done' | 'failed';

interface Announcement {
  readonly text: string;
  readonly isFailure: boolean;
}

/** How long a button and the announcement show the outcome. */
const OUTCOME_MS = 6000;
const LABELS = {busy: 'add_busy', done: 'add_done', failed: 'retry'} as const;
const SILENCE: Announcement = {text: '', isFailure: false};

/**
 * Adds products to the cart from their cards: a product's only variant at once, one of several by a picker. Loaded for lists
 * with the attribute.
 */
export class QuickAdd extends PlacedFeature {
  protected readonly places: Partial<Places> = {
    action: (...shown) => this.#button(...shown),
    dialogs: () => this.#dialogs(),
  };
  readonly #picker = new Lazy(this.host, async (): Promise<OptionPicker> => {
    const {OptionPicker} = await import('./option-picker.ts');
    return new OptionPicker(this.host);
  });
  /** By the product's id. */
  readonly #progress = new Map<string, Progress>();
  #announcement = SILENCE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override hostConnected(): void {
    super.hostConnected();
    const {shadowRoot} = this.host;
    adoptStyles(this.host, quickAddStyles);
    if (!shadowRoot) return;
    adoptStyles(shadowRoot, quickAddStyles);
    adoptStyles(shadowRoot, crossStyles);
  }

  override hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#forget();
    super.hostDisconnected();
  }

  #dialogs(): TemplateResult {
    const {text, isFailure} = this.#announcement;
    return html`
      <p part="announcement" role="status" ?data-failed=${isFailure} ${textContent(text)}></p>
      ${this.#picker.value?.render()}
    `;
  }

  /** Renders a card's button. @param shown the variant that the card shows. */
  #button(item: ProductItem, shown: Variant | undefined): TemplateResult | typeof nothing {
    const {localization} = this.host;
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
    const {localization} = this.host;
    try {
      const picker = await this.#picker.ready();
      picker.open(item, variant, chosen => this.#add(item, chosen));
    } catch {
      if (localization) this.#report(item.product_id, 'failed', localization.translate('add_failed'));
    }
  }

  /** @returns why the variant was not added, in the cart's own words if it has some. */
  async #add({title, product_id}: ProductItem, {id}: Variant): Promise<string | undefined> {
    const {localization} = this.host;
    if (!localization || !this.host.dispatchEvent(new SearchAddToCartEvent(id, 1))) return undefined;
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
    this.host.redraw(id);
    if (progress === 'busy') {
      this.#announce({text, isFailure: false});
      return;
    }
    clearTimeout(this.#timer);
    // When the picker has closed: what is behind a modal dialog is not announced.
    this.#timer = setTimeout(() => {
      this.#announce({text, isFailure: progress === 'failed'});
      this.#timer = setTimeout(() => this.#forget(), OUTCOME_MS);
    }, ANNOUNCEMENT_MS);
  }

  #forget(): void {
    for (const [id, progress] of this.#progress) {
      if (progress === 'busy') continue;
      this.#progress.delete(id);
      this.host.redraw(id);
    }
    this.#announce(SILENCE);
  }

  #announce(announcement: Announcement): void {
    this.#announcement = announcement;
    this.host.requestUpdate();
  }
}
