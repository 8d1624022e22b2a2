import {createHash} from 'node:crypto';

/** Hashes a text with its line endings normalised, since version control may have converted them. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
