import {css} from 'lit';

export const facetPanelStyles = css`
  /* As high as the drawer's button or a row of chips, so that a first choice moves no group under the pointer. */
  .chosen {
    min-block-size: 52px;
  }
  fieldset {
    min-inline-size: 0;
    border: 0;
    /* The height of ten values, as most groups have, so that groups out of sight are not laid out. */
    contain-intrinsic-height: auto 405px;
  }
  /* The padding has room for focus rings, because content-visibility clips the facet. */
  [part~='facet'] {
    margin: 0 -4px;
    padding: 0 4px;
    content-visibility: auto;
    overflow-wrap: anywhere;
  }
  [part~='facet']:not(:last-child) {
    border-block-end: 1px solid var(--_border);
  }
  [part~='toggle'] {
    padding-block: 8px;
    contain-intrinsic-height: 33.6px;
  }
  [part='heading'] {
    inline-size: 100%;
    padding: 0;
    font-weight: 600;
    & + * {
      margin-block-end: 16px;
    }
  }
  [part='disclosure'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 52px;
    padding: 0;
    border: 0;
    text-align: start;
    outline-offset: -2px;
    &::after {
      flex: none;
      inline-size: .4em;
      block-size: .4em;
      border: solid;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
      content: '';
    }
    &[aria-expanded='true']::after {
      rotate: 225deg;
    }
  }
  [part='value'] {
    display: flex;
    gap: .6em;
    align-items: center;
    min-block-size: 33.6px;
    & input {
      flex: none;
      inline-size: 1.15em;
      block-size: 1.15em;
      margin: 0;
    }
  }
  [part='count'] {
    flex: none;
    margin-inline-start: auto;
    font-size: .85em;
    opacity: .8;
  }
  /* The places of lazily loaded parts: the price, and the controls above and below the values of a long facet. */
  [part='price'] {
    min-block-size: 108px;
  }
  [part='long'] {
    padding-block: 52px 44px;
  }
  @media not (forced-colors: active) {
    [data-swatch] {
      border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
      border-radius: 50%;
      background: var(--_swatch);
      appearance: none;
    }
    [data-swatch]:checked {
      box-shadow: 0 0 0 2px Canvas, 0 0 0 4px var(--_accent);
    }
  }
`;
