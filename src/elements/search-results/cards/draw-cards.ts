import type {Hit} from '../../../core/contract/answer.ts';
import type {Localization} from '../../../store/page.ts';
import type {ResultsHost} from '../results-host.ts';
import type {DrawCard} from './card-list.ts';
import {type CardContext, productCard} from './product-card.ts';
import type {RichCardParts} from './rich-cards.ts';

/** Code that not every list needs, each fetched when it is first asked for; `undefined` until then. */
export interface CardParts extends RichCardParts {
  readonly cards: () => typeof import('./rich-cards.ts') | undefined;
}

/** How a list draws its cards; `undefined` while code that they need is on its way. */
export function drawCards(
  list: ResultsHost,
  localization: Localization,
  hits: readonly Hit[],
  parts: CardParts,
): DrawCard | undefined {
  const {config} = list.store.services;
  const children = [...list.children];
  const taxNote = children.find(({slot}) => slot === 'tax-note')?.textContent ?? '';
  const context: CardContext = {...localization, ...config, taxNote};
  const isCustom = list.renderItem || children.some(each => each.matches('template[slot]'));
  // What is drawn in another way from the start; swatches come into places that are kept for them.
  const special =
    isCustom ||
    list.quickAdd ||
    list.store.state.answer?.request.filters.filter_option_name ||
    hits.some(({item}) => item.content_type !== 'product');
  const rich = special || hits.some(({item}) => item.content_type === 'product' && item.variants[1]);
  const draw = rich ? parts.cards()?.drawRichCards(list, context, {...parts, isCustom}) : undefined;
  if (special && !draw) return;
  const row = Number.parseInt(list.columns ?? '', 10) || 4;
  return ({item}, card, index) =>
    draw ? draw(item, card, index < row) : productCard(item as never, context, index < row, {});
}
