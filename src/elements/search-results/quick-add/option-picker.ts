import {html, render, type TemplateResult} from 'lit';
import type {ProductItem, Variant} from '../../../core/contract/schema.ts';
import {chooseValue, type OptionGroup, optionGroups} from '../../../core/products/variant-options.ts';
import type {Localization} from '../../../store/page.ts';

/** Adds a variant; resolves to why that could not be, if so. */
type Add = (variant: Variant) => Promise<string | undefined>;

/** What is being chosen from. */
interface Choosing {
  readonly item: ProductItem;
  readonly variant: Variant;
  readonly add: Add;
  readonly busy?: boolean;
  readonly error?: string | undefined;
}

/** A dialog to choose one of a product's variants in. */
export class OptionPicker {
  readonly element = document.createElement('dialog');
  readonly #localization: Localization;
  #choosing: Choosing | undefined;

  constructor(localization: Localization) {
    this.#localization = localization;
    this.element.part.add('picker');
    this.#closeOnBackdrop();
  }

  /** @param shown the variant to start with; one that can be bought where it can't. */
  open(item: ProductItem, shown: Variant, add: Add): void {
    const variant = shown.available ? shown : (item.variants.find(({available}) => available) ?? shown);
    this.#show({item, variant, add});
    this.element.ariaLabel = item.title;
    // One that was moved in the page is open still, but no longer over it.
    this.element.close();
    this.element.showModal();
  }

  /** The form covers the dialog. Not at the end of a drag out of it, nor by the second click of a double one that opened it. */
  #closeOnBackdrop(): void {
    const {element} = this;
    let pressed: EventTarget | null;
    element.addEventListener('pointerdown', ({target}) => {
      pressed = target;
    });
    element.addEventListener('click', ({target, detail}) => {
      if (target === element && pressed === element && detail < 2) element.close();
    });
  }

  #show(choosing: Choosing): void {
    this.#choosing = choosing;
    render(this.#content(choosing), this.element);
  }

  #content(choosing: Choosing): TemplateResult {
    const {item, variant, busy = false, error = ''} = choosing;
    const {translate, money} = this.#localization;
    const submit = (event: Event) => {
      event.preventDefault();
      if (!busy) void this.#submit(choosing);
    };
    return html`<form @submit=${submit}>
      <header><h2>${item.title}</h2>
        <button type="button" part="close" aria-label=${translate('close')} @click=${() => this.element.close()}>×</button></header>
      ${optionGroups(item.variants, variant).map(group => this.#options(group, choosing))}
      <p part="picker-price">${money.format(variant.price)}</p>
      <p part="picker-error" role="alert">${error}</p>
      <button part="add" aria-disabled=${busy}>${translate(busy ? 'add_busy' : 'addToCart')}</button>
    </form>`;
  }

  #options({name, values}: OptionGroup, choosing: Choosing): TemplateResult {
    const {item, variant} = choosing;
    const choose = (value: string) =>
      this.#show({...choosing, variant: chooseValue(item.variants, variant, name, value), error: ''});
    return html`<fieldset part="option"><legend>${name}</legend>
      ${values.map(
        ({value, chosen, available}) => html`<label part="value">
          <input type="radio" name=${name} value=${value} .checked=${chosen} ?autofocus=${chosen} ?disabled=${!available} @change=${() => choose(value)}>
          ${value}${available ? '' : ` (${this.#localization.translate('soldOut')})`}</label>`,
      )}
    </fieldset>`;
  }

  async #submit(choosing: Choosing): Promise<void> {
    this.#show({...choosing, busy: true, error: ''});
    const error = await choosing.add(choosing.variant);
    if (this.#choosing?.item !== choosing.item) return;
    this.#show({...this.#choosing, busy: false, error});
    if (!error) this.element.close();
  }
}
