import type {Language} from '../language.ts';
import {blogTitleOf} from './article.ts';

/** Liquid's `linklist`: a menu. */
export interface LiquidMenu {
  readonly title: string;
  readonly handle: string;
  readonly links: readonly LiquidLink[];
}

/** Liquid's `link`. */
export interface LiquidLink {
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly active: boolean;
  readonly current: boolean;
}

const mainMenuLength = 6;

/** The store's menus: its first collections in the header, its pages and blogs in the footer. */
export function describeMenus(
  {catalogue, prefix}: Language,
  path: string,
): Readonly<Record<string, LiquidMenu>> {
  const link = (title: string, url: string): LiquidLink => {
    const current = url === path;
    const handle = url.split('/').at(-1) ?? '';
    return {title, handle, url, current, active: current || path.startsWith(`${url}/`)};
  };
  const collections = catalogue.collections
    .filter(({handle}) => handle !== 'all')
    .slice(0, mainMenuLength)
    .map(({title, handle}) => link(title, `${prefix}/collections/${handle}`));
  const pages = catalogue.pages.map(({title, handle}) => link(title, `${prefix}/pages/${handle}`));
  const blogs = [...new Set(catalogue.articles.map(({blogHandle}) => blogHandle))];
  return {
    'main-menu': {title: 'Main menu', handle: 'main-menu', links: collections},
    footer: {title: 'Footer menu', handle: 'footer', links: pages},
    blogs: {
      title: 'Blogs',
      handle: 'blogs',
      links: blogs.map(handle => link(blogTitleOf(handle), `${prefix}/blogs/${handle}`)),
    },
  };
}
