import {MAX_LIMIT} from '../../core/contract/constants.ts';
import {device} from './storage.ts';

const KEY = 'page-size';

/**
 * The number of results per page that the store's results page has shown on this device, kept with consent to preferences.
 * `undefined` if the page was never opened, or storage is blocked.
 */
export const resultsPageSize = {
  read(): number | undefined {
    const size = Number(device.get(KEY));
    return Number.isInteger(size) && size > 0 && size <= MAX_LIMIT ? size : undefined;
  },

  remember(size: number): void {
    if (resultsPageSize.read() !== size) device.set(KEY, size);
  },
};
