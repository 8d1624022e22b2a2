import {html, nothing, type TemplateResult} from 'lit';
import type {ArticleItem, PageItem} from '../../../core/contract/schema.ts';
import {formatDay} from '../../../i18n/day.ts';
import {type CardContext, picture, titleLink} from './product-card.ts';

/** The card of an article or a page. */
export function contentCard(
  item: ArticleItem | PageItem,
  context: CardContext,
  isFirstRow: boolean,
): TemplateResult {
  const {translate, locale} = context;
  const author = item.content_type === 'article' ? item.author : undefined;
  const details = [formatDay(item.published_at, locale), author && translate('by', {author})].filter(Boolean);
  return html`
    <div class="search-card-media">${picture(item.image_url, isFirstRow)}</div>
    <div class="search-card-body">
      <p class="search-card-kind">${translate(`card_${item.content_type}`)}</p>
      ${titleLink(item.title, item.url, context)}
      ${item.excerpt ? html`<p class="search-card-excerpt">${item.excerpt}</p>` : nothing}
      ${details.length ? html`<p class="search-card-meta">${details.join(' · ')}</p>` : nothing}
    </div>
  `;
}
