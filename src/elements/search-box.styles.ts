import {css} from './rendered-element.ts';

/** The default looks of the list, in light DOM: any rule of the theme wins. */
export const searchBoxStyles = css`
@layer storefront-search {
  :has(> .search-root) {
    position: relative;
    display: block;
    anchor-name: --search-box;
    anchor-scope: --search-box;
  }
  .search-root {
    display: contents;
  }
  .search-panel {
    position: absolute;
    inset-inline: 0;
    z-index: 100;
    box-sizing: border-box;
    min-inline-size: min(22rem, 92vw);
    max-block-size: 75vh;
    margin: .4rem 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--search-border, color-mix(in srgb, currentColor 18%, transparent));
    border-radius: var(--search-radius, .5rem);
    background: var(--search-panel-background, Canvas);
    color: var(--search-panel-color, CanvasText);
    text-align: start;
    box-shadow: 0 .75rem 2rem #0002;
  }
  .search-panel:popover-open {
    position: fixed;
    inset: auto;
    position-anchor: --search-box;
    position-area: block-end span-inline-end;
    position-try: most-block-size flip-block, flip-inline, flip-block flip-inline;
    inline-size: anchor-size(inline);
    max-block-size: min(36rem, 100% - .8rem);
  }
  .search-panel:not([hidden]) {
    display: flex;
    flex-direction: column;
  }
  .search-list {
    padding: .5rem;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .search-list[data-stale] {
    opacity: .6;
  }
  .search-hint {
    margin: 0;
    padding: .8rem 1rem;
  }
  .search-list-heading {
    flex: 100%;
    padding: .4rem .6rem .2rem;
    font-size: .8em;
    opacity: .75;
  }
  .search-option {
    display: flex;
    gap: .8rem;
    align-items: center;
    box-sizing: border-box;
    min-block-size: 2.75rem;
    padding: .35rem .6rem;
    border-radius: var(--search-radius, .5rem);
    color: inherit;
    text-decoration: none;
  }
  .search-related {
    display: flex;
    flex-wrap: wrap;
    gap: .4rem;
    padding-block-end: .4rem;
  }
  .search-list > a {
    font-weight: 600;
  }
  .search-option:hover, .search-option[aria-selected='true'], .search-related .search-option, .search-option img, .search-option i {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .search-option[aria-selected='true'] {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: -2px;
  }
  .search-option img, .search-option i {
    flex: none;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: var(--search-radius, .5rem);
    object-fit: cover;
  }
  .search-option bdi {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .search-option mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }
  .search-option span {
    flex: none;
    text-align: end;
  }
  .search-option small {
    display: block;
    color: var(--search-accent, inherit);
  }
  .search-hidden {
    position: absolute;
    inline-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
}
`;
