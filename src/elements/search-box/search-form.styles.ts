import {css} from 'lit';

/** The default looks of the form that the theme left out, in light DOM; see `adoptStyles`. */
export const searchFormStyles = css`
  form:where(.search-form:not([hidden])) {
    display: flex;
    gap: 8px;
    margin: 0;
  }
  :is(input, button):where(.search-form *) {
    box-sizing: border-box;
    min-block-size: 44px;
    padding: .4em .9em;
    border: 1px solid var(--search-border, color-mix(in srgb, currentColor 25%, transparent));
    border-radius: var(--search-radius, 8px);
    background: transparent;
    color: inherit;
    font: inherit;
    line-height: 1.4;
    font-size: max(1em, 16px);
  }
  input:where(.search-form *) {
    flex: 1;
    min-inline-size: 0;
  }
  button:where(.search-form *) {
    cursor: pointer;
  }
  :is(input, button):where(.search-form :focus-visible) {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: 2px;
  }
`;
