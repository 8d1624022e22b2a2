import type {Context} from 'hono';
import {getCookie, setCookie} from 'hono/cookie';
import {html} from 'hono/html';
import {EXTENSION_ASSETS} from './assets.ts';
import type {Carts} from './carts.ts';
import {platformFile} from './file-version.ts';
import type {Language} from './language.ts';
import {AppExtension} from './liquid/app-extension.ts';
import {closestOnPage} from './liquid/closest.ts';
import {scriptAddress, scriptTag, styleTag} from './liquid/compiled-files.ts';
import {createEngine} from './liquid/engine.ts';
import {SCRIPTS} from './liquid/javascript-tag.ts';
import {CURRENCY} from './liquid/money-filters.ts';
import {renderSectionById, renderSections} from './liquid/section.ts';
import {readSections} from './liquid/section-list.ts';
import type {Values} from './liquid/setting.ts';
import {resolveThemeSettings} from './liquid/setting-values.ts';
import type {ThemeEngine} from './liquid/theme-engine.ts';
import {ThemeError, toThemeError} from './liquid/theme-error.ts';
import {findThemeFile, isOwnTheme, versionOf} from './liquid/theme-folder.ts';
import {ThemeGaps} from './liquid/theme-gaps.ts';
import type {Markup} from './markup.ts';
import {describeCart} from './objects/cart.ts';
import {describeGlobals} from './objects/globals.ts';
import {plainPage} from './plain-page.ts';
import {contentForHeader, identifyVisitor} from './platform.ts';
import {readView, type View} from './view.ts';

/** A page to render: its template and its own objects. */
export interface PageContent {
  readonly template: string;
  /** Suffix of an alternate template, `page.campaign`; ignored if the theme does not have it. */
  readonly suffix?: string;
  readonly title: string;
  readonly description?: string;
  readonly objects?: Readonly<Record<string, unknown>>;
  readonly status?: 200 | 404;
  /** Overrides the view of the page's URL. */
  readonly view?: Partial<View>;
}

/** The parts of the store that all its languages share. */
export interface Storefront {
  readonly languages: readonly Language[];
  readonly carts: Carts;
  /** The theme's folders. */
  readonly theme: readonly string[];
  readonly gaps: ThemeGaps;
  /** Folder of the theme app extension that is installed, if any. */
  readonly extension?: string | undefined;
}

/** Renders the theme's pages in one language. */
export class PageRenderer {
  readonly #language: Language;
  readonly #storefront: Storefront;
  #theme: Theme;

  constructor(language: Language, storefront: Storefront) {
    this.#language = language;
    this.#storefront = storefront;
    this.#theme = this.#readTheme();
  }

  /** Renders a page, or only the sections in `?section_id=` or `?sections=`. */
  async render(context: Context, content: PageContent): Promise<Response> {
    const {theme: folders} = this.#storefront;
    const suffix =
      content.suffix && this.has(`${content.template}.${content.suffix}`) ? content.suffix : null;
    const template = `templates/${content.template}${suffix === null ? '' : `.${suffix}`}`;
    context.header('Cache-Control', 'no-cache');
    try {
      if (!isOwnTheme(folders)) this.#theme = this.#readTheme();
      const globals = this.#describe(context, content, suffix);
      const sections = readSectionIds(new URL(context.req.url));
      if (sections) return this.#renderSections(context, sections, globals);
      return context.html(this.#renderPage(template, globals), content.status ?? 200);
    } catch (error) {
      const known = toThemeError(error, folders);
      if (!(known instanceof ThemeError)) throw known;
      console.error(known.message);
      return context.html(themeErrorPage(known, this.#language), 500);
    }
  }

  /** Whether the theme has this template. */
  has(template: string): boolean {
    const path = `templates/${template}.json`;
    return /^[\w.-]+$/.test(template) && Boolean(findThemeFile(this.#storefront.theme, path));
  }

  /** Keeps what is parsed until a file of the theme changes. */
  #readTheme(): Theme {
    const {theme: folders, gaps} = this.#storefront;
    const version = isOwnTheme(folders) ? '' : versionOf(folders);
    if (this.#theme?.version === version) return this.#theme;
    const engine = createEngine(this.#language, folders, gaps);
    engine.app = this.#readExtension();
    return {version, engine, style: styleTag(folders), scripts: scriptAddress(folders)};
  }

  #readExtension(): AppExtension | undefined {
    const {extension} = this.#storefront;
    if (extension === undefined) return undefined;
    const folders = [extension];
    return new AppExtension(createEngine(this.#language, folders, new ThemeGaps(folders), EXTENSION_ASSETS));
  }

  #describe(context: Context, content: PageContent, suffix: string | null): Values {
    const {languages, carts} = this.#storefront;
    const visitor = identifyVisitor(context);
    const language = this.#language;
    const view = {
      ...readView(context.req.query(), language.store.currency, getCookie(context)),
      ...content.view,
    };
    if (context.req.query('currency'))
      setCookie(context, 'cart_currency', view.currency.active, {path: '/', sameSite: 'Lax'});
    const header = [
      contentForHeader(language, view, !isOwnTheme(this.#storefront.theme)),
      this.#theme.style,
      SCRIPT_SLOT,
      EMBED_SLOT,
    ];
    const globals = {
      ...describeGlobals({
        url: new URL(context.req.url),
        language,
        view,
        languages,
        cart: describeCart(carts.linesOf(visitor), language, carts.noteOf(visitor)),
        template: {name: content.template, suffix},
        title: content.title,
        description: content.description ?? '',
        contentForHeader: header.filter(Boolean).join('\n'),
      }),
      ...content.objects,
      [SCRIPTS]: new Set<string>(),
      [CURRENCY]: view.currency,
    };
    const settings = resolveThemeSettings(this.#theme.engine, globals);
    return {...globals, settings, closest: closestOnPage(globals)};
  }

  #renderPage(template: string, globals: Values & {readonly [SCRIPTS]?: Set<string>}): string {
    const {engine} = this.#theme;
    const content_for_layout = renderSections(engine, template, globals);
    const {layout = 'theme'} = readSections(engine.folders, template);
    if (layout === false) return content_for_layout;
    const page = engine.renderFileSync(`layout/${layout}`, {content_for_layout}, {globals});
    engine.objectGaps.check(globals);
    const scripts = scriptTag(engine.folders, globals[SCRIPTS] ?? new Set(), this.#theme.scripts);
    return String(page)
      .replace(SCRIPT_SLOT, () => scripts)
      .replace(EMBED_SLOT, () => engine.app?.renderEmbeds(engine, globals) ?? '')
      .replaceAll(...PLATFORM_MODULE);
  }

  /** The platform's Section Rendering API. */
  #renderSections(context: Context, {ids, isList}: SectionIds, globals: Values): Response {
    const html = ids.map(id => renderSectionById(this.#theme.engine, id, globals) ?? null);
    if (isList) return context.json(Object.fromEntries(ids.map((id, index) => [id, html[index]])));
    const [only] = html;
    return only == null ? context.text('', 404) : context.html(only);
  }
}

/** The parsed theme. */
interface Theme {
  readonly version: string;
  readonly engine: ThemeEngine;
  /** The tag of the theme's compiled style sheet. */
  readonly style: string;
  /** The address of the theme's compiled scripts. */
  readonly scripts: string;
}

/** The sections that a script requests: one as HTML, or a list as JSON. */
interface SectionIds {
  readonly ids: readonly string[];
  readonly isList: boolean;
}

/** The most sections of one request. */
const MAX_SECTIONS = 5;

/** Replaced by the page's script tag, once it is known which sections the page has. */
const SCRIPT_SLOT = '<!-- scripts of sections -->';

/** Replaced by the app's embeds. */
const EMBED_SLOT = '<!-- embeds of apps -->';

/** The module that themes import from the platform; the demo's own works without a network. */
const PLATFORM_MODULE = [
  'https://cdn.shopify.com/storefront/standard-events.js',
  platformFile('standard-events.js'),
] as const;

function readSectionIds({searchParams}: URL): SectionIds | undefined {
  const id = searchParams.get('section_id');
  if (id) return {ids: [id], isList: false};
  const ids = [...searchParams.getAll('sections'), ...searchParams.getAll('sections[]')];
  if (ids.length === 0) return undefined;
  return {ids: ids.flatMap(list => list.split(',')).slice(0, MAX_SECTIONS), isList: true};
}

/** Shows a theme's developer what to fix, without a stack trace. */
function themeErrorPage({message}: ThemeError, language: Language): Markup {
  const title = 'The theme can’t be rendered';
  return plainPage(
    {title, styles: [], body: html`<main><h1>${title}</h1><p>${message}</p></main>`},
    language,
  );
}
