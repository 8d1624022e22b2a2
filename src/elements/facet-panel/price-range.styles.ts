import {css} from 'lit';

/** Heights that `facet-panel.styles.ts` keeps the place for are 52 px above values, 44 px below, 108 px for prices. */
export const facetExtrasStyles = css`
  [part='find'],
  [part='amounts'] input {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 44px;
    padding: .3em .7em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: transparent;
    font-size: max(1em, 16px);
  }
  ::placeholder {
    color: inherit;
    opacity: .75;
  }
  [part='find'] {
    display: block;
    margin-block-end: 8px;
  }
  [part='found'],
  [part='hint'],
  [part='price-text'] {
    font-size: .85em;
    opacity: .75;
  }
  [part='hint'] {
    padding-block: 5.6px;
  }
  [part='show-more'] {
    padding: 0;
    border: 0;
    font-size: .9em;
    text-decoration: underline;
  }
  [part='amounts'] {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  [part~='slider'] {
    position: relative;
    display: grid;
    align-items: center;
    block-size: 40px;
    margin-inline: 1px;
    --_thumb: 24px;
    &::before,
    &::after {
      position: absolute;
      inset-inline: 0;
      border-block-start: 4px solid var(--_border);
      border-radius: 16px;
      content: '';
    }
    &::after {
      inset-inline: calc(var(--_low) * (100% - var(--_thumb))) calc((1 - var(--_high)) * (100% - var(--_thumb)));
      border-color: var(--_accent);
    }
    & input {
      position: absolute;
      z-index: 1;
      inline-size: 100%;
      block-size: 100%;
      margin: 0;
      background: none;
      appearance: none;
      outline: none;
      pointer-events: none;
    }
    & ::-webkit-slider-thumb {
      inline-size: var(--_thumb);
      block-size: var(--_thumb);
      border: 2px solid var(--_accent);
      border-radius: 50%;
      background: Canvas;
      appearance: none;
      pointer-events: auto;
      cursor: grab;
    }
    & ::-moz-range-thumb {
      box-sizing: border-box;
      inline-size: var(--_thumb);
      block-size: var(--_thumb);
      border: 2px solid var(--_accent);
      border-radius: 50%;
      background: Canvas;
      pointer-events: auto;
      cursor: grab;
    }
    & :focus-visible::-webkit-slider-thumb {
      outline: 2px solid var(--_accent);
      outline-offset: 2px;
    }
    & :focus-visible::-moz-range-thumb {
      outline: 2px solid var(--_accent);
      outline-offset: 2px;
    }
  }
  [part~='high'] input:first-child {
    z-index: 2;
  }
  [part='price-text'] {
    min-block-size: 24px;
    line-height: max(24px, 1.3em);
  }
  @media not (forced-colors: active) {
    [data-swatch] {
      border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
      border-radius: 50%;
      background: var(--_swatch);
      appearance: none;
    }
    [data-swatch]:checked {
      box-shadow: 0 0 0 2px Canvas, 0 0 0 4px var(--_accent);
    }
  }
`;
