import {LiquidColour} from '../objects/colour.ts';
import {findThemeFile, readThemeJson} from './theme-folder.ts';

/** A setting in a schema. */
export interface Setting {
  readonly type: string;
  readonly id?: string;
  readonly default?: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/** Reads Liquid's `settings`: the merchant's choices for the whole theme. */
export function readThemeSettings(folders: readonly string[]): Values {
  const read = (name: string) => {
    const path = findThemeFile(folders, `config/${name}.json`);
    return path ? readThemeJson(path) : undefined;
  };
  const groups = (read('settings_schema') ?? []) as readonly {readonly settings?: readonly Setting[]}[];
  const {current, presets} = (read('settings_data') ?? {}) as {
    readonly current?: Values | string;
    readonly presets?: Readonly<Record<string, Values>>;
  };
  const chosen = typeof current === 'string' ? presets?.[current] : current;
  return resolveSettings(
    groups.flatMap(({settings}) => settings ?? []),
    chosen ?? {},
  );
}

/**
 * The values of settings for Liquid, chosen or default.
 *
 * @param resolve looks up values of types that name a record.
 */
export function resolveSettings(
  settings: readonly Setting[],
  chosen: Values,
  resolve: (type: string, value: unknown) => unknown = (_, value) => value,
): Values {
  return Object.fromEntries(
    settings.flatMap(({type, id, default: byDefault}) =>
      id === undefined ? [] : [[id, resolve(type, resolveValue(type, chosen[id] ?? byDefault))]],
    ),
  );
}

function resolveValue(type: string, value: unknown): unknown {
  if (type === 'color_scheme_group') return Object.entries(value ?? {}).map(describeScheme);
  if (type === 'font_picker') return describeFont(String(value));
  if (type === 'color' && value) return new LiquidColour(String(value));
  return value;
}

function describeScheme([id, scheme]: [id: string, scheme: {readonly settings: Values}]) {
  const colours = Object.entries(scheme.settings).map(([name, value]) => [
    name,
    /^#/.test(String(value)) ? new LiquidColour(String(value)) : value,
  ]);
  return {id, settings: Object.fromEntries(colours), toString: () => id};
}

/** Substitutes the system font, in weight and style, because the platform's fonts are not available here. */
function describeFont(handle: string) {
  const [, style, weight] = /_([ino])(\d)$/.exec(handle) ?? [];
  return {
    family: 'system-ui',
    fallback_families: 'sans-serif',
    style: style === 'i' ? 'italic' : 'normal',
    weight: Number(weight ?? 4) * 100,
    'system?': true,
  };
}
