import {css} from 'lit';

export const facetsStyles = css`
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
  /* From edge to edge of the text, not of the padding. */
  [part~='facet']:not(:last-child) {
    position: relative;
    &::after {
      position: absolute;
      inset-inline: 4px;
      inset-block-end: 0;
      border-block-end: 1px solid var(--_border);
      content: '';
    }
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
    inline-size: calc(100% + 8px);
    min-block-size: 52px;
    /* Room for the ring of focus beside the text. */
    margin-inline: -4px;
    padding: 0 4px;
    border: 0;
    text-align: start;
    outline-offset: -2px;
    &::after {
      flex: none;
      inline-size: .45em;
      block-size: .45em;
      /* Rotated, it is wider. */
      margin-inline-end: .1em;
      border: solid;
      border-width: 0 1px 1px 0;
      translate: 0 -20%;
      rotate: 45deg;
      content: '';
    }
    &[aria-expanded='true']::after {
      translate: 0 20%;
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
  [part='hint'],
  [part='note'] {
    padding-block: 5.6px;
    font-size: .85em;
    opacity: .8;
  }
  [part='show-more'] {
    padding: 0;
    border: 0;
    font-size: .9em;
    text-decoration: underline;
  }
  /* Disabled, because as many values as possible are chosen. */
  [part='value']:has(:disabled) {
    opacity: .6;
  }
  [part='price'] {
    min-block-size: 84px;
  }
  /* Drawn in the colours of the text: the browser's own are white on a dark ground, unless the theme sets its colour scheme. */
  @media not (forced-colors: active) {
    [part='value'] input {
      border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
      border-radius: .2em;
      appearance: none;
      &::before {
        display: block;
        block-size: 100%;
        background: var(--_accent);
        scale: 0;
        clip-path: polygon(8% 48%, 20% 36%, 42% 58%, 80% 16%, 92% 28%, 42% 82%);
        content: '';
      }
      &:checked {
        border-color: var(--_accent);
        &::before {
          scale: 1;
        }
      }
    }
    [part='value'] [data-swatch] {
      border-radius: 50%;
      border-color: color-mix(in srgb, currentColor 35%, transparent);
      background: var(--_swatch);
      &::before {
        content: none;
      }
      &:checked {
        box-shadow: 0 0 0 2px var(--_ground), 0 0 0 4px var(--_accent);
      }
    }
  }
  /* Above the panel's first row, without a place of its own. */
  [part='skip'] {
    position: absolute;
    z-index: 4;
    padding: 10px 1.1em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_ground);
    color: var(--_text);
    outline-offset: -2px;
    &:not(:focus) {
      clip-path: inset(50%);
    }
  }
  /* The chips of any number of filters are one row, beside the button or below the bar, whose ends fade. */
  :is(.row, .bar + .chosen) [part='chips'] {
    flex: 1;
    flex-wrap: nowrap;
    align-items: center;
    min-inline-size: 0;
    margin-inline-start: -8px;
    /* Room for focus rings, which makes the row no higher. */
    margin-block: -5px;
    padding: 5px 20px 5px 12px;
    overflow: auto hidden;
    scrollbar-width: none;
    --_towards: right;
    mask: linear-gradient(to var(--_towards), #0000, #000 12px calc(100% - 20px), #0000);
    &:dir(rtl) {
      --_towards: left;
    }
    & button {
      flex: none;
      max-inline-size: 100%;
    }
  }
  /* Without a button before them, they start where the bar does. */
  .bar + .chosen [part='chips'] {
    margin-inline-start: -12px;
  }
  /* At large text sizes, the button and the chips have rows of their own. */
  @container (width < 14em) {
    :is(.row, .bar + .chosen) [part='chips'] {
      flex: 100%;
      flex-wrap: wrap;
      margin: 0;
      padding: 0;
      overflow: visible;
      mask: none;
    }
  }
`;
