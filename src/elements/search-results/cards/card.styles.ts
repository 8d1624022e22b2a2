import {css} from 'lit';

/** Default styles of the cards, in light DOM; see `adoptStyles`. Size, colour and font of texts are the theme's. */
export const cardStyles = css`
  ul:where(.search-grid) {
    display: grid;
    --_gap: var(--search-gap, 20px);
    --_columns: var(--search-columns, 99);
    grid-template-columns: repeat(
      auto-fill,
      minmax(
        max(
          min(var(--search-card-min, 176px), 50% - var(--_gap) / 2),
          (100% + var(--_gap)) / var(--_columns) - var(--_gap) - .1px
        ),
        1fr
      )
    );
    gap: calc(var(--_gap) * 1.4) var(--_gap);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li:where(.search-card) {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 10px;
    margin: 0;
    padding: 0;
    content-visibility: auto;
    contain-intrinsic-height: auto var(--_card, 352px);
    overflow-clip-margin: 6px;
  }
  :is(div, i):where(.search-card-media, .search-skeleton i) {
    border-radius: var(--search-radius, 8px);
    background: color-mix(in srgb, currentColor 8%, transparent);
    block-size: 1em;
  }
  div:where(.search-card-media) {
    position: relative;
    aspect-ratio: var(--search-card-ratio, 1);
    overflow: hidden;
    block-size: auto;
  }
  /* Shows the title in place of a picture, as themes do. Screen readers skip it. */
  div:where(.search-card-media[data-title]) {
    display: grid;
    align-items: center;
    text-align: center;
  }
  :where(.search-card-media[data-title])::before {
    content: attr(data-title) / '';
    display: -webkit-box;
    margin-inline: 10%;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    font-size: 1.15em;
    line-height: 1.4;
    overflow-wrap: anywhere;
    opacity: .8;
  }
  img:where(.search-card-media *) {
    display: block;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100% !important;
    object-fit: cover;
  }
  div:where(.search-card-body) {
    display: flex;
    flex-direction: column;
    gap: 4px;
    overflow-wrap: anywhere;
  }
  div:where(.search-card-body:lang(ja)) {
    word-break: auto-phrase;
  }
  /* Whole phrases would take one line more in some of the narrow cards of a phone. */
  a:where(.search-card-title:lang(ja)) {
    word-break: normal;
  }
  :where(.search-card-body *):not(_) {
    margin: 0;
    line-height: 1.45;
  }
  a:where(.search-card-title) {
    display: block;
    min-block-size: 2lh;
    color: inherit;
    text-decoration: none;
  }
  a:where(.search-card-title)::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* As specific as a theme's rule for all links, whose ring around the title would be a second one. */
  a:where(.search-card-title):focus-visible {
    outline: none;
    box-shadow: none;
    &::after {
      outline: 2px solid;
      outline-offset: 3px;
    }
  }
  /* Safari clips outlines outside the card. In other browsers the rule would restyle every card when one changes. */
  @supports not (overflow-clip-margin: 6px) {
    li:where(.search-card:has(a:focus-visible)) {
      outline: 2px solid;
      outline-offset: 3px;
    }
  }
  p:where(.search-card-price) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 .6em;
    align-items: baseline;
    overflow-wrap: normal;
  }
  :is(s, small):where(.search-card-price *) {
    opacity: .8;
  }
  p:where(.search-card-kind, .search-card-meta, .search-card-excerpt) {
    font-size: .85em;
    opacity: .8;
  }
  /* Keeps the number of omitted values in view, beside the values that scroll. */
  div:where(.search-card-options) {
    display: flex;
    gap: 4px;
    align-items: center;
    min-block-size: 32px;
  }
  span:where(.search-badge) {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    padding: .15em .6em;
    border-radius: 99px;
    font-size: .75em;
    color: Canvas;
    background: CanvasText;
  }
  span:where(.search-badge-sale) {
    color: #fff;
    background: var(--search-sale, #b3261e);
  }
  /* As high as the cards before it. */
  li:where(.search-skeleton[data-more]) {
    box-sizing: border-box;
    min-block-size: var(--_card);
  }
  /* Dims pictures only, so that texts keep their contrast. */
  img:where(.search-waiting *) {
    opacity: .6;
    transition: opacity .2s;
  }
  :is(span, s):where(.search-card *)[hidden] {
    display: none;
  }
  span:where(.search-hidden) {
    position: absolute;
    clip-path: inset(50%);
  }
`;
