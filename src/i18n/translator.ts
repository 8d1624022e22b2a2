import type en from './messages/en.ts';

export type MessageKey = keyof typeof en;
/** A text with `{placeholders}`, or one text per plural category of `Intl.PluralRules`; `other` is required. */
export type Message = string | {readonly other: string; readonly [category: string]: string};
export type Messages = Readonly<Record<MessageKey, Message>>;

/** Translates a message: `translate('resultCount', {count: 3})`. Formats numbers for the locale. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Creates the translator of a language. Numbers are written as the locale writes them, like the prices beside them.
 *
 * @param overrides replace single messages. They are in the locale's language.
 * @param grammar the locale of the messages, if they are in another language.
 */
export function createTranslate(
  locale: string,
  messages: Messages,
  overrides: Partial<Messages> = {},
  grammar = locale,
): Translate {
  const own = new Intl.PluralRules(locale);
  const borrowed = grammar === locale ? own : new Intl.PluralRules(grammar);
  // Created when needed, because the first one of a page takes 20 ms.
  let numbers: Intl.NumberFormat | undefined;
  const write = (value: number) => {
    numbers ??= new Intl.NumberFormat(locale);
    return numbers.format(value);
  };
  return (key, values = {}) => {
    const message = overrides[key] ?? messages[key];
    const plurals = overrides[key] ? own : borrowed;
    const text = typeof message === 'string' ? message : pick(message, plurals.select(Number(values.count)));
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === 'number' ? write(value) : (value ?? '');
    });
  };
}

const pick = (message: Exclude<Message, string>, category: string) => message[category] ?? message.other;

/** Lists the placeholders of a message, such as `{count}`, in all its plural forms. */
export function placeholdersOf(message: Message): string[] {
  const texts = typeof message === 'string' ? message : Object.values(message).join(' ');
  return [...new Set(texts.match(/\{\w+\}/g))];
}
