import {css} from './rendered-element.ts';

export const searchResultsStyles = css`
  [part='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    gap: .5rem 1rem;
    align-items: center;
    justify-content: space-between;
    margin-block-end: 1rem;
  }
  [part='count'] {
    flex: 1 12rem;
  }
  [part='sort'] {
    display: flex;
    gap: .6em;
    align-items: center;
    font-size: .9em;
  }
  [part='foot'] {
    display: grid;
    gap: .75rem;
    justify-items: center;
    margin-block: 2rem;
  }
  [part='shown'] {
    font-size: .9em;
    opacity: .75;
  }
  [part='more'],
  [part='previous'] {
    min-inline-size: min(100%, 16rem);
  }
  [part='previous'] {
    display: block;
    margin: 0 auto 1.5rem;
  }
  [aria-disabled='true'] {
    opacity: .55;
    cursor: progress;
  }
`;
