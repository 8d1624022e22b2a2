import {css} from 'lit';

/** Default styles of the buttons, links and fields in the elements' shadow roots. The theme can set every value. */
export const controlStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    text-align: start;
    --_accent: var(--search-accent, currentColor);
    --_border: var(--search-border, color-mix(in srgb, currentColor 25%, transparent));
    --_radius: var(--search-radius, 8px);
  }
  /* Breaks lines between phrases, not within words. Other languages keep the theme's line breaking. */
  :host(:lang(ja)) {
    word-break: auto-phrase;
  }
  * {
    line-height: min(1lh, 1.9em);
  }
  /* In themes that let all elements inherit the box model, slotted elements inherit the theme's, too. */
  slot {
    box-sizing: inherit;
  }
  [hidden] {
    display: none !important;
  }
  p {
    margin: 0;
  }
  button,
  select,
  input {
    font: inherit;
    color: inherit;
    accent-color: var(--search-accent, auto);
  }
  button,
  select {
    min-block-size: 44px;
    padding: .4em 1.1em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: transparent;
    cursor: pointer;
  }
  option {
    color: CanvasText;
    background: Canvas;
  }
  button:hover {
    border-color: currentColor;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
`;
