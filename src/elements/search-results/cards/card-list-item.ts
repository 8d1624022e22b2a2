import {html, type TemplateResult} from 'lit';
import type {Hit} from '../../../core/contract/answer.ts';
import {skeleton} from './product-card.ts';

/** A place of the list of cards, under a key that stays with it. */
export interface CardListItem {
  readonly key: string;
  readonly template: TemplateResult;
}

/** The list item of a card. */
export const cardItem = ({item}: Hit, content: unknown): TemplateResult =>
  html`<li class="search-card" data-type=${item.content_type}>${content}</li>`;

/** The list item of a card in a list that goes on by itself (ARIA practices, "Feed"). @param total -1 if it is unknown. */
export const feedItem = ({item, position}: Hit, content: unknown, total: number): TemplateResult =>
  html`<li
    class="search-card"
    data-type=${item.content_type}
    role="article"
    tabindex="0"
    aria-label=${item.title}
    aria-posinset=${position + 1}
    aria-setsize=${total}
  >
    ${content}
  </li>`;

/** Places of cards that are on their way. @param isMore whether they follow cards, so that they have the height of these. */
export const skeletonItems = (length: number, isMore: boolean): CardListItem[] =>
  Array.from({length}, (_, index) => ({
    key: `skeleton-${index}`,
    template: html`<li class="search-card search-skeleton" aria-hidden="true" ?data-more=${isMore}>
      ${skeleton()}
    </li>`,
  }));
