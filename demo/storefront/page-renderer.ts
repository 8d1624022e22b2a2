import type {Context} from 'hono';
import {getCookie} from 'hono/cookie';
import {html} from 'hono/html';
import type {Liquid} from 'liquidjs';
import type {Carts} from './carts.ts';
import type {Language} from './language.ts';
import {createEngine} from './liquid/engine.ts';
import {readSections, renderSections} from './liquid/section.ts';
import {ThemeError, toThemeError} from './liquid/theme-error.ts';
import {findThemeFile, isOwnTheme} from './liquid/theme-folder.ts';
import {readThemeSettings} from './liquid/theme-settings.ts';
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
  /** Overrides the view that the page's URL asks for. */
  readonly view?: Partial<View>;
}

/** Renders the theme's pages in one language. */
export class PageRenderer {
  readonly #language: Language;
  readonly #languages: readonly Language[];
  readonly #carts: Carts;
  readonly #folders: readonly string[];
  readonly #theme: () => Theme;

  /** @param folders the theme's folders. A theme other than the demo's is read again for every page. */
  constructor(language: Language, languages: readonly Language[], carts: Carts, folders: readonly string[]) {
    this.#language = language;
    this.#languages = languages;
    this.#carts = carts;
    this.#folders = folders;
    const read = () => ({engine: createEngine(language, folders), settings: readThemeSettings(folders)});
    const theme = read();
    this.#theme = isOwnTheme(folders) ? () => theme : read;
  }

  async render(context: Context, content: PageContent): Promise<Response> {
    const visitor = identifyVisitor(context);
    const suffix =
      content.suffix && this.has(`${content.template}.${content.suffix}`) ? content.suffix : null;
    const file = suffix === null ? content.template : `${content.template}.${suffix}`;
    const drawer = getCookie(context, 'demo_drawer');
    const view = {
      ...readView(context.req.query(), this.#language.store.currency, drawer),
      ...content.view,
    };
    const globals = {
      ...describeGlobals({
        url: new URL(context.req.url),
        language: this.#language,
        view,
        languages: this.#languages,
        cart: describeCart(this.#carts.linesOf(visitor), this.#language),
        template: {name: content.template, suffix},
        title: content.title,
        description: content.description ?? '',
        contentForHeader: contentForHeader(this.#language, view),
      }),
      ...content.objects,
    };
    context.header('Cache-Control', 'no-cache');
    try {
      const {engine, settings} = this.#theme();
      const page = await renderTemplate(engine, `templates/${file}`, {settings, ...globals});
      return context.html(page, content.status ?? 200);
    } catch (error) {
      const known = toThemeError(error, this.#folders);
      if (!(known instanceof ThemeError)) throw known;
      console.error(known.message);
      return context.html(themeErrorPage(known, this.#language), 500);
    }
  }

  /** Whether the theme has this template. */
  has(template: string): boolean {
    const path = `templates/${template}.json`;
    return /^[\w.-]+$/.test(template) && Boolean(findThemeFile(this.#folders, path));
  }
}

/** The parsed theme. */
interface Theme {
  readonly engine: Liquid;
  readonly settings: Readonly<Record<string, unknown>>;
}

async function renderTemplate(engine: Liquid, file: string, globals: object): Promise<string> {
  const content_for_layout = await renderSections(engine, file, globals);
  const {layout = 'theme'} = readSections(engine, file);
  return engine.renderFile(`layout/${layout}`, {content_for_layout}, {globals});
}

/** Shows a theme's developer what to fix, without a stack trace. */
function themeErrorPage({message}: ThemeError, language: Language): Markup {
  const title = 'The theme can’t be rendered';
  return plainPage(
    {title, styles: [], body: html`<main><h1>${title}</h1><p>${message}</p></main>`},
    language,
  );
}
