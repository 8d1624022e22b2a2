import {css} from 'lit';
import {adoptStyles} from '../shared/adopt-styles.ts';

const featuresStyles = css`
  a {
    color: inherit;
  }
  [part='notice'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    margin-block-end: 20px;
    padding: 13px 16px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  [part='empty'] {
    display: grid;
    gap: 20px;
    justify-items: start;
    padding-block: 8px 24px;
  }
  [part='empty-text'] {
    font-size: 1.15em;
  }
  [part='empty'],
  [part='terms'] {
    overflow-wrap: anywhere;
  }
  [part='removals'],
  [part='terms'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  [part='terms'] {
    & span {
      flex-basis: 100%;
      font-size: .9em;
      opacity: .8;
    }
    & a {
      padding: .45em 1em;
      border: 1px solid var(--_border);
      border-radius: 99px;
      text-decoration: none;
    }
    & a:hover {
      border-color: currentColor;
    }
  }
  @media (pointer: coarse) {
    [part='empty'] > a,
    [part='terms'] a {
      display: grid;
      align-items: center;
      box-sizing: border-box;
      min-block-size: 44px;
    }
  }
  [part='foot'] [part='terms'] {
    justify-self: stretch;
    margin-block-start: 24px;
  }
  [part='heading'] {
    margin: -28px 0 2px;
    font-size: .9em;
    font-weight: inherit;
    line-height: 26px;
    opacity: .8;
  }
  [part='pages'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
    justify-content: center;
  }
  [part~='page'] {
    display: grid;
    place-items: center;
    /* Nine of them stand in a row of a phone. */
    min-inline-size: min(44px, 10vw - 4px);
    min-block-size: 44px;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    text-decoration: none;
  }
  [part~='page']:hover,
  [part~='current'] {
    border-color: var(--_border);
  }
  [part~='current'] {
    font-weight: 700;
  }
  [part='columns'] {
    display: flex;
    gap: 4px;
    align-items: center;
    margin: 0;
    padding: 0;
    border: 0;
    /* In large text, it would be wider than the rest of the page. */
    & legend {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      white-space: nowrap;
      clip-path: inset(50%);
    }
    & label {
      position: relative;
      display: grid;
      place-items: center;
      inline-size: 32px;
      block-size: 32px;
      border-radius: var(--_radius);
      opacity: .6;
      cursor: pointer;
    }
    & label:has(:checked) {
      background: color-mix(in srgb, currentColor 6%, transparent);
      opacity: 1;
    }
    /* The checked one's background is gone. */
    @media (forced-colors: active) {
      & label:has(:checked) {
        outline: 1px solid;
      }
    }
    & label:has(:focus-visible) {
      outline: 2px solid var(--_accent);
    }
    & input {
      position: absolute;
      inset: 0;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    & span {
      display: flex;
      gap: 2px;
    }
    & i {
      block-size: 14px;
      border-inline-start: 4px solid;
      border-radius: 1px;
    }
    & span:has(:nth-child(5)) {
      gap: 1px;
      & i {
        border-inline-start-width: 2px;
      }
    }
  }
  @media (pointer: coarse) {
    [part='columns'] label {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  /* A phone has room for two: a choice of more would change nothing. */
  @media (width < 36rem) {
    [part='columns']:not(:has([value='1'])) {
      display: none;
    }
  }
`;

/** Adds the styles of features to an element's shadow root. */
export function adoptFeatureStyles({shadowRoot}: HTMLElement): void {
  if (shadowRoot) adoptStyles(shadowRoot, featuresStyles);
}
