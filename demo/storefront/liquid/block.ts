import {deriveId} from '../../catalogue/ids.ts';
import {type Closest, closestIn} from './closest.ts';
import {resolveSettings, type Values} from './setting.ts';
import {resolveIn} from './setting-values.ts';
import type {ThemeEngine} from './theme-engine.ts';
import {readThemeFile, type Schema} from './theme-file.ts';
import type {ThemePlace} from './theme-gaps.ts';

/** An instance of a block in JSON, with the blocks inside it. */
export interface BlockUse {
  readonly type: string;
  /** Rendered by name, `{% content_for 'block' %}`, instead of among the others. */
  readonly static?: boolean;
  readonly disabled?: boolean;
  readonly settings?: Values;
  readonly blocks?: Readonly<Record<string, BlockUse>>;
  readonly block_order?: readonly string[];
}

/** Liquid's `block`. */
export interface LiquidBlock {
  readonly id: string;
  readonly type: string;
  readonly settings: Values;
  readonly shopify_attributes: '';
  readonly blocks: readonly LiquidBlock[];
  /** Its use in JSON, for `{% render block %}`. */
  readonly [USE]: BlockUse;
}

/** The section or block whose blocks are rendered. */
export interface BlockParent {
  readonly id: string;
  readonly use: BlockUse;
  readonly schema: Schema;
}

/** The globals inside a section or block. */
export type BlockGlobals = Values & {readonly [PARENT]: BlockParent; readonly closest: Closest};

/** The key of a block's use, which no theme can spell. */
export const USE = Symbol('use of a block');

/** The key of the parent among the globals, which no theme can spell. */
export const PARENT = Symbol('parent of blocks');

/** Lists the keys of the blocks that `{% content_for 'blocks' %}` renders. */
export function listBlockKeys({blocks = {}, block_order}: BlockUse): readonly string[] {
  const keys = block_order ?? Object.keys(blocks);
  return keys.filter(key => {
    const block = Object.hasOwn(blocks, key) ? blocks[key] : undefined;
    return block && !block.static && !block.disabled;
  });
}

export function describeBlocks(
  engine: ThemeEngine,
  parent: BlockParent,
  globals: Values,
): readonly LiquidBlock[] {
  return listBlockKeys(parent.use).flatMap(key => {
    const use = parent.use.blocks?.[key];
    return use ? [describeBlock(engine, parent, key, use, globals)] : [];
  });
}

/** Renders the file of a theme block, with the arguments of `content_for` as its variables. */
export function renderBlock(
  engine: ThemeEngine,
  key: string,
  use: BlockUse,
  globals: BlockGlobals,
  place: ThemePlace,
  variables: Values = {},
): string {
  const file = readThemeFile(engine, `blocks/${use.type}`);
  if (!file) {
    if (isOfApp(use)) return renderAppBlock(engine, key, use, globals, place);
    engine.gaps.addMissing(`block “${use.type}”`, place);
    return '';
  }
  const block = describeBlock(engine, globals[PARENT], key, use, globals);
  const parent = {id: block.id, use, schema: file.schema};
  const closest = closestIn(globals.closest, block.settings, file.schema.settings);
  const html = engine.renderSync(file.templates, variables, {
    globals: {...globals, block, closest, [PARENT]: parent},
  });
  return wrap(block, file.schema, html);
}

function describeBlock(
  engine: ThemeEngine,
  parent: BlockParent,
  key: string,
  use: BlockUse,
  globals: Values,
): LiquidBlock {
  const local = parent.schema.blocks?.find(({type}) => type === use.type)?.settings;
  const file = local ? undefined : readThemeFile(engine, `blocks/${use.type}`);
  const declared = local ?? file?.schema.settings ?? [];
  const settings = resolveSettings(declared, use.settings ?? {}, resolveIn(engine, globals));
  // The platform prefixes the keys of theme blocks, which are unique among their siblings only.
  const id = file ? `B${deriveId(`${parent.id}/${key}`)}__${key}` : key;
  return {
    id,
    type: isOfApp(use) ? '@app' : use.type,
    settings,
    shopify_attributes: '',
    [USE]: use,
    get blocks() {
      return describeBlocks(engine, {id, use, schema: file?.schema ?? {}}, globals);
    },
  };
}

/** Whether a block is an app's, whose type in JSON is the app's address. */
const isOfApp = ({type}: BlockUse): boolean => /^(@app|shopify:\/\/apps)/.test(type);

/** Renders a block of the app that is installed. */
export function renderAppBlock(
  engine: ThemeEngine,
  id: string,
  use: BlockUse,
  globals: Values,
  place: ThemePlace,
): string {
  const html = engine.app?.renderBlock(use, id, globals);
  if (html === undefined) engine.gaps.add('the demo has no app blocks', place);
  return html ?? '';
}

/** Wraps the output in the element of the schema; a schema may decline one. */
function wrap({id}: LiquidBlock, {tag = 'div', class: className}: Schema, html: string): string {
  if (tag === null) return html;
  const classes = ['shopify-block', className].filter(Boolean).join(' ');
  return `<${tag} id="shopify-block-${id}" class="${classes}">${html}</${tag}>`;
}
