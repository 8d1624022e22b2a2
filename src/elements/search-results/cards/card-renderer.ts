import {nothing, type TemplateResult} from 'lit';
import type {Hit} from '../../../core/contract/answer.ts';
import type {ProductItem, ResultItem, Variant} from '../../../core/contract/schema.ts';
import {itemAddress, matchingVariant} from '../../../core/products/variant.ts';
import {Lazy} from '../../shared/lazy.ts';
import type {ResultsHost} from '../results-host.ts';
import type {CardContent} from './card-grid.ts';
import {contentCard} from './content-card.ts';
import {type CardContext, productCard} from './product-card.ts';
import type {Swatches} from './swatches.ts';

/** Cards in the first row, where the list does not say how many. */
const USUAL_COLUMNS = 4;

/** Draws the card of each kind of result, with the code of quick add and of the theme's own templates where a list has them. */
export class CardRenderer {
  readonly #host: ResultsHost;
  readonly #swatches: () => Swatches | undefined;
  readonly #templates;
  readonly #quickAdd;
  #context: CardContext | undefined;

  /** @param swatches gives them once they are loaded; cards keep their place. */
  constructor(host: ResultsHost, swatches: () => Swatches | undefined) {
    this.#host = host;
    this.#swatches = swatches;
    this.#templates = new Lazy(host, async () => {
      const {TemplateCards} = await import('../../page-extras.ts');
      return new TemplateCards(host);
    });
    this.#quickAdd = new Lazy(host, async () => {
      const {QuickAdd} = await import('../../page-extras.ts');
      return new QuickAdd(host);
    });
  }

  /** Loads the code that the cards need. Call it in `willUpdate`. */
  load(): void {
    if (this.#isCustom) this.#templates.load();
    if (this.#host.quickAdd) this.#quickAdd.load();
  }

  /** Whether the code that the cards need is loaded. */
  get isReady(): boolean {
    return !(this.#isCustom && !this.#templates.value) && !(this.#host.quickAdd && !this.#quickAdd.value);
  }

  /** The option picker and the announcements of quick add, which belong into the shadow root. */
  get overlay(): unknown {
    return this.#quickAdd.value?.render() ?? nothing;
  }

  /** Reads what all cards share, before they are drawn. */
  prepare(): void {
    const {localization, store} = this.#host;
    const {status, answer} = store.state;
    const taxNote = [...this.#host.children].find(({slot}) => slot === 'tax-note')?.textContent ?? '';
    this.#context = localization && {...localization, ...store.services.config, taxNote};
    if (this.#context)
      this.#templates.value?.showEmpty(status === 'empty' ? answer : undefined, this.#context);
  }

  draw({item}: Hit, index: number, key: string): CardContent {
    const context = this.#context;
    if (!context) return {content: nothing};
    const isFirstRow = index < (Number.parseInt(this.#host.columns ?? '', 10) || USUAL_COLUMNS);
    if (item.content_type !== 'product')
      return this.#withTheme(item, context, () => contentCard(item, context, isFirstRow));
    const variant = this.#shownVariant(item);
    const shown = withVariant(item, variant);
    return this.#withTheme(shown, context, () => {
      const swatches = this.#swatches();
      const options = swatches && ((name: string) => swatches.render(name, item, variant, key));
      const action = this.#host.quickAdd ? this.#quickAdd.value?.button(item, variant) : nothing;
      return productCard(shown, context, {isFirstRow, options, action});
    });
  }

  /** The theme's card, or else the usual one. */
  #withTheme(item: ResultItem, context: CardContext, usual: () => TemplateResult): CardContent {
    return this.#templates.value?.card(item, context, usual) ?? {content: usual()};
  }

  /** The variant that the shopper chose on the card, or else the one that the option filter picked out. */
  #shownVariant(item: ProductItem): Variant | undefined {
    const {answer} = this.#host.store.state;
    return this.#swatches()?.chosenVariant(item) ?? matchingVariant(item, answer?.request.filters ?? {});
  }

  /** Whether the theme makes cards itself. */
  get #isCustom(): boolean {
    const {renderItem, children} = this.#host;
    return Boolean(renderItem) || [...children].some(child => child.matches('template[slot]'));
  }
}

/** The product as its card shows it: with a variant picked out, by that variant's picture, price and link. */
function withVariant(item: ProductItem, variant: Variant | undefined): ProductItem {
  if (!variant) return item;
  const {price, compare_at_price = null, available, image_url = item.image_url} = variant;
  const url = itemAddress(item, variant);
  return {...item, url, image_url, price_min: price, price_max: price, compare_at_price, available};
}
