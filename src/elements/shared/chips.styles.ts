import {css} from 'lit';

export const chipsStyles = css`
  [part='chips'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block: 4px 12px;
    & button {
      padding: .15em .9em;
      border-radius: 99px;
      overflow-wrap: anywhere;
      text-align: start;
      font-size: .875em;
    }
  }
  [part='chip'] {
    display: flex;
    gap: .6em;
    align-items: center;
  }
  /* A mouse needs less than a finger. */
  @media (pointer: fine) {
    [part='chips'] button {
      min-block-size: 34px;
    }
  }
  [part|='clear'] {
    border-color: transparent;
    text-decoration: underline;
  }
`;
