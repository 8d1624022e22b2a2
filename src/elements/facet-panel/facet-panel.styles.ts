import {css} from 'lit';

export const facetPanelStyles = css`
  :host {
    --_ground: var(--search-panel-background, Canvas);
    --_text: var(--search-panel-color, CanvasText);
  }
  /* As high as the drawer's button or a row of chips, so that a first choice moves no group under the pointer. */
  .chosen {
    min-block-size: 52px;
  }
`;
