import {css} from 'lit';

/**
 * The cross of a button, in light DOM or a shadow root, as thin as the chevrons. The letter × looks different in each font.
 * A border, because forced colours remove backgrounds.
 */
export const crossStyles = css`
  button:where(.search-cross)::after {
    display: inline-block;
    flex: none;
    border: .34em solid;
    vertical-align: middle;
    clip-path: polygon(0 7%, 7% 0, 50% 43%, 93% 0, 100% 7%, 57% 50%, 100% 93%, 93% 100%, 50% 57%, 7% 100%, 0 93%, 43% 50%);
    content: '';
  }
`;
