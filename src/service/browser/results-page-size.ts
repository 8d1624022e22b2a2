import {MAX_LIMIT} from '../../core/contract/constants.ts';
import {device, storedEntry} from './storage.ts';

/**
 * The number of results per page that the store's results page has shown on this device. `undefined` if the page was never opened, or
 * storage is blocked.
 */
export const resultsPageSize = storedEntry(device, 'page-size', (stored): number | undefined => {
  const size = Number(stored);
  return Number.isInteger(size) && size > 0 && size <= MAX_LIMIT ? size : undefined;
});
