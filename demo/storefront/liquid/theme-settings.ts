import type {Setting, Values} from './setting.ts';
import {findThemeFile, readThemeJson} from './theme-folder.ts';

/** The settings of the whole theme, as its JSON files have them. */
export interface ThemeSettings {
  readonly declared: readonly Setting[];
  /** The merchant's choices. */
  readonly chosen: Values;
  /** Settings of the sections that files of the theme render at a fixed place, by their types. */
  readonly sections: Readonly<Record<string, object>>;
}

/** Reads the schema of the theme's settings and the merchant's choices. */
export function readThemeSettings(folders: readonly string[]): ThemeSettings {
  const read = (name: string) => {
    const path = findThemeFile(folders, `config/${name}.json`);
    return path ? readThemeJson(path) : undefined;
  };
  const groups = (read('settings_schema') ?? []) as readonly {readonly settings?: readonly Setting[]}[];
  const {current, presets} = (read('settings_data') ?? {}) as {
    readonly current?: Values | string;
    readonly presets?: Readonly<Record<string, Values>>;
  };
  const chosen = (typeof current === 'string' ? presets?.[current] : current) ?? {};
  return {
    declared: groups.flatMap(({settings}) => settings ?? []),
    chosen,
    sections: Object(chosen.sections ?? {}),
  };
}
