// What a page has besides its elements, in a file that a theme may leave out: it remembers the product of a product page.
import {ViewedPage} from '../extras/viewed-page.ts';

const script = document.querySelector<HTMLElement>('script[data-storefront-search-extras]');
const handle = script?.dataset.product;
if (handle) new ViewedPage(handle);
