import {createHash} from 'node:crypto';

/** The hash of a text, whichever line endings a version control system gave it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
