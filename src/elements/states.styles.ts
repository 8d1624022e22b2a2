import {css} from './rendered-element.ts';

export const statesStyles = css`
  [part='notice'] {
    display: flex;
    flex-wrap: wrap;
    gap: .5rem 1rem;
    align-items: center;
    margin-block-end: 1.25rem;
    padding: .8rem 1rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: color-mix(in srgb, currentColor 5%, transparent);
  }
  [part='empty'] {
    display: grid;
    gap: 1.25rem;
    justify-items: start;
    padding-block: 1.5rem 3rem;
  }
  [part='empty-text'] {
    font-size: 1.15em;
  }
  [part='terms'] {
    display: flex;
    flex-wrap: wrap;
    gap: .5rem;
    align-items: center;
  }
  [part='terms'] span {
    flex-basis: 100%;
    font-size: .9em;
    opacity: .75;
  }
  [part='terms'] a {
    padding: .45em 1em;
    border: 1px solid var(--_border);
    border-radius: 99px;
    text-decoration: none;
  }
  [part='terms'] a:hover {
    border-color: currentColor;
  }
  [part='foot'] [part='terms'] {
    justify-self: stretch;
    margin-block-start: 1.5rem;
  }
`;
