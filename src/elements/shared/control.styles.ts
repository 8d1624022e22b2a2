import {css} from 'lit';

/** What buttons, links and fields in the elements' shadow roots look like. Every value can be set by the theme. */
export const controlStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    text-align: start;
    --_accent: var(--search-accent, currentColor);
    --_border: var(--search-border, color-mix(in srgb, currentColor 25%, transparent));
    --_radius: var(--search-radius, 8px);
  }
  /* Breaks lines between phrases, not within words. In other languages, the theme's way of breaking them holds. */
  :host(:lang(ja)) {
    word-break: auto-phrase;
  }
  * {
    line-height: min(1lh, 1.9em);
  }
  /* Themes that let all elements inherit the box model mean their own, also for what is slotted. */
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
