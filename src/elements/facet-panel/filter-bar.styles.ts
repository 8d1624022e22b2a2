import {css} from 'lit';

export const filterBarStyles = css`
  .bar {
    & > [part='facets'] {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      align-items: center;
    }
    & [part~='facet'] {
      position: relative;
      margin: 0;
      padding: 0;
      border: 0;
      content-visibility: visible;
    }
    & [part='disclosure'] {
      gap: .8em;
      min-block-size: 44px;
      padding-inline: 1.1em;
      border: 1px solid var(--_border);
      font-weight: 400;
    }
    & [part='disclosure'][aria-expanded='true'] {
      border-color: currentColor;
    }
    & fieldset > div {
      position: absolute;
      z-index: 3;
      inset-block-start: calc(100% + 4px);
      inset-inline-start: 0;
      box-sizing: border-box;
      inline-size: 288px;
      max-block-size: min(416px, 60dvh);
      margin: 0;
      padding: 12px 16px;
      overflow-y: auto;
      overscroll-behavior: contain;
      border: 1px solid var(--_border);
      border-radius: var(--_radius);
      background: var(--_ground);
      color: var(--_text);
      box-shadow: 0 12px 32px #0002;
    }
    & + .chosen {
      min-block-size: 8px;
    }
  }
`;
