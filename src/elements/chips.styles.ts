import {css} from './rendered-element.ts';

export const chipsStyles = css`
  [part='chips'] {
    display: flex;
    flex-wrap: wrap;
    gap: .5rem;
    margin-block: .5rem 1rem;
    & button {
      min-block-size: 2.1rem;
      padding: .15em .9em;
      border-radius: 99px;
      overflow-wrap: anywhere;
      text-align: start;
      font-size: .875em;
    }
  }
  [part='clear-all'] {
    border-color: transparent;
    text-decoration: underline;
  }
`;
