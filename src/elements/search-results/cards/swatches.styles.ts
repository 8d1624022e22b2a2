import {css} from 'lit';

/** Styles of swatches, in light DOM; see `adoptStyles`. */
export const swatchStyles = css`
  /* As high as the card's reserved place for any number of swatches: the rest scrolls, with a scrollbar that fits below. */
  div:where(.search-swatches) {
    position: relative;
    z-index: 1;
    display: grid;
    grid: 26px / auto-flow max-content;
    gap: 3px;
    align-items: center;
    box-sizing: border-box;
    min-inline-size: 0;
    block-size: 38px;
    margin-block-end: -6px;
    padding-block-start: 2px;
    overflow: auto hidden;
    scrollbar-width: thin;
  }
  label:where(.search-swatch) {
    position: relative;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    min-inline-size: 26px;
    block-size: 26px;
    padding: 2px;
    border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    border-radius: 99px;
    font-size: .75em;
    line-height: 1;
    cursor: pointer;
  }
  label:where(.search-swatch:not(:has(svg, img))) {
    padding-inline: .35em;
    border-radius: var(--search-radius, 8px);
  }
  label:where(.search-swatch:has(:checked)) {
    border-color: currentColor;
    outline: 1px solid;
    outline-offset: -2px;
  }
  label:where(.search-swatch:has(:focus-visible)) {
    outline: 2px solid;
    outline-offset: -3px;
  }
  label:where(.search-swatch[data-sold-out]) {
    border-style: dashed;
    text-decoration: line-through;
  }
  input:where(.search-swatch *) {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    scroll-margin: 0 24px;
    opacity: 0;
    cursor: inherit;
  }
  :is(svg, img):where(.search-swatch *) {
    box-sizing: border-box;
    inline-size: 20px;
    max-inline-size: none;
    block-size: 20px !important;
    border-radius: 99px;
    border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    forced-color-adjust: none;
  }
`;
