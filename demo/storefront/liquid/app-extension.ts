import {closestIn, closestOnPage} from './closest.ts';
import {resolveSettings, type Values} from './setting.ts';
import {resolveIn} from './setting-values.ts';
import type {AppBlockUse, InstalledApp, ThemeEngine} from './theme-engine.ts';
import {readThemeFile, type Schema} from './theme-file.ts';

/** The schema of an app's block. */
type AppSchema = Schema & {readonly available_if?: string; readonly stylesheet?: string};

/** An app's theme extension: its blocks are rendered with its own files and texts, beside the theme and unseen by it. */
export class AppExtension implements InstalledApp {
  readonly #engine: ThemeEngine;

  constructor(engine: ThemeEngine) {
    this.#engine = engine;
  }

  renderBlock(use: AppBlockUse, id: string, globals: Values): string | undefined {
    const html = this.#render(use, id, globals);
    return html && `<div id="shopify-block-${id}" class="shopify-block shopify-app-block">${html}</div>`;
  }

  renderEmbeds(theme: ThemeEngine, globals: Values): string {
    const saved = Object.entries(Object(theme.settings.chosen.blocks ?? {}) as Record<string, AppBlockUse>);
    const embeds = saved.filter(([, use]) => use.type.includes(`/blocks/${EMBED}/`));
    const justOn: AppBlockUse = {type: `shopify://apps/search/blocks/${EMBED}/0`};
    const uses: [string, AppBlockUse][] = embeds.length > 0 ? embeds : [['embed', justOn]];
    return uses
      .filter(([, {disabled}]) => !disabled)
      .map(([id, use]) => this.#render(use, id, globals) ?? '')
      .join('\n');
  }

  #render(use: AppBlockUse, id: string, globals: Values): string | undefined {
    const engine = this.#engine;
    const [, name] = /\/blocks\/([\w-]+)\//.exec(use.type) ?? [];
    const file = name ? readThemeFile(engine, `blocks/${name}`) : undefined;
    if (!file) return undefined;
    const inner = {app: APP, ...globals, section: {id: Object(globals.section ?? {}).id}};
    const {available_if, stylesheet} = file.schema as AppSchema;
    if (available_if && engine.parseAndRenderSync(available_if, {}, {globals: inner}) !== 'true') return '';
    const settings = resolveSettings(
      file.schema.settings ?? [],
      use.settings ?? {},
      resolveIn(engine, inner),
    );
    const closest = closestIn(closestOnPage(globals), settings, file.schema.settings);
    const block = {id, type: name, settings, shopify_attributes: attributesOf(id, globals)};
    const styles = stylesheet
      ? `<link rel="stylesheet" href="${engine.assetsPath}/${stylesheet}" media="all">\n`
      : '';
    return styles + engine.renderSync(file.templates, {}, {globals: {...inner, block, closest}});
  }
}

const EMBED = 'search-embed';
/** The data of an app whose shop has the plan. */
const APP = {metafields: {plan: {pro: true}}};

/** What the theme editor finds a block by. */
function attributesOf(id: string, {request}: Values): string {
  const isEditor = Boolean(Object(request ?? {}).design_mode);
  return isEditor ? `data-shopify-editor-block="{&quot;id&quot;:&quot;${id}&quot;}"` : '';
}
