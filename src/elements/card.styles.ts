import {css} from './rendered-element.ts';

/**
 * The cards' default looks, in light DOM. They sit in a cascade layer: any rule of the theme wins. Type, colour and
 * font are the theme's own.
 */
export const cardStyles = css`
@layer storefront-search {
  .search-grid {
    display: grid;
    --_gap: var(--search-gap, 1.25rem);
    --_columns: var(--search-columns, 99);
    grid-template-columns: repeat(auto-fill, minmax(max(min(var(--search-card-min, 11rem), 50% - var(--_gap) / 2), (100% + var(--_gap)) / var(--_columns) - var(--_gap) - .1px), 1fr));
    gap: calc(var(--_gap) * 1.4) var(--_gap);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .search-card {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: .65rem;
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-size: auto 22rem;
  }
  .search-card-media {
    position: relative;
    aspect-ratio: var(--search-card-ratio, 1);
    overflow: hidden;
    border-radius: var(--search-radius, .5rem);
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  .search-card-media img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .search-card-body {
    display: flex;
    flex-direction: column;
    gap: .25rem;
    overflow-wrap: anywhere;
  }
  .search-card-title {
    color: inherit;
    text-decoration: none;
    line-height: 1.45;
  }
  .search-card-title::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .search-card:has(:focus-visible) {
    outline: 2px solid;
    outline-offset: 3px;
  }
  .search-card-title:focus-visible {
    outline: none;
  }
  .search-card p {
    margin: 0;
  }
  .search-card-price {
    display: flex;
    flex-wrap: wrap;
    gap: 0 .6em;
    align-items: baseline;
  }
  .search-card-price s, .search-card-price small {
    font-size: .85em;
    opacity: .75;
  }
  .search-card-options {
    min-block-size: 2rem;
  }
  .search-badge {
    position: absolute;
    inset-block-start: .5rem;
    inset-inline-start: .5rem;
    padding: .15em .6em;
    border-radius: 99px;
    font-size: .75rem;
    color: Canvas;
    background: CanvasText;
  }
  .search-badge-sale {
    color: #fff;
    background: var(--search-sale, #b3261e);
  }
  .search-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .search-skeleton i {
    block-size: 1em;
    border-radius: .25em;
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
}
`;
