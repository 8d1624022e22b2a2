import {css} from './rendered-element.ts';

/** Of the button, in light DOM, and of the picker, in the list's shadow root. */
export const quickAddStyles = css`
@layer storefront-search {
  .search-quick-add {
    position: relative;
    z-index: 1;
    align-self: stretch;
    min-block-size: 2.75rem;
    margin-block-start: auto;
    padding: .4em 1em;
    border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    border-radius: var(--search-radius, .5rem);
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .search-quick-add:hover {
    border-color: currentColor;
  }
  .search-quick-add[aria-disabled='true'] {
    opacity: .55;
    cursor: default;
  }
}
  :host {
    & [part='announcement'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & dialog {
      inline-size: min(24rem, 100% - 2rem);
      padding: 0;
      border: 1px solid var(--_border);
      border-radius: var(--_radius);
      background: var(--search-panel-background, Canvas);
      color: var(--search-panel-color, CanvasText);
    }
    & dialog::backdrop {
      background: rgb(0 0 0 / .45);
    }
    & form {
      display: grid;
      gap: 1rem;
      padding: 1.25rem;
    }
    & header {
      display: flex;
      gap: 1rem;
      justify-content: space-between;
      align-items: start;
    }
    & h2 {
      margin: 0;
      font-size: 1.1em;
    }
    & [part='option'] {
      display: flex;
      flex-wrap: wrap;
      gap: .35rem 1rem;
      margin: 0;
      padding: 0;
      border: 0;
    }
    & legend {
      padding: 0;
      margin-block-end: .35rem;
      font-weight: 600;
    }
    & label {
      display: flex;
      gap: .4em;
      align-items: center;
      min-block-size: 2rem;
    }
    & label:has(:disabled) {
      opacity: .6;
    }
    & [part='picker-error']:empty {
      display: none;
    }
  }
`;
