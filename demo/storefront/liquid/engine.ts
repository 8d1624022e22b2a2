import {fileURLToPath} from 'node:url';
import type {Language} from '../language.ts';
import {registerArithmeticFilters} from './arithmetic-filters.ts';
import {registerAssetFilters} from './asset-filters.ts';
import {registerColourFilters} from './colour-filters.ts';
import {ContentForTag} from './content-for-tag.ts';
import {registerCoreFilters} from './core-filters.ts';
import {registerDataFilters} from './data-filters.ts';
import {FormTag} from './form-tag.ts';
import {JavascriptTag} from './javascript-tag.ts';
import {registerMediaFilters} from './media-filters.ts';
import {registerMoneyFilters} from './money-filters.ts';
import {PaginateTag} from './paginate-tag.ts';
import {SectionsTag, SectionTag} from './section-tags.ts';
import {DocTag, SchemaTag, StylesheetTag} from './silent-tags.ts';
import {IncludedSnippetTag, SnippetTag} from './snippet-tags.ts';
import {StyleTag} from './style-tag.ts';
import {registerTextFilters} from './text-filters.ts';
import {ThemeEngine} from './theme-engine.ts';
import {isOwnTheme, themeFolders} from './theme-folder.ts';
import {ThemeGaps} from './theme-gaps.ts';
import {registerTranslationFilters} from './translation-filters.ts';

/** The build writes the kit's snippet with the names of the built files to `dist`. */
const BUILT = fileURLToPath(new URL('../../../dist', import.meta.url));

const TAGS = {
  content_for: ContentForTag,
  doc: DocTag,
  form: FormTag,
  include: IncludedSnippetTag,
  javascript: JavascriptTag,
  paginate: PaginateTag,
  render: SnippetTag,
  schema: SchemaTag,
  section: SectionTag,
  sections: SectionsTag,
  style: StyleTag,
  stylesheet: StylesheetTag,
} as const;

/** Creates a Liquid engine for one language, with the platform's tags and filters as far as themes use them here. */
export function createEngine(
  language: Language,
  folders: readonly string[] = themeFolders,
  gaps: ThemeGaps = new ThemeGaps(folders),
  assetsPath?: string,
): ThemeEngine {
  const built = isOwnTheme(folders) ? BUILT : undefined;
  const engine = new ThemeEngine(language.locale, folders, gaps, built, assetsPath);
  for (const [name, tag] of Object.entries(TAGS)) engine.registerTag(name, tag);
  registerTranslationFilters(engine, language);
  registerMoneyFilters(engine, language);
  registerMediaFilters(engine);
  registerAssetFilters(engine, built);
  registerCoreFilters(engine);
  registerArithmeticFilters(engine);
  registerTextFilters(engine);
  registerColourFilters(engine);
  registerDataFilters(engine, language);
  return engine;
}
