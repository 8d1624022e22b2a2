import {type FilterImplOptions, Liquid, Tag, type TagToken, type TopLevelToken} from 'liquidjs';
import {ObjectGaps} from './object-gaps.ts';
import {ParsedFiles} from './parsed-files.ts';
import {isPlatformFilter} from './platform-docs.ts';
import type {Values} from './setting.ts';
import type {ThemeGaps} from './theme-gaps.ts';
import {readThemeSettings, type ThemeSettings} from './theme-settings.ts';
import {themeSource} from './theme-source.ts';
import {readTranslations, type Translations} from './translations.ts';

/** A Liquid engine for one theme, which reports unknown tags and filters instead of throwing. */
export class ThemeEngine extends Liquid {
  readonly folders: readonly string[];
  readonly gaps: ThemeGaps;
  readonly settings: ThemeSettings;
  readonly objectGaps: ObjectGaps;
  /** The texts of the theme's schemas. */
  readonly schemaTexts: Translations;
  /** Where the store serves the assets. */
  readonly assetsPath: string;
  /** Whether the files are those of an app's extension, not of a theme. */
  readonly isExtension: boolean;
  /** The extension of an app that the merchant has installed. */
  app: InstalledApp | undefined;

  /**
   * @param folders the theme's folders.
   * @param built a further folder with snippets.
   */
  constructor(
    locale: string,
    folders: readonly string[],
    gaps: ThemeGaps,
    built?: string,
    assetsPath?: string,
  ) {
    const objectGaps = new ObjectGaps(gaps);
    super({
      root: [...folders],
      partials: [...folders.map(folder => `${folder}/snippets`), ...(built ? [built] : [])],
      extname: '.liquid',
      fs: themeSource,
      cache: new ParsedFiles(templates => objectGaps.collect(templates)),
      strictFilters: true,
    });
    this.folders = folders;
    this.gaps = gaps;
    this.isExtension = assetsPath !== undefined;
    this.assetsPath = assetsPath ?? '/assets';
    this.objectGaps = objectGaps;
    this.settings = readThemeSettings(folders);
    this.schemaTexts = readTranslations(folders, locale, '.schema.json');
    Object.setPrototypeOf(this.filters, createFallbacks(createUnknownFilter));
    Object.setPrototypeOf(this.tags, createFallbacks(createUnknownTag));
  }
}

/** The use of an app's block in a theme's JSON. */
export interface AppBlockUse {
  /** The block's address, `shopify://apps/<app>/blocks/<block>/<id>`. */
  readonly type: string;
  readonly disabled?: boolean;
  readonly settings?: Values;
}

/** An app that the merchant has installed. */
export interface InstalledApp {
  /**
   * Renders a block of the app; nothing if the app's data hide it.
   *
   * @param globals those of the page. A block sees no more of its section than the id.
   * @returns `undefined` if the app has no such block.
   */
  renderBlock(use: AppBlockUse, id: string, globals: Values): string | undefined;
  /** Renders the app's embeds for the page's head: those in the theme's settings, or else one that was just switched on. */
  renderEmbeds(theme: ThemeEngine, globals: Values): string;
}

/** The `this` of a filter; `this.token` is the filter's place in the theme. */
export type FilterCall = ThisParameterType<Extract<FilterImplOptions, (...args: never[]) => unknown>>;

/** Creates the prototype of a registry, which supplies whatever the registry lacks. */
function createFallbacks<Fallback>(create: (name: string) => Fallback): object {
  return new Proxy({}, {get: (_, name) => (typeof name === 'string' ? create(name) : undefined)});
}

/** Prints nothing in place of one of the platform's filters, and passes the value through any other. */
function createUnknownFilter(name: string) {
  const isOfPlatform = isPlatformFilter(name);
  return function (this: FilterCall, value: unknown): unknown {
    const {gaps} = this.liquid as ThemeEngine;
    gaps.add(`the demo’s Liquid has no filter “${name}”`, this.token);
    return isOfPlatform ? '' : value;
  };
}

/** Renders nothing itself; the content up to its end tag is rendered as usual. */
function createUnknownTag(name: string): typeof Tag & (new (...args: never[]) => Tag) {
  return class extends Tag {
    constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: ThemeEngine) {
      super(token, remainTokens, liquid);
      if (!name.startsWith('end')) liquid.gaps.add(`the demo’s Liquid has no tag “${name}”`, token);
    }

    override render(): void {}
  };
}
