import {css} from './rendered-element.ts';

/** Of articles, pages and swatches, in light DOM. */
export const richCardStyles = css`
@layer storefront-search {
  .search-card-kind, .search-card-meta, .search-card-excerpt {
    font-size: .85em;
    opacity: .75;
  }
  .search-swatches {
    position: relative;
    z-index: 1;
    display: flex;
    gap: .35rem;
    align-items: center;
    block-size: 2rem;
    overflow: hidden;
  }
  .search-swatch {
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    min-inline-size: 1.6rem;
    block-size: 1.6rem;
    padding: 2px;
    border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    border-radius: 99px;
    font-size: .75rem;
    line-height: 1;
    cursor: pointer;
  }
  .search-swatch:not(:has(svg)) {
    padding-inline: .6em;
    border-radius: var(--search-radius, .5rem);
  }
  .search-swatch:has(:checked) {
    border-color: currentColor;
    box-shadow: inset 0 0 0 1px;
  }
  .search-swatch:has(:focus-visible) {
    outline: 2px solid;
    outline-offset: -3px;
  }
  .search-swatch[data-sold-out] {
    border-style: dashed;
    text-decoration: line-through;
  }
  .search-swatch input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .search-swatch svg {
    inline-size: 1.2rem;
    block-size: 1.2rem;
    border-radius: 99px;
    border: 1px solid color-mix(in srgb, currentColor 20%, transparent);
    forced-color-adjust: none;
  }
}
`;
