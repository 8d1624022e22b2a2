import {css} from 'lit';

export const chipsStyles = css`
  [part='chips'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block: 4px 12px;
    & button {
      min-block-size: 34px;
      padding: .15em .9em;
      border-radius: 99px;
      overflow-wrap: anywhere;
      text-align: start;
      font-size: .875em;
    }
  }
  [part|='clear'] {
    border-color: transparent;
    text-decoration: underline;
  }
`;
