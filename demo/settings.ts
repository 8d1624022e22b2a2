import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {explainArguments} from '../src/cli/arguments.ts';
import {languageOf} from '../src/i18n/language-of.ts';
import type {LoadOptions} from './catalogue/load.ts';
import type {Caps} from './service/limits.ts';
import type {ServiceOptions} from './service/service.ts';

/** The demo store's settings, from its command line and `PORT`. */
export interface Settings {
  readonly load: LoadOptions;
  readonly service: ServiceOptions;
  /** The number of other shoppers, who use up the service's caps (§8). */
  readonly shoppers: number;
  /** Folder for orders and the pixel's figures, which survive a restart. */
  readonly data: string | undefined;
  /** Whether to serve a page of made-up figures next to the real one. */
  readonly sampleEvents: boolean;
  /** Folder of a theme that replaces the demo's own. */
  readonly theme: string | undefined;
  /** Whether to install the theme app extension. */
  readonly extension: boolean;
  /** Whether to list the gaps of that theme instead of serving it. */
  readonly check: boolean;
  readonly port: number;
}

/** An error that the person who starts the store can fix. */
export class StartError extends Error {}

/**
 * Reads the settings; `undefined` for `--help`.
 *
 * @throws {StartError} for an unusable value.
 */
export function readSettings(): Settings | undefined {
  const values = readValues();
  if (values.help) return undefined;
  const {catalog, content, synonyms, data, caps, check, extension} = values;
  const {'first-sync': sync = '0', 'sample-events': sampleEvents, shoppers = '0'} = values;
  validate(values.locale, isLocale, `--locale must be one of ${LANGUAGES.join(', ')}`);
  const [locale] = Intl.getCanonicalLocales(values.locale);
  const currency = validate(values.currency, isCurrency, '--currency must be an ISO code such as USD or JPY');
  const firstSync = Number(validate(sync, isWhole, '--first-sync must be a number of seconds such as 60'));
  const crowd = Number(validate(shoppers, isWhole, '--shoppers must be a number such as 100'));
  const port = Number(validate(process.env.PORT ?? '4173', isPort, 'PORT must be a number from 0 to 65535'));
  if (check && values.theme === undefined) throw new StartError('--check needs --theme.');
  return {
    load: {catalog, content, synonyms, locale, currency},
    service: {caps: caps === undefined ? undefined : readCaps(caps), firstSync},
    shoppers: crowd,
    data,
    sampleEvents,
    theme: validate(values.theme, isTheme, '--theme must be a folder that contains layout/theme.liquid'),
    extension,
    check,
    port,
  };
}

function readValues() {
  try {
    return parseArgs({options: OPTIONS}).values;
  } catch (error) {
    const problem = explainArguments(error, OPTIONS);
    if (problem === undefined) throw error;
    throw new StartError(`${problem} See --help.`);
  }
}

const text = {type: 'string'} as const;
const OPTIONS = {
  catalog: text,
  content: text,
  synonyms: text,
  locale: text,
  currency: text,
  caps: text,
  'first-sync': text,
  shoppers: text,
  data: text,
  theme: text,
  extension: {type: 'boolean', default: false},
  check: {type: 'boolean', default: false},
  'sample-events': {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

/** Returns the value if it is absent or valid. */
function validate<T extends string | undefined>(
  value: T,
  isValid: (text: string) => boolean,
  message: string,
): T {
  if (value !== undefined && !isValid(value)) throw new StartError(`${message}, not "${value}".`);
  return value;
}

function readCaps(text: string): Caps {
  const [visitor, shop, combined, ...more] = text.split(',').map(Number);
  if (!isCap(visitor) || !isCap(shop) || !isCap(combined) || more.length > 0) {
    throw new StartError(
      `--caps must be three numbers, for a visitor, a shop and all stores, such as 20,50,125, not "${text}".`,
    );
  }
  return {visitor, shop, combined};
}

function isCap(cap: number | undefined): cap is number {
  return cap !== undefined && Number.isInteger(cap) && cap > 0;
}

/** The languages of the elements' own messages. */
const LANGUAGES = readdirSync(new URL('../src/i18n/messages', import.meta.url))
  .map(name => name.replace('.ts', ''))
  .sort();

/** Accepts a known language, also with a region or a script, such as `pt-BR`. */
function isLocale(text: string): boolean {
  return isLanguageTag(text) && LANGUAGES.includes(languageOf(text));
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

function isTheme(path: string): boolean {
  return existsSync(join(path, 'layout/theme.liquid'));
}

function isWhole(text: string): boolean {
  return /^\d+$/.test(text);
}

function isPort(text: string): boolean {
  return isWhole(text) && Number(text) <= 65535;
}
