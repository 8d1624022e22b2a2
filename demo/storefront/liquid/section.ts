import {type Context, type Emitter, type Liquid, Tag, type TagToken, type TopLevelToken} from 'liquidjs';
import {LiquidCollections} from '../objects/collections.ts';
import {SchemaTag} from './silent-tags.ts';
import {ThemeError} from './theme-error.ts';
import {findThemeFile, parseThemeJson, readThemeJson} from './theme-folder.ts';
import {resolveSettings, type Setting} from './theme-settings.ts';

/** A JSON template or section group: sections by id, and their order. */
export interface SectionList {
  /** The layout of the page; `theme` by default. */
  readonly layout?: string;
  readonly sections: Readonly<Record<string, SectionUse>>;
  readonly order: readonly string[];
}

/** An instance of a block in a template. */
interface BlockUse {
  readonly type: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** An instance of a section in a template. */
export interface SectionUse extends BlockUse {
  readonly blocks?: Readonly<Record<string, BlockUse>>;
  readonly block_order?: readonly string[];
}

interface SectionSchema {
  readonly tag?: string;
  readonly class?: string;
  readonly settings?: readonly Setting[];
  readonly blocks?: readonly {readonly type: string; readonly settings?: readonly Setting[]}[];
}

/** A tag that renders the file named by its argument. */
abstract class ReferenceTag extends Tag {
  readonly #argument: string;

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainTokens, liquid);
    this.#argument = token.args.replaceAll(/['"\s]/g, '');
  }

  override *render(context: Context, emitter: Emitter): Generator<unknown, void, string> {
    emitter.write(yield this.print(this.#argument, context.globals));
  }

  protected abstract print(name: string, globals: object): Promise<string>;
}

/** `{% sections 'header-group' %}`: renders the sections of a group in order. */
export class SectionsTag extends ReferenceTag {
  protected override print(group: string, globals: object): Promise<string> {
    return renderSections(this.liquid, `sections/${group}`, globals);
  }
}

/** `{% section 'footer' %}`: renders a section at a fixed place. */
export class SectionTag extends ReferenceTag {
  protected override print(type: string, globals: object): Promise<string> {
    return renderSection(this.liquid, type, {type}, globals);
  }
}

/** Renders the sections that a JSON file of the theme lists, such as `templates/product`. */
export async function renderSections(engine: Liquid, file: string, globals: object): Promise<string> {
  const {sections, order} = readSections(engine, file);
  const name = file.split('/').at(-1);
  const uses = order.flatMap(id => {
    const use = sections[id];
    return use ? [renderSection(engine, `${name}__${id}`, use, globals)] : [];
  });
  return (await Promise.all(uses)).join('\n');
}

/** Reads the section list of a JSON file. */
export function readSections(engine: Liquid, file: string): SectionList {
  const path = findThemeFile(engine.options.root, `${file}.json`);
  if (!path) throw new ThemeError(`The theme has no ${file}.json.`);
  return readThemeJson(path) as SectionList;
}

async function renderSection(engine: Liquid, id: string, use: SectionUse, globals: object): Promise<string> {
  const templates = await engine.parseFile(`sections/${use.type}`);
  const schemaTag = templates.find(template => template instanceof SchemaTag);
  const schema = parseThemeJson(schemaTag?.json ?? '{}', `sections/${use.type}.liquid`) as SectionSchema;
  const resolve = resolveIn(engine, globals);
  const settings = resolveSettings(schema.settings ?? [], use.settings ?? {}, resolve);
  const section = {id, type: use.type, settings, blocks: describeBlocks(schema, use, resolve)};
  // Passed as a global, because the section's snippets read it too.
  const html = await engine.render(templates, {}, {globals: {...globals, section}});
  const {tag = 'div'} = schema;
  const classes = ['shopify-section', schema.class].filter(Boolean).join(' ');
  return `<${tag} id="shopify-section-${id}" class="${classes}">${html}</${tag}>`;
}

function describeBlocks(schema: SectionSchema, {blocks = {}, block_order}: SectionUse, resolve: Resolve) {
  return (block_order ?? Object.keys(blocks)).flatMap(id => {
    const block = blocks[id];
    if (!block) return [];
    const declared = schema.blocks?.find(({type}) => type === block.type)?.settings ?? [];
    const settings = resolveSettings(declared, block.settings ?? {}, resolve);
    return [{id, type: block.type, settings, shopify_attributes: ''}];
  });
}

type Resolve = (type: string, value: unknown) => unknown;

/** Resolves setting values: handles to their collection or menu, and Liquid to its output. */
function resolveIn(engine: Liquid, globals: object): Resolve {
  return (type, value) => {
    if (typeof value !== 'string') return value;
    if (type === 'liquid' || value.includes('{{')) return engine.parseAndRenderSync(value, {}, {globals});
    if (type === 'link_list' && 'linklists' in globals) return Reflect.get(Object(globals.linklists), value);
    if (
      type === 'collection' &&
      'collections' in globals &&
      globals.collections instanceof LiquidCollections
    ) {
      return globals.collections.liquidMethodMissing(value);
    }
    return value;
  };
}
