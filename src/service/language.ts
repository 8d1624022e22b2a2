import type {Messages} from '../core/messages.ts';

/** The languages there are, each a chunk of its own. */
const languages: Readonly<Record<string, () => Promise<{default: Messages}>>> = {
  en: () => import('../core/messages/en.ts'),
  ja: () => import('../core/messages/ja.ts'),
};

/** The messages of a locale's language; English where there are none. */
export async function loadMessages(locale: string): Promise<Messages> {
  const load = languages[new Intl.Locale(locale).language] ?? languages.en;
  return (await load?.())?.default as Messages;
}
