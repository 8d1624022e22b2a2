import type {Liquid} from 'liquidjs';
import type {Language} from '../language.ts';
import {escapeHtml} from '../objects/rich-text.ts';
import {findThemeFile, readThemeJson} from './theme-folder.ts';

/** The theme's texts, as nested keys. */
interface Translations {
  readonly [key: string]: string | Translations;
}

/** Registers `t` and `time_tag` for the shopper's language. */
export function registerTranslationFilters(engine: Liquid, {locale}: Language): void {
  const translations = readTranslations(engine.options.root, locale);
  const plural = new Intl.PluralRules(locale);
  engine.registerFilter('t', (key: unknown, ...named: readonly [string, unknown][]) => {
    const values = Object.fromEntries(named);
    const found = findTranslation(translations, String(key));
    const text =
      typeof found === 'object' ? (found[plural.select(Number(values.count))] ?? found.other) : found;
    if (typeof text !== 'string') return `Translation missing: ${locale}.${key}`;
    return interpolate(text, values);
  });
  engine.registerFilter('time_tag', (value: unknown, ...named: readonly [string, unknown][]) => {
    const date = new Date(String(value));
    if (Number.isNaN(date.getTime())) return '';
    const dateStyle = Object.fromEntries(named).format === 'date' ? 'long' : 'medium';
    const text = new Intl.DateTimeFormat(locale, {dateStyle, timeZone: 'UTC'}).format(date);
    return `<time datetime="${date.toISOString()}">${text}</time>`;
  });
}

/** Reads the texts of a locale; English if the theme lacks it. */
function readTranslations(folders: readonly string[], locale: string): Translations {
  const languages = [locale, locale.split('-')[0] ?? locale, 'en'];
  const names = languages.flatMap(language => [`${language}.json`, `${language}.default.json`]);
  const read = (folder: string): Translations => {
    const [path] = names.flatMap(name => findThemeFile([folder], `locales/${name}`) ?? []);
    return path ? (readThemeJson(path) as Translations) : {};
  };
  return Object.assign({}, ...folders.map(read).reverse());
}

function findTranslation(translations: Translations, key: string): string | Translations | undefined {
  return key
    .split('.')
    .reduce<string | Translations | undefined>(
      (branch, part) => (typeof branch === 'object' ? branch[part] : undefined),
      translations,
    );
}

function interpolate(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => escapeHtml(String(values[name] ?? '')));
}
