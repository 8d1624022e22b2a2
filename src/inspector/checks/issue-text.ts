import {en} from 'zod/locales';
import * as z from 'zod/mini';

// Without a language zod says no more than "Invalid input".
z.config(en());

/**
 * Puts an issue in words, such as `results[3].price_min: Invalid input: expected number, received string`.
 *
 * @param whole how to call the checked value in an issue about all of it.
 */
export function issueText({path, message}: z.core.$ZodIssue, whole = ''): string {
  const steps = path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  const place = steps.join('').replace(/^\./, '') || whole;
  return place ? `${place}: ${message}` : message;
}
