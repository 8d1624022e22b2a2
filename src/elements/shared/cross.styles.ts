import {css} from 'lit';

/**
 * The cross of a button, in light DOM or a shadow root, as thin as the chevrons. The letter × looks different in each font.
 * Forced colours keep a gradient of the text's colour.
 */
export const crossStyles = css`
  button:where(.search-cross)::after {
    display: inline-block;
    flex: none;
    inline-size: .9em;
    block-size: .9em;
    background: linear-gradient(currentColor 0 0) 50% / 100% 1px no-repeat, linear-gradient(currentColor 0 0) 50% / 1px 100% no-repeat;
    vertical-align: middle;
    rotate: 45deg;
    content: '';
  }
`;
