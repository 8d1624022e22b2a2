import {css} from 'lit';

/** The default looks of the panel, in light DOM; see `adoptStyles`. Those of the overlay come after them. */
export const panelStyles = css`
  div:where(.search-panel) {
    position: fixed;
    inset: auto;
    position-anchor: --search-box;
    position-area: block-end span-inline-end;
    position-try: most-block-size flip-block, flip-inline, flip-block flip-inline;
    box-sizing: border-box;
    inline-size: anchor-size(inline);
    min-inline-size: min(352px, 92vw);
    max-block-size: min(576px, 100% - 12px);
    margin: 6px 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--search-border, color-mix(in srgb, currentColor 25%, transparent));
    border-radius: var(--search-radius, 8px);
    background: var(--search-panel-background, Canvas);
    color: var(--search-panel-color, CanvasText);
    text-align: start;
    box-shadow: 0 12px 32px #0002;
  }
  div:where(.search-panel:lang(ja)) {
    word-break: auto-phrase;
  }
  div:where(.search-panel:not([hidden])) {
    display: flex;
    flex-direction: column;
  }
  :where(.search-panel *):not(_) {
    line-height: 1.4;
  }
  @media print {
    div:where(.search-panel) {
      display: none !important;
    }
  }
`;
