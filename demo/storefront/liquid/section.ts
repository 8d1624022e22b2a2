import {type BlockUse, describeBlocks, listBlockKeys, PARENT, renderAppBlock} from './block.ts';
import {closestIn, closestOnPage} from './closest.ts';
import {findSections, readSections, type SectionList} from './section-list.ts';
import {resolveSettings, type Values} from './setting.ts';
import {resolveIn} from './setting-values.ts';
import type {ThemeEngine} from './theme-engine.ts';
import {readThemeFile, type Schema} from './theme-file.ts';
import {findThemeFile, lineInJson} from './theme-folder.ts';

/** The location of a section on the page. */
interface SectionPlace {
  readonly id: string;
  /** `template`, the type of the section group, or `static`. */
  readonly location: string;
  /** Counts the sections of a location from 1; absent if the section is rendered without its page. */
  readonly index?: number;
  /** Classes of the section's element. */
  readonly classes?: readonly string[];
}

/** Renders the sections that a JSON file of the theme lists, such as `templates/product`. */
export function renderSections(engine: ThemeEngine, file: string, globals: Values): string {
  const list = readSections(engine.folders, file);
  const keys = list.order.filter(key => Object.hasOwn(list.sections, key) && !list.sections[key]?.disabled);
  return keys.map((key, index) => renderListed(engine, file, list, key, globals, index + 1)).join('\n');
}

/** Renders a section at a fixed place, whose settings are the theme's, or else the defaults of its schema. */
export function renderStaticSection(engine: ThemeEngine, type: string, globals: Values): string | undefined {
  const file = readThemeFile(engine, `sections/${type}`);
  if (!file) return undefined;
  const {sections} = engine.settings;
  const use = {...file.schema.default, ...(Object.hasOwn(sections, type) && sections[type]), type};
  return renderSection(engine, {id: type, location: 'static'}, use, globals);
}

/**
 * Renders one section by the id of its element, without the rest of the page.
 *
 * @returns `undefined` if the theme has no such section.
 */
export function renderSectionById(engine: ThemeEngine, id: string, globals: Values): string | undefined {
  const [name = '', ...rest] = id.split('__');
  const key = rest.join('__');
  if (!/^[\w-]+(\.[\w-]+)*$/.test(name)) return undefined;
  if (key === '') return renderStaticSection(engine, name, globals);
  for (const file of [`templates/${name}`, `sections/${name}`]) {
    const list = findSections(engine.folders, file);
    if (list && Object.hasOwn(list.sections, key)) return renderListed(engine, file, list, key, globals);
  }
  return undefined;
}

function renderListed(
  engine: ThemeEngine,
  file: string,
  list: SectionList,
  key: string,
  globals: Values,
  index?: number,
): string {
  const use = list.sections[key] ?? {type: ''};
  const name = file.split('/').at(-1) ?? '';
  const isFound = findThemeFile(engine.folders, `sections/${use.type}.liquid`) !== undefined;
  if (!isFound && use.type === 'apps') return renderApps(engine, `${name}__${key}`, use, globals);
  if (!isFound) {
    const place = {file: list.path, line: lineInJson(list.path, ['sections', key, 'type'])};
    engine.gaps.addMissing(`section “${use.type}”`, place);
    return '';
  }
  const location = file.startsWith('templates/') ? 'template' : (list.type ?? name);
  const classes = location === 'template' ? [] : [`shopify-section-group-${name}`];
  return renderSection(engine, {id: `${name}__${key}`, location, index, classes}, use, globals);
}

/** Renders the section that the platform puts around blocks of apps where the theme has none for them. */
function renderApps(engine: ThemeEngine, id: string, use: BlockUse, globals: Values): string {
  const place = {file: 'sections/apps.liquid', line: 1};
  const blocks = listBlockKeys(use).map(key =>
    renderAppBlock(engine, key, use.blocks?.[key] ?? {type: ''}, {...globals, section: {id}}, place),
  );
  return wrap({id, location: 'template'}, {}, blocks.join('\n'));
}

function renderSection(engine: ThemeEngine, place: SectionPlace, use: BlockUse, globals: Values): string {
  const file = readThemeFile(engine, `sections/${use.type}`);
  if (!file) return '';
  const {schema, templates} = file;
  const closest = closestOnPage(globals);
  const resolve = resolveIn(engine, {...globals, closest});
  const settings = resolveSettings(schema.settings ?? [], use.settings ?? {}, resolve);
  const parent = {id: place.id, use, schema};
  // Passed as globals, because the section's snippets read them too.
  const inner = {...globals, closest: closestIn(closest, settings, schema.settings), [PARENT]: parent};
  const section = {
    id: place.id,
    type: use.type,
    location: place.location,
    index: place.index,
    index0: place.index === undefined ? undefined : place.index - 1,
    settings,
    blocks: describeBlocks(engine, parent, inner),
  };
  return wrap(place, schema, engine.renderSync(templates, {}, {globals: {...inner, section}}));
}

function wrap({id, classes = []}: SectionPlace, schema: Schema, html: string): string {
  const names = ['shopify-section', ...classes, schema.class].filter(Boolean).join(' ');
  const tag = schema.tag ?? 'div';
  return `<${tag} id="shopify-section-${id}" class="${names}">${html}</${tag}>`;
}
