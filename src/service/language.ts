import type {MessagePart, MessageParts} from '../core/messages.ts';

type Language = {readonly [P in MessagePart]: () => Promise<{default: MessageParts[P]}>};

/** The languages there are, each part a chunk of its own. */
const languages: Readonly<Record<string, Language>> = {
  en: {
    page: () => import('../core/messages/en.ts'),
    box: () => import('../core/messages/en-box.ts'),
    more: () => import('../core/messages/en-more.ts'),
  },
  ja: {
    page: () => import('../core/messages/ja.ts'),
    box: () => import('../core/messages/ja-box.ts'),
    more: () => import('../core/messages/ja-more.ts'),
  },
};

/** A part of the messages of a locale's language; of English where there are none. */
export async function loadMessages(locale: string, part: MessagePart): Promise<MessageParts[MessagePart]> {
  const language = (languages[new Intl.Locale(locale).language] ?? languages.en) as Language;
  return (await language[part]()).default;
}
