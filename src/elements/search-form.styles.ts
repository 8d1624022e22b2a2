import {css} from './rendered-element.ts';

/** The looks of a form that the theme did not bring, in light DOM: any rule of the theme wins. */
export const searchFormStyles = css`
@layer storefront-search {
  .search-form {
    display: flex;
    gap: .5rem;
  }
  .search-form input {
    flex: 1;
    min-inline-size: 0;
    padding: .6em .9em;
    font: inherit;
    font-size: max(1em, 16px);
  }
}
`;
