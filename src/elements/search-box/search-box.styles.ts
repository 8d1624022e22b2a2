import {css} from 'lit';

/** The place of the panel, in light DOM; see `adoptStyles`. Its looks come with its code. */
export const searchBoxStyles = css`
  :where(:has(> .search-root)) {
    display: block;
    anchor-name: --search-box;
    anchor-scope: --search-box;
  }
  div:where(.search-root) {
    display: contents;
  }
  span:where(.search-hidden) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    block-size: 1px;
    clip-path: inset(50%);
  }
`;
