import type {Article, Page} from '../../catalogue/catalogue.ts';
import type {Language} from '../language.ts';
import {describeImage, type LiquidImage} from './image.ts';
import {toHtml} from './rich-text.ts';

/** Liquid's `article`. */
export interface LiquidArticle {
  readonly object_type: 'article';
  readonly id: number;
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly content: string;
  readonly author: string | undefined;
  readonly published_at: string | undefined;
  readonly image: LiquidImage | null;
  readonly tags: readonly string[];
}

/** Liquid's `blog`: the articles with one blog handle, newest first. */
export interface LiquidBlog {
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly articles: readonly LiquidArticle[];
  readonly articles_count: number;
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
}

export function describeArticle(article: Article, language: Language): LiquidArticle {
  return {
    object_type: 'article',
    id: Number(article.id),
    title: article.title,
    handle: article.handle,
    url: `${language.prefix}/blogs/${article.blogHandle}/${article.handle}`,
    content: toHtml(article.body),
    author: article.author,
    published_at: article.publishedAt,
    image: describeImage(article.image, article.title),
    tags: article.tags,
  };
}

/** Describes a blog by its articles; `null` without any. */
export function describeBlog(handle: string, language: Language): LiquidBlog | null {
  const articles = language.catalogue.articles
    .filter(({blogHandle}) => blogHandle === handle)
    .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    .map(article => describeArticle(article, language));
  if (articles.length === 0) return null;
  return {
    title: blogTitleOf(handle),
    handle,
    url: `${language.prefix}/blogs/${handle}`,
    articles,
    articles_count: articles.length,
  };
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
  };
}

/** Derives a blog's title from its handle. */
export function blogTitleOf(handle: string): string {
  return handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');
}
