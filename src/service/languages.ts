import type {MessagePart, MessageParts} from '../core/messages.ts';

type Language = {readonly [P in MessagePart]: () => Promise<{readonly default: MessageParts[P]}>};

/** The languages there are, each part a chunk of its own. The build writes this table as a rule for the files' names. */
const languages: Readonly<Record<string, Language>> = {
  en: {
    page: () => import('../core/messages/en-page.ts'),
    box: () => import('../core/messages/en-box.ts'),
    more: () => import('../core/messages/en-more.ts'),
  },
  ja: {
    page: () => import('../core/messages/ja-page.ts'),
    box: () => import('../core/messages/ja-box.ts'),
    more: () => import('../core/messages/ja-more.ts'),
  },
};

/** A part of a language, or `undefined` where there is no such language. */
export const importMessages = (
  language: string,
  part: MessagePart,
): Promise<{readonly default: MessageParts[MessagePart]}> | undefined => languages[language]?.[part]();
