import {css} from 'lit';

/** `facets.styles.ts` reserves 84 px for the price. */
export const priceRangeStyles = css`
  [part='amounts'],
  [part='amount'] {
    display: flex;
    flex: 1;
    gap: 8px;
    align-items: center;
  }
  /* Narrow or with long amounts, one field is below the other. */
  [part='amounts'] {
    flex-wrap: wrap;
  }
  [part='amount'] {
    gap: 4px;
    min-inline-size: min-content;
  }
  .field {
    display: grid;
    flex: 1;
    align-items: center;
    box-sizing: border-box;
    min-block-size: 44px;
    padding-inline: .6em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    & > * {
      grid-area: 1 / 1;
    }
    /* As wide as the text over it. */
    & > input {
      inline-size: 0;
      min-inline-size: 100%;
      block-size: 100%;
      padding: 0;
      border: 0;
      background: none;
      outline: none;
      appearance: textfield;
    }
    & ::-webkit-inner-spin-button {
      appearance: none;
    }
    & > span {
      white-space: nowrap;
      pointer-events: none;
    }
    & > [data-hint] {
      opacity: .8;
    }
    &:has(:focus-visible) {
      outline: 2px solid var(--_accent);
      outline-offset: 2px;
    }
    /* Shows the browser's own text of a number that is being typed or is invalid; other numbers have separators. */
    &:has(:focus, :invalid) > span {
      visibility: hidden;
    }
    &:not(:has(:focus, :invalid)) > input {
      opacity: 0;
    }
  }
  /* iOS zooms in on a focused field with less than 16 px. */
  @media (pointer: coarse) {
    .field > input {
      font-size: max(1em, 16px);
    }
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
      /* A swipe up or down scrolls. */
      touch-action: pan-y;
    }
    & ::-webkit-slider-thumb {
      inline-size: var(--_thumb);
      block-size: var(--_thumb);
      border: 2px solid var(--_accent);
      border-radius: 50%;
      background: var(--_ground);
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
      background: var(--_ground);
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
`;
