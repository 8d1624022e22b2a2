import {fileURLToPath} from 'node:url';
import {Liquid} from 'liquidjs';
import type {Language} from '../language.ts';
import {registerColourFilters} from './colour-filters.ts';
import {registerCoreFilters} from './core-filters.ts';
import {FormTag} from './form-tag.ts';
import {registerMediaFilters} from './media-filters.ts';
import {registerMoneyFilters} from './money-filters.ts';
import {PaginateTag} from './paginate-tag.ts';
import {SectionsTag, SectionTag} from './section.ts';
import {DocTag, SchemaTag} from './silent-tags.ts';
import {JavascriptTag, StyleTag} from './style-tag.ts';
import {isOwnTheme, themeFolders} from './theme-folder.ts';
import {registerTranslationFilters} from './translation-filters.ts';
import {registerUnsupportedFilters} from './unsupported-filters.ts';

/** The build writes the kit's snippet with the names of the built files to `dist`. */
const BUILT = fileURLToPath(new URL('../../../dist', import.meta.url));

/**
 * Creates a Liquid engine for one language, with the platform's tags and filters as far as themes use them here.
 *
 * @param folders the theme's folders, also available as `engine.options.root`.
 */
export function createEngine(language: Language, folders: readonly string[] = themeFolders): Liquid {
  const engine = new Liquid({
    root: [...folders],
    partials: [...folders.map(folder => `${folder}/snippets`), ...(isOwnTheme(folders) ? [BUILT] : [])],
    extname: '.liquid',
    cache: true,
    strictFilters: true,
  });
  engine.registerTag('doc', DocTag);
  engine.registerTag('schema', SchemaTag);
  engine.registerTag('section', SectionTag);
  engine.registerTag('sections', SectionsTag);
  engine.registerTag('style', StyleTag);
  engine.registerTag('javascript', JavascriptTag);
  engine.registerTag('form', FormTag);
  engine.registerTag('paginate', PaginateTag);
  registerTranslationFilters(engine, language);
  registerMoneyFilters(engine, language);
  registerMediaFilters(engine);
  registerCoreFilters(engine);
  registerColourFilters(engine);
  registerUnsupportedFilters(engine);
  return engine;
}
