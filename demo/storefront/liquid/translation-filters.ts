import type {Language} from '../language.ts';
import {escapeHtml} from '../objects/rich-text.ts';
import type {FilterCall, ThemeEngine} from './theme-engine.ts';
import {findText, readTranslations} from './translations.ts';

type Named = readonly [string, unknown];

/** Registers `t` and `time_tag` for the shopper's language. */
export function registerTranslationFilters(engine: ThemeEngine, {locale}: Language): void {
  const translations = readTranslations(engine.folders, locale);
  const plural = new Intl.PluralRules(locale);
  const translate = function (this: FilterCall, key: unknown, ...named: readonly Named[]) {
    const values = Object.fromEntries(named);
    const found = findText(translations, String(key));
    const text =
      typeof found === 'object' ? (found[plural.select(Number(values.count))] ?? found.other) : found;
    if (typeof text === 'string') return interpolate(text, values);
    engine.gaps.addMissing(`text “${key}”`, this.token);
    return `Translation missing: ${locale}.${key}`;
  };
  engine.registerFilter('t', translate);
  engine.registerFilter('translate', translate);
  engine.registerFilter('time_tag', (value: unknown, ...named: readonly Named[]) => {
    const date = new Date(String(value));
    if (Number.isNaN(date.getTime())) return '';
    const dateStyle = Object.fromEntries(named).format === 'date' ? 'long' : 'medium';
    const text = new Intl.DateTimeFormat(locale, {dateStyle, timeZone: 'UTC'}).format(date);
    return `<time datetime="${date.toISOString()}">${text}</time>`;
  });
}

function interpolate(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? escapeHtml(String(values[name] ?? '')) : '',
  );
}
