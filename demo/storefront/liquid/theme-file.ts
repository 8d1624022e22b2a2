import type {Template} from 'liquidjs';
import type {Setting} from './setting.ts';
import {SchemaTag} from './silent-tags.ts';
import type {ThemeEngine} from './theme-engine.ts';
import {findThemeFile, parseThemeJson} from './theme-folder.ts';
import {findText} from './translations.ts';

/** A section or block of a theme. */
export interface ThemeFile {
  readonly templates: Template[];
  readonly schema: Schema;
}

/** The JSON of a `{% schema %}` tag. */
export interface Schema {
  /** The element around the output; none if it is `null`. */
  readonly tag?: string | null;
  readonly class?: string;
  readonly settings?: readonly Setting[];
  /** The types of its blocks. A type with settings is defined here, any other in a file of its own. */
  readonly blocks?: readonly {readonly type: string; readonly settings?: readonly Setting[]}[];
  /** The settings and blocks of a section at a fixed place. */
  readonly default?: object;
}

const files = new WeakMap<ThemeEngine, Map<string, ThemeFile | undefined>>();

/** Reads a section or block, such as `blocks/text`, once per engine; `undefined` if the theme has no such file. */
export function readThemeFile(engine: ThemeEngine, path: string): ThemeFile | undefined {
  const known = files.get(engine) ?? new Map<string, ThemeFile | undefined>();
  files.set(engine, known);
  if (!known.has(path)) {
    known.set(path, findThemeFile(engine.folders, `${path}.liquid`) ? parse(engine, path) : undefined);
  }
  return known.get(path);
}

function parse(engine: ThemeEngine, path: string): ThemeFile {
  const templates = engine.parseFileSync(path);
  const tag = templates.find(template => template instanceof SchemaTag);
  const schema = parseThemeJson(tag?.json ?? '{}', `${path}.liquid`) as Schema;
  const translate = (setting: Setting) => ({...setting, default: translateDefault(engine, setting.default)});
  return {
    templates,
    schema: {
      ...schema,
      settings: schema.settings?.map(translate),
      blocks: schema.blocks?.map(block => ({...block, settings: block.settings?.map(translate)})),
    },
  };
}

/** A default may be a key of the theme's texts, `t:content.heading`. */
function translateDefault({schemaTexts}: ThemeEngine, value: unknown): unknown {
  const isKey = typeof value === 'string' && value.startsWith('t:');
  return isKey ? (findText(schemaTexts, value.slice('t:'.length)) ?? value) : value;
}
