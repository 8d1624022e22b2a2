import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {distinctTerms} from '../../core/query/query-text.ts';
import {device, storedEntry} from './storage.ts';

interface KeptListOptions {
  readonly key: 'recent' | 'viewed';
  readonly maxKept: number;
  /** Maximum of texts that `read` returns; the others move up when one is removed. */
  readonly maxShown: number;
  readonly maxLength: number;
}

/** Texts that are stored on this device, newest first. Texts that are one search term are stored once, in its latest spelling. */
function keptList({key, maxKept, maxShown, maxLength}: KeptListOptions) {
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value !== '' && value.length <= maxLength;
  const entry = storedEntry(device, key, (stored): readonly string[] =>
    Array.isArray(stored) ? distinctTerms(stored.filter(isText)) : [],
  );
  const keep = (texts: readonly string[]) => {
    if (texts.length) entry.set(texts.slice(0, maxKept));
    else entry.remove();
  };
  return {
    read: () => entry.get().slice(0, maxShown),
    add: (text: string) => keep(distinctTerms([text, ...entry.get()])),
    /** Removes a text, or all of them. */
    remove: (text?: string) => keep(text === undefined ? [] : distinctTerms(entry.get(), [text])),
  };
}

/** The recent searches that are stored on this device, newest first. */
export const recentSearches = keptList({
  key: 'recent',
  maxKept: 20,
  maxShown: 6,
  maxLength: MAX_QUERY_LENGTH,
});

/**
 * The handles of the products that the shopper viewed last on this device, newest first: the shown products, and the page's own,
 * which is not shown. The platform's longest handle has 255 characters.
 */
export const viewedProducts = keptList({key: 'viewed', maxKept: 5, maxShown: 5, maxLength: 255});
