import {css} from 'lit';

/** The default looks of the panel, in light DOM; see `adoptStyles`. */
export const searchBoxStyles = css`
  :where(:has(> .search-root)) {
    display: block;
    anchor-name: --search-box;
    anchor-scope: --search-box;
  }
  div:where(.search-root) {
    display: contents;
  }
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
  div:where(.search-list) {
    padding: 8px;
    overflow-y: auto;
  }
  div:where(.search-list[data-stale]) {
    opacity: .8;
  }
  :where(.search-panel *):not(_) {
    line-height: 1.4;
  }
  p:where(.search-hint) {
    margin: 0;
    padding: 12px 16px;
  }
  @media print {
    div:where(.search-panel) {
      display: none !important;
    }
  }
  span:where(.search-hidden) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    block-size: 1px;
    clip-path: inset(50%);
  }
`;
