import {css} from './rendered-element.ts';

/** The suggestion list's default looks, in light DOM: any rule of the theme wins. */
export const searchBoxStyles = css`
@layer storefront-search {
  search-box {
    position: relative;
    display: block;
  }
  .search-form {
    display: flex;
    gap: .5rem;
  }
  .search-form input {
    flex: 1;
    min-inline-size: 0;
    padding: .6em .9em;
    font: inherit;
    font-size: max(1em, 16px);
  }
  .search-panel {
    position: absolute;
    z-index: var(--search-z-index, 100);
    inset-block-start: calc(100% + .4rem);
    inset-inline: 0;
    min-inline-size: min(22rem, 92vw);
    color: var(--search-panel-color, CanvasText);
    text-align: start;
  }
  .search-list, .search-hint {
    box-sizing: border-box;
    max-block-size: min(34rem, 75vh);
    margin: 0;
    padding: .5rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--search-border, color-mix(in srgb, currentColor 18%, transparent));
    border-radius: var(--search-radius, .5rem);
    background: var(--search-panel-background, Canvas);
    box-shadow: 0 .75rem 2rem rgb(0 0 0 / 14%);
  }
  .search-hint {
    padding: .8rem 1rem;
  }
  .search-hint:not([hidden]) + .search-list {
    margin-block-start: .4rem;
  }
  .search-panel [hidden] {
    display: none;
  }
  .search-list-heading {
    padding: .6rem .6rem .25rem;
    font-size: .8em;
    opacity: .7;
  }
  .search-option {
    display: flex;
    gap: .8rem;
    align-items: center;
    min-block-size: 2.75rem;
    padding: .35rem .6rem;
    border-radius: calc(var(--search-radius, .5rem) * .75);
    color: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  .search-option:hover, .search-option[aria-selected='true'] {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
  .search-option[aria-selected='true'] {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: -2px;
  }
  .search-option img, .search-option i {
    flex: none;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: calc(var(--search-radius, .5rem) * .6);
    object-fit: cover;
    background: color-mix(in srgb, currentColor 7%, transparent);
  }
  .search-option span {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .search-option b {
    flex: none;
    font-size: .9em;
    font-weight: inherit;
    opacity: .8;
    font-variant-numeric: tabular-nums;
  }
  .search-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
}
`;
