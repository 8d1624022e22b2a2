import {css} from 'lit';

/** The default styles of the panel's content, in light DOM; see `adoptStyles`. */
export const optionListStyles = css`
  p:where(.search-hint) {
    margin: 0;
    padding: 12px 16px;
  }
  div:where(.search-list) {
    padding: 8px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  div:where(.search-list[data-stale]) {
    opacity: .8;
  }
  div:where(.search-list-heading) {
    flex: 100%;
    padding: 6px 10px;
    font-size: .8em;
    opacity: .8;
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
  div:where(:is(.search-related, .search-queries, .search-collections)) {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 0 10px 6px;
  }
  div:where(:is(.search-related, .search-queries, .search-collections) > div) {
    padding-inline: 0;
  }
  a:where(.search-list > *) {
    font-weight: 700;
  }
  a:where(
    :hover,
    [aria-selected='true'],
    :is(.search-related, .search-queries, .search-collections) *
  ):where(.search-option),
  i:where(.search-option *) {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  a:where(.search-option[aria-selected='true']) {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: -2px;
  }
  i:where(.search-option *) {
    flex: none;
    inline-size: 48px;
    block-size: 48px;
    border-radius: var(--search-radius, 8px);
    overflow: hidden;
  }
  img:where(.search-option i *) {
    display: block;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100% !important;
    object-fit: cover;
  }
  /* Shows the title in place of a picture, as themes do. Screen readers skip it. */
  :where(i[data-title])::before {
    content: attr(data-title) / '';
    display: -webkit-box;
    margin: 4px;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    font-size: 9px;
    font-style: normal;
    line-height: 1.15;
    overflow-wrap: anywhere;
    opacity: .8;
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
  /* Forced colours give the text the colour MarkText, which is readable on Mark. */
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
  s:where(.search-option *) {
    opacity: .8;
  }
  /* Below the price, so that the title has room on a phone. */
  @media (width < 40rem) {
    s:where(.search-option *) {
      display: block;
    }
  }
  small:where(.search-option *) {
    display: block;
    color: var(--search-accent, inherit);
  }
  small:where(.search-list > * > div > *) {
    color: inherit;
    font-weight: 400;
    overflow-wrap: anywhere;
    opacity: .8;
  }

  /* Recent searches: the buttons lie over the ends of the rows, which all have the same height. */
  a:where(.search-recent *) {
    block-size: 44px;
    padding-inline-end: 48px;
  }
  bdi:where(.search-recent *) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  div:where(.search-recent > div) {
    block-size: 28px;
    box-sizing: border-box;
    padding-block: 6px 0;
  }
  div:where(.search-forget) {
    position: absolute;
    inset-block-start: 37px;
    inset-inline-end: 9px;
    display: grid;
  }
  button:where(.search-forget *, .search-forget-all) {
    box-sizing: border-box;
    min-block-size: 44px;
    margin: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1;
    cursor: pointer;
  }
  button:where(.search-forget *) {
    inline-size: 44px;
    padding: 0;
    text-align: center;
    opacity: .8;
  }
  button:where(.search-forget-all) {
    padding: 6px 18px;
    border-block-start: 1px solid var(--search-border, color-mix(in srgb, currentColor 25%, transparent));
    font-size: .875em;
    text-align: start;
    opacity: .8;
  }
  button:where(.search-forget *, .search-forget-all):where(:hover, :focus-visible) {
    opacity: 1;
    text-decoration: underline;
  }
  button:where(.search-forget *, .search-forget-all):where(:focus-visible) {
    outline: 2px solid var(--search-accent, currentColor);
    outline-offset: -4px;
  }
`;
