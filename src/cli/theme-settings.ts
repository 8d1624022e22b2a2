import {getNodeValue} from 'jsonc-parser';
import {parseJson} from './json.ts';
import type {Theme} from './theme.ts';

/** Settings of a theme or of a section, by their ids. */
export type Settings = Readonly<Record<string, unknown>>;

/** A group of a theme's settings, or a section's schema. */
interface Schema {
  readonly settings?: readonly {readonly id?: string; readonly default?: unknown}[];
}

/** The merchant's settings. `current` may be the name of a preset. */
interface Data {
  readonly current?: string | Settings;
  readonly presets?: Readonly<Record<string, Settings>>;
}

/** Reads the settings of a theme: the merchant's, and the defaults of the others. */
export async function themeSettings(theme: Theme): Promise<Settings> {
  const groups = await readJson<readonly Schema[]>(theme, 'config/settings_schema.json');
  const {current, presets} = (await readJson<Data>(theme, 'config/settings_data.json')) ?? {};
  const chosen = typeof current === 'string' ? presets?.[current] : current;
  return {...Object.assign({}, ...(groups ?? []).map(defaultsOf)), ...chosen};
}

/** Reads the defaults of a section's settings. A template names only those that the merchant has seen in the editor. */
export async function sectionDefaults(theme: Theme, type: string): Promise<Settings> {
  const text = (await theme.readIfReadable(`sections/${type}.liquid`)) ?? '';
  const [, schema] = /\{%-?\s*schema\s*-?%\}([\s\S]*?)\{%-?\s*endschema/.exec(text) ?? [];
  return schema === undefined ? {} : defaultsOf(parsed<Schema>(schema) ?? {});
}

const defaultsOf = ({settings = []}: Schema): Settings =>
  Object.fromEntries(
    settings.flatMap(({id, default: value}) =>
      id === undefined || value === undefined ? [] : [[id, value]],
    ),
  );

async function readJson<T>(theme: Theme, file: string): Promise<T | undefined> {
  const text = await theme.readIfReadable(file);
  return text === undefined ? undefined : parsed<T>(text);
}

/** Parses one of the platform's files. If it is invalid, only the settings that the kit would take over are lost. */
function parsed<T>(text: string): T | undefined {
  try {
    return getNodeValue(parseJson(text));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
