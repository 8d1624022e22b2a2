import {css} from './rendered-element.ts';

/** In light DOM, and over the theme's own rules for where its search box stands. */
export const sheetStyles = css`
@layer storefront-search {
  :root:has(:popover-open > .search-root) {
    overflow: hidden !important;
  }
  :popover-open:has(> .search-root) {
    position: fixed !important;
    inset: var(--search-sheet-top, 0) 0 auto !important;
    box-sizing: border-box !important;
    display: grid !important;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    gap: .5rem;
    inline-size: 100% !important;
    max-inline-size: none !important;
    block-size: var(--search-sheet-height, 100dvh) !important;
    max-block-size: none !important;
    margin: 0 !important;
    padding: .5rem !important;
    border: 0;
    background: var(--search-panel-background, Canvas);
    color: var(--search-panel-color, CanvasText);
  }
  :popover-open > .search-root {
    grid-area: 2 / 1 / auto / -1;
    display: block;
    min-block-size: 0;
  }
  :popover-open > .search-root > .search-panel:not([hidden]) {
    position: relative;
    display: flex;
    block-size: 100%;
    inline-size: auto;
    max-block-size: none;
    margin: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  .search-close {
    grid-area: 1 / 2;
    inline-size: 2.75rem;
    border: 0;
    background: none;
    color: inherit;
    font: 1.75rem/1 sans-serif;
    cursor: pointer;
  }
}
`;
