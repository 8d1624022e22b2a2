import {css} from 'lit';

/** Styles of what the theme shows between cards, in light DOM; see `adoptStyles`. */
export const bannerStyles = css`
  /* A card fills the place before a wide banner that did not fit its row. */
  ul:where(.search-grid:has(> [data-span])) {
    grid-auto-flow: dense;
  }
  li:where(.search-banner) {
    display: grid;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    /* As the cards, which are laid out when they come into view. */
    content-visibility: auto;
    contain-intrinsic-height: auto var(--_card, 352px);
    overflow-clip-margin: 6px;
  }
  /* In a list of one column, a second one would be added. */
  li:where(.search-banner[data-span]) {
    grid-column: span min(2, var(--search-columns, 2));
  }
`;
