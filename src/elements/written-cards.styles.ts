import {css} from './rendered-element.ts';

export const writtenCardStyles = css`
@layer storefront-search {
  .search-card-kind, .search-card-meta, .search-card-excerpt {
    font-size: .85em;
    opacity: .75;
  }
}
`;
