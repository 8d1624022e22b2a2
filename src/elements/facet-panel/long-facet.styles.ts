import {css} from 'lit';

/** `facet-panel.styles.ts` reserves 52 px above the values of a long facet, and 44 px below. */
export const longFacetStyles = css`
  [part='find'] {
    display: block;
    margin-block-end: 8px;
  }
  [part='found'],
  [part='hint'] {
    font-size: .85em;
    opacity: .8;
  }
  [part='hint'] {
    padding-block: 5.6px;
  }
  [part='show-more'] {
    padding: 0;
    border: 0;
    font-size: .9em;
    text-decoration: underline;
  }
`;
