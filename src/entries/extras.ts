// What a page has besides its elements, in a file that a theme may leave out: keys for the search field, and the list of viewed products.
import {addShortcuts} from '../extras/shortcuts.ts';
import {ViewedPage} from '../extras/viewed-page.ts';

const {product, shortcuts} =
  document.querySelector<HTMLElement>('script[data-storefront-search-extras]')?.dataset ?? {};
if (shortcuts !== 'off') addShortcuts(shortcuts !== 'modified');
if (product) new ViewedPage(product);
