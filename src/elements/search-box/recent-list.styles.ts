import {css} from 'lit';

/** The buttons lie over the ends of the options' rows, which all have the same height. In light DOM; see `adoptStyles`. */
export const recentStyles = css`
  a:where(.search-recent *) {
    block-size: 44px;
    padding-inline-end: 48px;
  }
  bdi:where(.search-recent *) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  div:where(.search-recent > div) {
    block-size: 28px;
    box-sizing: border-box;
    padding-block: 6px 0;
  }
  div:where(.search-forget) {
    position: absolute;
    inset-block-start: 37px;
    inset-inline-end: 9px;
    display: grid;
  }
  button:where(.search-forget *, .search-forget-all) {
    box-sizing: border-box;
    min-block-size: 44px;
    margin: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1;
    cursor: pointer;
  }
  button:where(.search-forget *) {
    inline-size: 44px;
    padding: 0;
    font-size: 1.25em;
    text-align: center;
    opacity: .8;
  }
  button:where(.search-forget-all) {
    padding: 6px 18px;
    border-block-start: 1px solid var(--search-border, color-mix(in srgb, currentColor 25%, transparent));
    font-size: .875em;
    text-align: start;
    opacity: .8;
  }
  button:where(.search-forget *, .search-forget-all):where(:hover, :focus-visible) {
    opacity: 1;
    text-decoration: underline;
  }
  button:where(.search-forget *, .search-forget-all):where(:focus-visible) {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: -4px;
  }
`;
