import {css} from 'lit';

export const searchResultsStyles = css`
  [part='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    margin-block-end: 16px;
  }
  /* Room for a heading, whose code comes later. */
  :host([paging='pages']) [part='toolbar'] {
    padding-block-end: 42px;
  }
  [part='count'] {
    flex: 1 192px;
    overflow-wrap: anywhere;
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
    }
  }
  /* On a phone, the toolbar is one row, with room for the button of the filter drawer beside it. */
  @media (width < 48rem) {
    [part='toolbar'] {
      justify-content: end;
      min-block-size: 44px;
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
        padding-inline: .5em;
        field-sizing: content;
      }
    }
  }
  /*
   * Announced only. An empty state and the theme's results say it in their own words. Not by the host's data-state: its changes
   * would restyle every part of every element. Important, because a theme may place the toolbar.
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
  [aria-disabled='true'] {
    color: color-mix(in srgb, currentColor 55%, transparent);
    cursor: progress;
  }
`;
