import {css} from 'lit';

/** The default looks of the options, in light DOM; see `adoptStyles`. */
export const optionListStyles = css`
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
  a:where(:hover, [aria-selected='true'], .search-related *):where(.search-option), i:where(.search-option *) {
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
`;
