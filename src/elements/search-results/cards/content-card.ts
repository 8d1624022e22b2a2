import {html, type TemplateResult} from 'lit';
import type {ArticleItem, PageItem} from '../../../core/contract/schema.ts';
import {type CardContext, picture, title} from './product-card.ts';

/** The card of an article or a page. */
export function writtenCard(
  item: ArticleItem | PageItem,
  context: CardContext,
  first: boolean,
): TemplateResult {
  const {translate, locale} = context;
  const author = item.content_type === 'article' ? item.author : undefined;
  const meta = [dateOf(item.published_at, locale), author && translate('by', {author})].filter(Boolean);
  return html`<div class="search-card-media">${picture(item.image_url, first)}</div>
    <div class="search-card-body">
      <p class="search-card-kind">${translate(`card_${item.content_type}`)}</p>
      ${title(item.title, item.url, context)}
      ${item.excerpt && html`<p class="search-card-excerpt">${item.excerpt}</p>`}
      ${meta[0] && html`<p class="search-card-meta">${meta.join(' · ')}</p>`}
    </div>`;
}

/** A day in words; nothing where it is none. */
export function dateOf(published: unknown, locale: string): string {
  const date = new Date(String(published));
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(locale, {dateStyle: 'medium'});
}
