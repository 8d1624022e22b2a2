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
  /* The button of the drawer, and the chips beside it. */
  .line {
    container-type: inline-size;
  }
  .row {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  [part='open'] {
    display: flex;
    flex: none;
    gap: 8px;
    align-items: center;
    /* Three lines, each shorter than the one above. */
    &::before {
      flex: none;
      inline-size: 16px;
      block-size: 11px;
      background: linear-gradient(currentColor 0 0) 0 0 / 16px 1px, linear-gradient(currentColor 0 0) 50% 50% / 10px 1px,
        linear-gradient(currentColor 0 0) 50% 100% / 4px 1px;
      background-repeat: no-repeat;
      content: '';
    }
  }
  /* At large text sizes, the button and the chips have rows of their own. */
  @container (width < 14em) {
    .row {
      flex-wrap: wrap;
    }
  }
`;
