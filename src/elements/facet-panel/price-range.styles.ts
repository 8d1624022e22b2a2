import {css} from 'lit';

/** `facet-panel.styles.ts` reserves 108 px for the price. */
export const priceRangeStyles = css`
  [part='amounts'],
  [part='amount'] {
    display: flex;
    flex: 1;
    gap: 8px;
    align-items: center;
    min-inline-size: 0;
  }
  [part='amount'] {
    gap: 4px;
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
    font-size: .85em;
    line-height: max(24px, 1.3em);
    opacity: .8;
  }
`;
