import type {Theme} from '../theme.ts';
import {filesReachedFrom} from '../theme-files.ts';

/** The kinds of templates that the kit has a section for. */
export type TemplateKind = 'search' | 'collection';

/** The kit's section for a kind of template, and the types of the sections of known themes that it replaces. */
const KINDS = {
  search: {
    section: 'storefront-search-page',
    replaced: ['main-search', 'search-header', 'search-results', 'search'],
    items: 'search.results',
  },
  collection: {
    section: 'storefront-search-collection',
    replaced: ['main-collection', 'main-collection-product-grid', 'collection'],
    items: 'collection.products',
  },
} as const;

/** The type of the kit's section for a kind of template. */
export const kitSection = (kind: TemplateKind): string => KINDS[kind].section;

/** Whether a text renders items of the list of a kind of template. */
export const rendersItems = (kind: TemplateKind, text: string): boolean =>
  new RegExp(`(?<![\\w.])${KINDS[kind].items}\\b`).test(text);

/** Whether a text has the pages of the list, and not some of its items, as a section of featured products has. */
const rendersPages = (kind: TemplateKind, text: string): boolean =>
  new RegExp(`\\bpaginate\\s+${KINDS[kind].items}\\b`).test(text);

/** Whether the kit's section replaces a section of the theme: by its known name, or by the list that it renders under any name. */
export async function isReplaced(theme: Theme, kind: TemplateKind, type: string): Promise<boolean> {
  const {replaced} = KINDS[kind];
  if (replaced.some(known => known === type)) return true;
  const files = await filesReachedFrom(theme, [`sections/${type}.liquid`]);
  return [...files.values()].some(text => rendersPages(kind, text));
}

/** The types of the theme's own sections that the kit's section replaces. */
export async function replacedSections(theme: Theme, kind: TemplateKind): Promise<string[]> {
  const files = await theme.list('sections', /\.liquid$/);
  const types = files.map(file => file.slice('sections/'.length, -'.liquid'.length));
  const own = types.filter(type => !type.startsWith('storefront-search-'));
  const found = await Promise.all(own.map(type => isReplaced(theme, kind, type)));
  const replaced: readonly string[] = KINDS[kind].replaced;
  const rank = (type: string) => [...replaced, type].indexOf(type);
  return own.filter((_, index) => found[index]).sort((one, other) => rank(one) - rank(other));
}
