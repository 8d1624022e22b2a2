import {css} from './rendered-element.ts';

/** The buttons stand over the ends of the options' rows, which are all of one height. */
export const recentStyles = css`
@layer storefront-search {
  .search-recent .search-option {
    block-size: 2.75rem;
    padding-inline-end: 3rem;
  }
  .search-recent bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .search-recent .search-list-heading {
    block-size: 1.75rem;
    box-sizing: border-box;
    padding-block: .4rem 0;
  }
  .search-forget {
    position: absolute;
    inset-block-start: calc(2.25rem + 1px);
    inset-inline-end: calc(.5rem + 1px);
    display: grid;
  }
  .search-forget button, .search-forget-all {
    min-block-size: 2.75rem;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .search-forget button {
    inline-size: 2.75rem;
    font-size: 1.25em;
    line-height: 1;
    opacity: .7;
  }
  .search-forget-all {
    padding-inline: 1.1rem;
    border-block-start: 1px solid var(--search-border, color-mix(in srgb, currentColor 18%, transparent));
    font-size: .875em;
    text-align: start;
    opacity: .8;
  }
  .search-forget button:is(:hover, :focus-visible), .search-forget-all:is(:hover, :focus-visible) {
    opacity: 1;
    text-decoration: underline;
  }
}
`;
