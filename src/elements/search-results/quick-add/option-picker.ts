import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {ProductItem, Variant} from '../../../core/contract/schema.ts';
import {chooseValue, type OptionGroup, optionGroups} from '../../../core/products/variant-options.ts';
import {Backdrop} from '../../shared/backdrop.ts';
import type {Localization} from '../../shared/localize.ts';
import {textContent} from '../../shared/text-content.ts';
import type {ListHost} from '../feature.ts';

/** Adds a variant; resolves to the reason if that fails. */
type Add = (variant: Variant) => Promise<string | undefined>;

interface Choice {
  readonly item: ProductItem;
  readonly variant: Variant;
  readonly add: Add;
  readonly isBusy?: boolean;
  readonly error?: string | undefined;
}

/** A dialog in which the shopper chooses one of a product's variants. */
export class OptionPicker {
  readonly #host: ListHost;
  readonly #backdrop = new Backdrop();
  #choice: Choice | undefined;

  constructor(host: ListHost) {
    this.#host = host;
  }

  /** @param shown the variant to start with; a purchasable one if it is sold out. */
  open(item: ProductItem, shown: Variant, add: Add): void {
    const variant = shown.available ? shown : (item.variants.find(({available}) => available) ?? shown);
    this.#update({item, variant, add});
    void this.#host.updateComplete.then(() => {
      const dialog = this.#dialog;
      // A dialog that was moved within the page is still open, but no longer modal.
      dialog?.close();
      dialog?.showModal();
    });
  }

  render(): TemplateResult {
    const {localization} = this.#host;
    return html`<dialog
      part="picker"
      data-lenis-prevent
      aria-label=${this.#choice?.item.title ?? nothing}
      @pointerdown=${this.#backdrop}
      @click=${this.#backdrop}
    >
      ${this.#choice && localization ? this.#form(this.#choice, localization) : nothing}
    </dialog>`;
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLDialogElement>('[part=picker]');
  }

  #form(choice: Choice, {translate, money}: Localization): TemplateResult {
    const {item, variant, isBusy = false, error = ''} = choice;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      if (!isBusy) void this.#submit(choice);
    };
    return html`<form @submit=${onSubmit}>
      <header>
        <h2>${item.title}</h2>
        <button
          type="button"
          part="close"
          class="search-cross"
          aria-label=${translate('close')}
          @click=${() => this.#dialog?.close()}
        ></button>
      </header>
      ${optionGroups(item.variants, variant).map(group => this.#options(group, choice, translate))}
      <p part="picker-price" ${textContent(money.format(variant.price))}></p>
      <p part="picker-error" role="alert" ${textContent(error)}></p>
      <button part="add" aria-disabled=${isBusy} ${textContent(translate(isBusy ? 'add_busy' : 'addToCart'))}></button>
    </form>`;
  }

  #options(
    {name, values}: OptionGroup,
    choice: Choice,
    translate: Localization['translate'],
  ): TemplateResult {
    const {item, variant} = choice;
    const choose = (value: string) =>
      this.#update({...choice, variant: chooseValue(item.variants, variant, name, value), error: ''});
    return html`<fieldset part="option">
      <legend>${name}</legend>
      ${values.map(
        ({value, chosen, available}) => html`<label part="value">
          <input
            type="radio"
            name=${name}
            value=${value}
            .checked=${live(chosen)}
            ?autofocus=${chosen}
            ?disabled=${!available}
            @change=${() => choose(value)}
          />
          ${value}${available ? nothing : ` (${translate('soldOut')})`}
        </label>`,
      )}
    </fieldset>`;
  }

  async #submit(choice: Choice): Promise<void> {
    this.#update({...choice, isBusy: true, error: ''});
    const error = await choice.add(choice.variant);
    // Another product may have been opened meanwhile.
    if (this.#choice?.item !== choice.item) return;
    this.#update({...this.#choice, isBusy: false, error});
    if (!error) this.#dialog?.close();
  }

  #update(choice: Choice): void {
    this.#choice = choice;
    this.#host.requestUpdate();
  }
}
