import {KeptList} from './kept-list.ts';

/**
 * The handles of the products that the shopper viewed last on this device, newest first: those that are shown, and the one of the page,
 * which is left out. The platform's longest handle has 255 characters.
 */
export const viewedProducts = new KeptList({key: 'viewed', maxKept: 5, maxShown: 5, maxLength: 255});
