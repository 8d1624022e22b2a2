import {css} from 'lit';

/** Styles that several features share. */
export const featureStyles = css`
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
  /* One quiet line that names the source of the results below it. */
  :not(.pinned) > [data-quiet] {
    gap: 0 12px;
    margin-block-end: 8px;
    padding: 0;
    border: 0;
    background: none;
    font-size: .875em;
    & button {
      min-inline-size: 44px;
      padding-inline: 0;
      border-color: transparent;
      text-align: start;
      text-decoration: underline;
    }
  }
  .pinned {
    position: sticky;
    z-index: 2;
    inset-block-end: 16px;
    & [part='notice'] {
      margin-block: 16px 0;
      color: var(--search-panel-color, CanvasText);
      background: color-mix(in srgb, currentColor 8%, var(--search-panel-background, Canvas));
      box-shadow: 0 4px 16px rgb(0 0 0 / .2);
    }
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
`;
