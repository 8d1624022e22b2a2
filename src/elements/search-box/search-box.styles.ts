import {css} from 'lit';

/** The default looks of the list, in light DOM; see `adoptStyles`. */
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
  div:where(.search-panel:not([hidden])) {
    display: flex;
    flex-direction: column;
  }
  div:where(.search-list) {
    padding: 8px;
    overflow-y: auto;
  }
  div:where(.search-list[data-stale]) {
    opacity: .75;
  }
  :where(.search-panel *):not(_) {
    line-height: 1.4;
  }
  p:where(.search-hint) {
    margin: 0;
    padding: 12px 16px;
  }
  div:where(.search-list-heading) {
    flex: 100%;
    padding: 6px 10px;
    font-size: .8em;
    opacity: .75;
  }
  a:where(.search-option) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: center;
    box-sizing: border-box;
    min-block-size: 44px;
    padding: 6px 10px;
    border-radius: var(--search-radius, 8px);
    color: inherit;
    text-decoration: none;
  }
  div:where(.search-related) {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding-inline: 10px;
  }
  div:where(.search-related > div) {
    padding-inline: 0;
  }
  a:where(.search-list > *) {
    font-weight: 700;
  }
  a:where(:hover, [aria-selected='true'], .search-related *):where(.search-option), :is(img, i):where(.search-option *) {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  a:where(.search-option[aria-selected='true']) {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: -2px;
  }
  :is(img, i):where(.search-option *) {
    flex: none;
    inline-size: 48px;
    block-size: 48px !important;
    border-radius: var(--search-radius, 8px);
    object-fit: cover;
  }
  bdi:where(.search-option *) {
    display: -webkit-box;
    flex: 1 6em;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  mark:where(.search-option *) {
    background: none;
    color: inherit;
    font-weight: 700;
  }
  @media print {
    div:where(.search-panel) {
      display: none !important;
    }
  }
  /* There its colour is the browser's, for the ground that is the browser's too. */
  @media (forced-colors: active) {
    mark:where(.search-option *) {
      background: Mark;
    }
  }
  span:where(.search-option *) {
    flex: none;
    margin-inline-start: auto;
    text-align: end;
  }
  small:where(.search-option *) {
    display: block;
    color: var(--search-accent, inherit);
  }
  span:where(.search-hidden) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    block-size: 1px;
    clip-path: inset(50%);
  }
`;
