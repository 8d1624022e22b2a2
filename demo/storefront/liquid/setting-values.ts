import {Context} from 'liquidjs';
import {describePalette, LiquidColour} from '../objects/colour.ts';
import {describeFont} from '../objects/font.ts';
import {LiquidRecords} from '../objects/records.ts';
import {type Resolve, resolveSettings, type Setting, type Values} from './setting.ts';
import type {ThemeEngine} from './theme-engine.ts';

/**
 * Resolves the values of settings on a page: renders Liquid, and replaces the handle of a record by the record.
 *
 * @param globals the objects that Liquid in a value can read.
 */
export function resolveIn(engine: ThemeEngine, globals: Values): Resolve {
  return (type, value) => {
    const evaluated = isLiquid(value) ? evaluate(engine, globals, type, value) : value;
    const resolver = RESOLVERS.get(type);
    return resolver ? resolver(evaluated, globals) : evaluated;
  };
}

/** Liquid's `settings` on one page. Settings that refer to others, as colours to a palette, are resolved last. */
export function resolveThemeSettings(engine: ThemeEngine, globals: Values): Values {
  const {declared, chosen} = engine.settings;
  const refers = ({id, default: byDefault}: Setting) => isLiquid(chosen[id ?? ''] ?? byDefault);
  const independent = declared.filter(setting => !refers(setting));
  const settings = resolveSettings(independent, chosen, resolveIn(engine, globals));
  const resolve = resolveIn(engine, {...globals, settings});
  return {...settings, ...resolveSettings(declared.filter(refers), chosen, resolve)};
}

/** Whether a value refers to other values, `{{ settings.palette.text }}`. */
function isLiquid(value: unknown): value is string {
  return typeof value === 'string' && (value.includes('{{') || value.includes('{%'));
}

/** A single expression keeps its type, such as a product, unless the setting is a text. */
function evaluate(engine: ThemeEngine, globals: Values, type: string, value: string): unknown {
  const [, expression] = /^\s*\{\{-?((?:(?!\}\}).)*?)-?\}\}\s*$/s.exec(value) ?? [];
  if (expression === undefined || TEXTS.has(type)) return engine.parseAndRenderSync(value, {}, {globals});
  const context = new Context({}, engine.options, {globals, sync: true}, {liquid: engine});
  return engine.evalValueSync(expression, context);
}

const TEXTS = new Set([
  'text',
  'textarea',
  'richtext',
  'inline_richtext',
  'html',
  'liquid',
  'url',
  'video_url',
]);

const RESOLVERS = new Map(
  Object.entries<(value: unknown, globals: Values) => unknown>({
    color: value => (typeof value === 'string' && value ? new LiquidColour(value) : value),
    color_palette: value => describePalette(Object(value ?? {})),
    color_scheme_group: value => Object.entries(value ?? {}).map(describeScheme),
    font_picker: value => describeFont(String(value)),
    // The store has no files of a merchant.
    image_picker: value => (typeof value === 'object' ? value : null),
    video: value => (typeof value === 'object' ? value : null),
    video_url: value => (typeof value === 'string' ? describeVideo(value) : value),
    url: linkTo,
    richtext: linkTo,
    inline_richtext: linkTo,
    link_list: findIn('linklists'),
    collection: findIn('collections'),
    product: findIn('all_products'),
    page: findIn('pages'),
    blog: findIn('blogs'),
    article: findIn('articles'),
    collection_list: findAllIn('collections'),
    product_list: findAllIn('all_products'),
  }),
);

function describeScheme([id, {settings}]: [id: string, scheme: {readonly settings: Values}]) {
  const colours = Object.entries(settings).map(([name, value]) => [
    name,
    /^(#|rgb)/.test(String(value)) ? new LiquidColour(String(value)) : value,
  ]);
  return {id, settings: Object.fromEntries(colours), toString: () => id};
}

/** The address of a video at YouTube or Vimeo. */
function describeVideo(url: string): object | null {
  const youtube = /(?:youtu\.be\/|youtube\.com\/(?:watch\?.*\bv=|embed\/|shorts\/))([\w-]+)/.exec(url)?.[1];
  const vimeo = /vimeo\.com\/(?:video\/)?(\d+)/.exec(url)?.[1];
  const id = youtube ?? vimeo;
  return id === undefined ? null : {id, type: youtube ? 'youtube' : 'vimeo', toString: () => url};
}

function findIn(name: string) {
  return (value: unknown, globals: Values): unknown => {
    const records = globals[name];
    const isHandle = typeof value === 'string' && records instanceof LiquidRecords;
    return isHandle ? records.liquidMethodMissing(value) : value;
  };
}

function findAllIn(name: string) {
  const find = findIn(name);
  return (value: unknown, globals: Values): unknown =>
    (Array.isArray(value) ? value : []).map(handle => find(handle, globals)).filter(Boolean);
}

/** Replaces the editor's addresses of records, `shopify://collections/all`, by paths in the store. */
function linkTo(value: unknown, {routes}: Values): unknown {
  if (typeof value !== 'string') return value;
  const root = String(Reflect.get(Object(routes ?? {}), 'root_url') ?? '').replace(/\/$/, '');
  return value.replace(/shopify:\/\/(articles\/)?/g, (_, article) => `${root}/${article ? 'blogs/' : ''}`);
}
