import type {ProductItem, ResultItem, Variant} from '../../../core/contract/schema.ts';
import {itemAddress, matchingVariant} from '../../../core/products/variant.ts';
import type {ResultsHost} from '../results-host.ts';
import {writtenCard} from './content-card.ts';
import {type CardContext, productCard} from './product-card.ts';
import {chosenVariant, swatches} from './swatches.ts';

export {richCardStyles as styles} from './rich-cards.styles.ts';

/** Code that few lists need, `undefined` while it is on its way. */
export interface RichCardParts {
  readonly custom: () => typeof import('./template-cards.ts') | undefined;
  readonly quickAdd: () => typeof import('../quick-add/quick-add.ts') | undefined;
  /** Renders the cards again, even while another search is running. */
  readonly redraw: () => unknown;
}

/** What a card shows of an item. @param first whether it stands in the first row. */
export type DrawItem = (item: ResultItem, card: HTMLElement, first: boolean) => unknown;

/**
 * Draws the cards that are more than a product with one variant. Fetched with the first of them.
 *
 * @returns `undefined` while code that they need is on its way.
 */
export function drawRichCards(
  list: ResultsHost,
  context: CardContext,
  parts: RichCardParts & {readonly isCustom: unknown},
): DrawItem | undefined {
  const {status, answer} = list.store.state;
  const [custom, quickAdd] = [
    parts.isCustom ? parts.custom() : null,
    list.quickAdd ? parts.quickAdd() : null,
  ];
  if (custom === undefined || quickAdd === undefined) return;
  const filters = answer?.request.filters ?? {};
  custom?.showEmpty(list, status === 'empty' ? answer : undefined, context);
  return (item, card, first) => {
    if (item.content_type !== 'product')
      return custom?.customCard(list, card, item, context) ?? writtenCard(item, context, first);
    const variant = chosenVariant(card, item) ?? matchingVariant(item, filters);
    const shown = withVariant(item, variant);
    return (
      custom?.customCard(list, card, shown, context) ??
      productCard(shown, context, first, {
        options: name =>
          swatches(name, item, variant, {card, translate: context.translate, redraw: parts.redraw}),
        action: quickAdd?.quickAddOf(list, context, parts.redraw).button(item, variant),
      })
    );
  };
}

/** The product as its card shows it: with a variant picked out, by that variant's picture, price and link. */
function withVariant(item: ProductItem, variant: Variant | undefined): ProductItem {
  if (!variant) return item;
  const {price, compare_at_price = null, available, image_url = item.image_url} = variant;
  const url = itemAddress(item, variant);
  return {...item, url, image_url, price_min: price, price_max: price, compare_at_price, available};
}
