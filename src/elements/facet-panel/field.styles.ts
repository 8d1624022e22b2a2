import {css} from 'lit';

/** The look of the panel's text fields. */
export const fieldStyles = css`
  [type='search'] {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 44px;
    padding: .3em .7em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: transparent;
  }
  /* iOS zooms in on a focused field with less than 16 px. */
  @media (pointer: coarse) {
    [type='search'] {
      font-size: max(1em, 16px);
    }
  }
  ::placeholder {
    color: inherit;
    opacity: .8;
  }
`;
