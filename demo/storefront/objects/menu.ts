import type {Language} from '../language.ts';
import {blogTitleOf, listBlogs} from './article.ts';
import {describeCollection, type LiquidCollection} from './product.ts';
import {LiquidRecords} from './records.ts';

/** Liquid's `linklist`: a menu. */
export interface LiquidMenu {
  readonly title: string;
  readonly handle: string;
  /** How deep its links are nested. */
  readonly levels: number;
  readonly links: readonly LiquidLink[];
}

/** Liquid's `link`. The store's menus have no submenus. */
export interface LiquidLink {
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly active: boolean;
  readonly current: boolean;
  readonly child_active: false;
  readonly child_current: false;
  readonly levels: 0;
  readonly links: readonly [];
  readonly type: 'collection_link' | 'page_link' | 'blog_link';
  readonly object: LiquidCollection | null;
}

const mainMenuLength = 6;

/** Liquid's `linklists`. Each menu is described once a template reads it. */
export function describeMenus(language: Language, path: string): LiquidRecords<LiquidMenu> {
  return new LiquidRecords(['main-menu', 'footer', 'blogs'], handle => {
    const {title, links} = MENUS[handle] ?? {};
    return links && title ? {title, handle, levels: 1, links: links(language, path)} : null;
  });
}

type MenuLinks = (language: Language, path: string) => readonly LiquidLink[];

/** Its first collections in the header, its pages and blogs in the footer. */
const MENUS: Readonly<Record<string, {readonly title: string; readonly links: MenuLinks}>> = {
  'main-menu': {title: 'Main menu', links: listCollections},
  footer: {title: 'Footer menu', links: listPages},
  blogs: {title: 'Blogs', links: listBlogLinks},
};

function listCollections(language: Language, path: string): readonly LiquidLink[] {
  return language.catalogue.collections
    .filter(({handle}) => handle !== 'all')
    .slice(0, mainMenuLength)
    .map(collection => {
      const url = `${language.prefix}/collections/${collection.handle}`;
      const link = describeLink('collection_link', collection.title, url, path);
      return {...link, object: describeCollection(collection, language)};
    });
}

function listPages({catalogue, prefix}: Language, path: string): readonly LiquidLink[] {
  return catalogue.pages.map(({title, handle}) =>
    describeLink('page_link', title, `${prefix}/pages/${handle}`, path),
  );
}

function listBlogLinks(language: Language, path: string): readonly LiquidLink[] {
  return listBlogs(language).map(handle =>
    describeLink('blog_link', blogTitleOf(handle), `${language.prefix}/blogs/${handle}`, path),
  );
}

function describeLink(type: LiquidLink['type'], title: string, url: string, path: string): LiquidLink {
  const current = url === path;
  return {
    title,
    handle: url.split('/').at(-1) ?? '',
    url,
    current,
    active: current || path.startsWith(`${url}/`),
    child_active: false,
    child_current: false,
    levels: 0,
    links: [],
    type,
    object: null,
  };
}
