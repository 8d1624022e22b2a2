import type {Hit} from '../core/answer.ts';
import {matchingVariant} from '../core/variant.ts';
import type {Texts} from '../store/page.ts';
import type {DrawCard} from './card-list.ts';
import {type CardContext, picture, productCard, title} from './cards.ts';
import type {SearchResultsElement} from './search-results.ts';

/** Code that not every list needs, each fetched when it is first asked for; `undefined` until then. */
export interface CardParts {
  readonly written: () => typeof import('./written-cards.ts') | undefined;
}

/** How a list draws its cards; `undefined` while code that they need is on its way. */
export function drawCards(
  list: SearchResultsElement,
  texts: Texts,
  hits: readonly Hit[],
  parts: CardParts,
): DrawCard | undefined {
  const {config} = list.store.services;
  const filters = list.store.state.answer?.request.filters ?? {};
  const written = hits.some(({item}) => item.content_type !== 'product') ? parts.written() : null;
  if (written === undefined) return;
  const taxNote = list.querySelector('[slot=tax-note]')?.textContent?.trim();
  const context: CardContext = {...texts, ...config, taxNote, title, picture};
  return ({item}, _card, index) => {
    const first = index < (Number(list.columns) || 4);
    if (item.content_type !== 'product') return written?.writtenCard(item, context, first);
    const variant = matchingVariant(item, filters);
    return productCard(item, context, {variant, first, options: () => undefined, action: undefined});
  };
}
