import type {Hit} from '../../../core/contract/answer.ts';
import type {ResultItem} from '../../../core/contract/schema.ts';

/** A card that shows another item than before, or is new. */
export interface ChangedCard {
  readonly card: HTMLElement;
  readonly item: ResultItem;
  /** Whether it showed another item. */
  readonly isReused: boolean;
}

/**
 * Finds the cards that an update has drawn for another item.
 *
 * @param cards in the order of the hits.
 * @param before the key of each item's card before the update.
 * @param now the same after it.
 */
export function changedCards(
  cards: readonly HTMLElement[],
  hits: readonly Hit[],
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): ChangedCard[] {
  const known = new Set(before.values());
  return hits.flatMap(({item}, index) => {
    const card = cards[index];
    const key = now.get(item.product_id);
    if (!card || key === undefined || before.get(item.product_id) === key) return [];
    return [{card, item, isReused: known.has(key)}];
  });
}

/** Empties the picture of a card that was drawn over: the browser shows the previous one until the next has loaded. */
export function restartPicture(card: HTMLElement): void {
  const image = card.querySelector('img');
  if (!image || image.complete) return;
  const {src, srcset} = image;
  image.srcset = image.src = '';
  image.srcset = srcset;
  image.src = src;
}
