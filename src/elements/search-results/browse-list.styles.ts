import {css} from 'lit';

/** The products to browse, in light DOM, are neither sorted nor continued. */
export const browseListStyles = css`
  section:where(.search-browse) {
    margin-block-start: 24px;
  }
  h2:where(.search-browse > *) {
    margin: 0 0 16px;
    font-size: 1.15em;
  }
  :where(.search-browse > *)::part(toolbar),
  :where(.search-browse > *)::part(foot) {
    display: none;
  }
`;
