import type {Article, Page} from '../../catalogue/catalogue.ts';
import {deriveId} from '../../catalogue/ids.ts';
import type {Language} from '../language.ts';
import {describeImage, type LiquidImage} from './image.ts';
import {toHtml} from './rich-text.ts';

/** Liquid's `article`. The store has no comments. */
export interface LiquidArticle {
  readonly object_type: 'article';
  readonly id: number;
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly content: string;
  readonly excerpt: '';
  readonly excerpt_or_content: string;
  readonly author: string | undefined;
  readonly created_at: string | undefined;
  readonly published_at: string | undefined;
  readonly image: LiquidImage | null;
  readonly tags: readonly string[];
  readonly comments: readonly [];
  readonly comments_count: 0;
  readonly 'comments_enabled?': false;
  readonly 'moderated?': false;
  readonly metafields: object;
}

/** Liquid's `blog`: the articles with one blog handle, newest first. */
export interface LiquidBlog {
  readonly id: number;
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly articles: readonly LiquidArticle[];
  readonly articles_count: number;
  readonly all_tags: readonly string[];
  readonly 'comments_enabled?': false;
  readonly 'moderated?': false;
  readonly metafields: object;
}

/** Liquid's `page`. */
export interface LiquidPage {
  readonly object_type: 'page';
  readonly id: number;
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly content: string;
  readonly published_at: string | undefined;
  readonly metafields: object;
}

export function describeArticle(article: Article, language: Language): LiquidArticle {
  const content = toHtml(article.body);
  return {
    ...WITHOUT_COMMENTS,
    object_type: 'article',
    id: Number(article.id),
    title: article.title,
    handle: article.handle,
    url: `${language.prefix}/blogs/${article.blogHandle}/${article.handle}`,
    content,
    excerpt: '',
    excerpt_or_content: content,
    author: article.author,
    created_at: article.publishedAt,
    published_at: article.publishedAt,
    image: describeImage(article.image, article.title),
    tags: article.tags,
    comments: [],
    comments_count: 0,
  };
}

const WITHOUT_COMMENTS = {'comments_enabled?': false, 'moderated?': false, metafields: {}} as const;

/** Describes a blog by its articles; `null` without any. */
export function describeBlog(handle: string, language: Language): LiquidBlog | null {
  const articles = language.catalogue.articles
    .filter(({blogHandle}) => blogHandle === handle)
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .map(article => describeArticle(article, language));
  if (articles.length === 0) return null;
  return {
    ...WITHOUT_COMMENTS,
    id: Number(deriveId(`blogs/${handle}`)),
    title: blogTitleOf(handle),
    handle,
    url: `${language.prefix}/blogs/${handle}`,
    articles,
    articles_count: articles.length,
    all_tags: [...new Set(articles.flatMap(({tags}) => tags))].toSorted(),
  };
}

/** The handles of the store's blogs. */
export function listBlogs({catalogue}: Language): readonly string[] {
  return [...new Set(catalogue.articles.map(({blogHandle}) => blogHandle))];
}

export function describePage(page: Page, language: Language): LiquidPage {
  return {
    object_type: 'page',
    id: Number(page.id),
    title: page.title,
    handle: page.handle,
    url: `${language.prefix}/pages/${page.handle}`,
    content: toHtml(page.body),
    published_at: page.publishedAt,
    metafields: {},
  };
}

/** Derives a blog's title from its handle. */
export function blogTitleOf(handle: string): string {
  return handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');
}
