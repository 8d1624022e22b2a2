import {css} from 'lit';

/** Styles of the button, in light DOM (see `adoptStyles`), and of the picker, in the list's shadow root. */
export const quickAddStyles = css`
  button:where(.search-quick-add) {
    position: relative;
    z-index: 1;
    align-self: stretch;
    box-sizing: border-box;
    min-block-size: 44px;
    margin: auto 0 0;
    padding: 0 .6em;
    border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    border-radius: var(--search-radius, 8px);
    background: transparent;
    color: inherit;
    font: inherit;
    /* Two lines of a longer label are no higher than one. */
    line-height: 1.25;
    text-align: center;
    cursor: pointer;
  }
  button:where(.search-quick-add:hover) {
    border-color: currentColor;
  }
  button:where(.search-quick-add:focus-visible) {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: -2px;
  }
  button:where(.search-quick-add[aria-disabled='true']) {
    opacity: .55;
    cursor: default;
  }
  /* Screen readers announce it always; it is visible only with the reason why something was not added. */
  [part='announcement'] {
    position: fixed;
    inset: auto 16px 16px;
    z-index: 2;
    inline-size: fit-content;
    margin: auto;
    padding: 13px 16px;
    border-radius: var(--_radius);
    color: Canvas;
    background: CanvasText;
    &:not([data-failed]) {
      clip-path: inset(50%);
    }
  }
  [part='picker'] {
    overflow-wrap: anywhere;
    inline-size: min(384px, 100% - 32px);
    padding: 0;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--search-panel-background, Canvas);
    color: var(--search-panel-color, CanvasText);
    &:not(:modal) {
      display: none;
    }
    &::backdrop {
      background: rgb(0 0 0 / .45);
    }
    & form {
      display: grid;
      gap: 16px;
      padding: 20px;
    }
    & header {
      display: flex;
      gap: 16px;
      justify-content: space-between;
      align-items: start;
    }
    & h2 {
      margin: 0;
      font-size: 1.1em;
    }
    & [part='close'] {
      flex: none;
      min-inline-size: 44px;
      margin: -10px -14px -10px auto;
      padding: 0;
      font-size: 1.3em;
      border-color: transparent;
    }
    & [part='option'] {
      display: flex;
      flex-wrap: wrap;
      gap: 6px 16px;
      margin: 0;
      padding: 0;
      border: 0;
    }
    & legend {
      padding: 0;
      margin-block-end: 6px;
      font-weight: 600;
    }
    & label {
      display: flex;
      gap: .4em;
      align-items: center;
      min-block-size: 32px;
    }
    & label:has(:disabled) {
      opacity: .6;
    }
    & [part='picker-error']:empty {
      display: none;
    }
  }
`;
