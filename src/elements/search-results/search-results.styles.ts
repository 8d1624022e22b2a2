import {css} from 'lit';

export const searchResultsStyles = css`
  [part='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    min-block-size: 44px;
    margin-block-end: 16px;
  }
  /* Room for the heading of a page, whose code comes later, and which a list of one page lacks. */
  :host([paging='pages']) [part='toolbar'] {
    margin-block-end: 32px;
  }
  [part='count'] {
    flex: 1 192px;
    overflow-wrap: anywhere;
  }
  /* As wide as the choice of columns. */
  .room {
    display: flex;
    gap: 4px;
    & i {
      inline-size: 32px;
    }
    @media (pointer: coarse) {
      & i {
        inline-size: 44px;
      }
    }
    @media (width < 36rem) {
      &[data-wide] {
        display: none;
      }
    }
  }
  [data-unpainted] {
    opacity: 0;
  }
  [part='sort'] {
    display: flex;
    flex-wrap: wrap;
    gap: .6em;
    align-items: center;
    max-inline-size: 100%;
    font-size: .9em;
    & select {
      max-inline-size: 100%;
      padding-inline: 0 1.1em;
      border-color: transparent;
      appearance: none;
      field-sizing: content;
      text-overflow: ellipsis;
    }
    position: relative;
    /* Over the end of the select, whose own arrow browsers draw differently. The margins take back the gap and its size. */
    &::after {
      margin-inline: -1.2em .15em;
      translate: 0 -.1em;
      inline-size: .45em;
      block-size: .45em;
      border: solid;
      border-width: 0 1px 1px 0;
      rotate: 45deg;
      pointer-events: none;
      content: '';
    }
  }
  /* On a phone, the toolbar is one row, with room for the button of the filter drawer beside it. */
  @media (width < 48rem) {
    [part='toolbar'] {
      justify-content: end;
    }
    [part='count'] {
      flex: 1 4em;
      font-size: .85em;
      line-height: 1.35;
      text-wrap: balance;
    }
    [part='sort'] {
      & span {
        position: absolute;
        clip-path: inset(50%);
      }
      & select {
        max-inline-size: 11.5em;
      }
    }
  }
  /*
   * Visible to screen readers only: an empty state and the theme's results show the count in their own words. The rule does not depend on
   * the host's data-state, whose changes would restyle every part of every element. Important, because a theme may place the toolbar.
   */
  [data-unseen] {
    position: absolute !important;
    inline-size: 1px !important;
    min-inline-size: 0 !important;
    overflow: hidden;
    white-space: nowrap;
    clip-path: inset(50%) !important;
    & > :not([part='count']) {
      display: none;
    }
  }
  [part='previous'] {
    display: block;
    margin: 0 auto 24px;
  }
  [part='foot'] {
    display: grid;
    gap: 12px;
    justify-items: center;
    margin-block: 32px;
  }
  [part='shown'] {
    font-size: .9em;
    opacity: .8;
  }
  [part='more'],
  [part='previous'] {
    min-inline-size: min(100%, 256px);
  }
  /* Links that look like buttons. */
  a:is([part='more'], [part='previous']) {
    display: grid;
    place-content: center;
    box-sizing: border-box;
    inline-size: fit-content;
    min-block-size: 44px;
    padding: .4em 1.1em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    color: inherit;
    text-align: center;
    text-decoration: none;
    &:hover {
      border-color: currentColor;
    }
    &[aria-disabled='true'] {
      color: color-mix(in srgb, currentColor 55%, transparent);
    }
  }
  [aria-disabled='true'] {
    color: color-mix(in srgb, currentColor 55%, transparent);
    cursor: progress;
  }
`;
