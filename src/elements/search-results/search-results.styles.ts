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
  /* Not by the host's data-state: its changes would restyle every part of every element. */
  [data-nothing-to-sort] {
    visibility: hidden;
  }
  [part='foot'] {
    display: grid;
    gap: 12px;
    justify-items: center;
    margin-block: 32px;
  }
  [part='shown'] {
    font-size: .9em;
    opacity: .75;
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
