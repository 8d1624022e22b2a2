import {en} from 'zod/locales';
import * as z from 'zod/mini';

// Without a locale, zod's messages are all "Invalid input".
z.config(en());

/**
 * Puts an issue in words, such as `results[3].price_min: Invalid input: expected number, received string`.
 *
 * @param whole the name of the checked value, for issues about the value as a whole.
 */
export function issueText({path, message}: z.core.$ZodIssue, whole = ''): string {
  const steps = path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  const place = steps.join('').replace(/^\./, '') || whole;
  return place ? `${place}: ${message}` : message;
}
