import type {MessagePart, Messages} from '../core/messages.ts';
import {importMessages} from './languages.ts';

/** A part of the messages of a locale's language, at least; of English where they can't be had. */
export async function loadMessages(locale: string, part: MessagePart): Promise<Partial<Messages>> {
  const messages = await importMessages(locale, part).catch(() => importMessages('en', part));
  return messages.default;
}
