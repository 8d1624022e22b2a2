// The list of viewed products, in a file that only product pages load.
import {storeOnLeave} from '../extras/viewed-page.ts';

const {product} = document.querySelector<HTMLElement>('script[data-storefront-search-viewed]')?.dataset ?? {};
if (product) storeOnLeave(product);
