import {css} from './rendered-element.ts';

export const facetPanelStyles = css`
  fieldset {
    min-inline-size: 0;
    margin: 0;
    border: 0;
  }
  [part~='facet'] {
    padding: 1rem 0;
    border-block-end: 1px solid var(--_border);
    content-visibility: auto;
    contain-intrinsic-size: auto 12rem;
  }
  [part~='facet']:last-child {
    border: 0;
  }
  [part~='toggle'] {
    padding-block: .5rem;
    content-visibility: visible;
  }
  [part='heading'] {
    float: inline-start;
    inline-size: 100%;
    margin-block-end: .35rem;
    padding: 0;
    font-weight: 600;
    & + * {
      clear: both;
    }
  }
  [part='value'] {
    display: flex;
    gap: .6em;
    align-items: center;
    min-block-size: 2.1rem;
    overflow-wrap: anywhere;
    & input {
      flex: none;
      inline-size: 1.15em;
      block-size: 1.15em;
      margin: 0;
    }
  }
  [part='count'] {
    margin-inline-start: auto;
    font-size: .85em;
    opacity: .7;
  }
  [part~='price'] {
    display: flex;
    flex-wrap: wrap;
    gap: .5rem;
    align-items: center;
    & input {
      flex: 1;
      box-sizing: border-box;
      min-inline-size: 5rem;
      min-block-size: 2.75rem;
      padding: .3em .7em;
      border: 1px solid var(--_border);
      border-radius: var(--_radius);
      background: transparent;
      font-size: max(1em, 16px);
    }
  }
`;
