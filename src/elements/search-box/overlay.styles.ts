import {css} from 'lit';

/**
 * Styles of the overlay, in light DOM. The position of the box overrides all rules of the theme, also with `!important`, which only a
 * layer can do. For the other rules see `adoptStyles`.
 */
export const overlayStyles = css`
@layer storefront-search {
  :popover-open:has(> .search-root) {
    position: fixed !important;
    inset: var(--_overlay-top, 0) 0 auto !important;
    box-sizing: border-box !important;
    display: grid !important;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    gap: 8px;
    inline-size: 100% !important;
    max-inline-size: none !important;
    block-size: var(--_overlay-height, 100dvh) !important;
    max-block-size: none !important;
    margin: 0 !important;
    padding: 8px !important;
    border: 0;
    background: var(--search-panel-background, Canvas);
    color: var(--search-panel-color, CanvasText);
  }
  /* With nothing to offer, the page stays visible behind. */
  :popover-open:has(> .search-root > .search-panel[data-empty]) {
    background: none;
    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      background: linear-gradient(var(--search-panel-background, Canvas) calc(var(--search-start-size, 84px + 3em)), rgb(0 0 0 / .4) 0);
    }
  }
}
  div:where(:popover-open > .search-root) {
    grid-area: 2 / 1 / auto / -1;
    display: block;
    min-block-size: 0;
  }
  div:where(:popover-open > .search-root > .search-panel:not([hidden])) {
    position: relative;
    block-size: 100%;
    inline-size: auto;
    max-block-size: none;
    margin: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  a:where(.search-submit) {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding: 6px 18px;
    color: inherit;
    font-weight: 700;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:where(.search-submit:focus-visible) {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: -2px;
  }
  button:where(.search-close) {
    grid-area: 1 / 2;
    box-sizing: border-box;
    inline-size: 44px;
    min-block-size: 44px;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: 20px;
    line-height: 1;
    text-align: center;
    cursor: pointer;
  }
  button:where(.search-close:focus-visible) {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: -4px;
  }
`;
