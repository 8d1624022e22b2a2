import {html, nothing, type TemplateResult} from 'lit';
import type {Hit} from '../../../core/contract/answer.ts';
import type {ResultItem} from '../../../core/contract/schema.ts';
import {numericId} from '../../../core/products/numeric-id.ts';
import {skeleton} from './product-card.ts';

/** A place of the list of cards, under a key that stays with it. */
export interface CardListItem {
  readonly key: string;
  readonly template: TemplateResult;
}

/** The list item of a card. */
export const cardItem = ({item}: Hit, content: unknown): TemplateResult =>
  html`<li
    class="search-card"
    data-type=${item.content_type}
    data-product-id=${productId(item)}
    data-product-gid=${productGid(item)}
    data-handle=${item.handle}
    >${content}</li
  >`;

/** The list item of a card in a list that goes on by itself (ARIA practices, "Feed"). @param total -1 if it is unknown. */
export const feedItem = ({item, position}: Hit, content: unknown, total: number): TemplateResult =>
  html`<li
    class="search-card"
    data-type=${item.content_type}
    data-product-id=${productId(item)}
    data-product-gid=${productGid(item)}
    data-handle=${item.handle}
    role="article"
    tabindex="0"
    aria-label=${item.title}
    aria-posinset=${position + 1}
    aria-setsize=${total}
  >
    ${content}
  </li>`;

/** Products only: the key has this name for every kind of result (§2.2), but other apps take its value for a product's. */
const productGid = ({content_type, product_id}: ResultItem) =>
  content_type === 'product' ? product_id : nothing;

const productId = ({content_type, product_id}: ResultItem) =>
  (content_type === 'product' && numericId(product_id)) || nothing;

/** Places of cards that are on their way. @param isMore whether they follow cards, so that they have the height of these. */
export const skeletonItems = (length: number, isMore: boolean): CardListItem[] =>
  Array.from({length}, (_, index) => ({
    key: `skeleton-${index}`,
    template: html`<li class="search-card search-skeleton" aria-hidden="true" ?data-more=${isMore}>
      ${skeleton()}
    </li>`,
  }));
