import type {MessagePart, MessageParts} from '../core/messages.ts';
import {importMessages} from './languages.ts';

/** A part of the messages of a locale's language; of English where there are none. */
export async function loadMessages(locale: string, part: MessagePart): Promise<MessageParts[MessagePart]> {
  const {language} = new Intl.Locale(locale);
  const messages = await (importMessages(language, part) ?? importMessages('en', part));
  return (messages as {default: MessageParts[MessagePart]}).default;
}
