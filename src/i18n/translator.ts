import type en from './messages/en.ts';

export type MessageKey = keyof typeof en;
/** A text with `{placeholders}`, or one a plural category of `Intl.PluralRules`, `other` at least. */
export type Message = string | {readonly other: string; readonly [category: string]: string};
export type Messages = Readonly<Record<MessageKey, Message>>;

/** Says a message: `say('resultCount', {count: 3})`. Numbers are written the locale's way. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** Creates the translator of one language; `overrides` win, key by key. */
export function createTranslate(
  locale: string,
  messages: Messages,
  overrides: Partial<Messages> = {},
): Translate {
  const plurals = new Intl.PluralRules(locale);
  // Not before it is needed: the first of a page takes 20 ms.
  let numbers: Intl.NumberFormat | undefined;
  const write = (value: number) => {
    numbers ??= new Intl.NumberFormat(locale);
    return numbers.format(value);
  };
  return (key, values = {}) => {
    const message = overrides[key] ?? messages[key];
    const text = typeof message === 'string' ? message : pick(message, plurals.select(Number(values.count)));
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? write(value) : (value ?? '');
    });
  };
}

const pick = (message: Exclude<Message, string>, category: string) => message[category] ?? message.other;

/** The placeholders of a message, in any of its forms: `{count}`. */
export function placeholdersOf(message: Message): string[] {
  const texts = typeof message === 'string' ? message : Object.values(message).join(' ');
  return [...new Set(texts.match(/\{\w+\}/g))];
}
