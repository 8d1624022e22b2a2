import {css} from 'lit';

export const filterBarStyles = css`
  .bar > [part='facets'] {
    display: flex;
    gap: 24px;
    /* The groups in the line, without the groups in its menu. */
    & > * {
      position: relative;
      flex: none;
      margin: 0;
      padding: 0;
      content-visibility: visible;
      white-space: nowrap;
      &::after {
        content: none;
      }
    }
    /* The single checkbox "on sale", if there is no group "Availability". */
    & > [part~='toggle'] {
      display: grid;
      align-items: center;
      min-block-size: 44px;
    }
    & > * > legend {
      & > [part='disclosure'] {
        gap: .6em;
        min-block-size: 44px;
        font-weight: 400;
      }
      & + div {
        position: absolute;
        z-index: 3;
        inset-block-start: 100%;
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
        white-space: normal;
      }
    }
  }
  .bar + .chosen {
    min-block-size: 0;
  }
`;
