import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {KeptList} from './kept-list.ts';

/** The recent searches that are stored on this device, newest first. */
export const recentSearches = new KeptList({
  key: 'recent',
  maxKept: 20,
  maxShown: 6,
  maxLength: MAX_QUERY_LENGTH,
});
