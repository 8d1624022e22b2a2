import {css} from 'lit';

/** Styles of the theme's own cards, in light DOM; see `adoptStyles`. */
export const platformCardStyles = css`
  /* As in the theme's own grid: nothing around the card clips it, and its pictures are snapped to the same pixels. */
  li:where(.search-card[data-theme-card]) {
    gap: 0;
    content-visibility: visible;
    line-height: var(--_leading);
  }
  /* Room for what the theme's card will have more, so that nothing moves when it comes. */
  li:where(.search-card[data-type='product']:not([data-theme-card])) {
    margin-block-end: var(--_more, 0);
  }
`;
