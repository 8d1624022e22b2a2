import {html, type TemplateResult} from 'lit';
import type {Answer} from '../../../core/contract/answer.ts';
import {MAX_OFFSET} from '../../../core/contract/limits.ts';
import type {Translate} from '../../../i18n/translator.ts';

/** What numbered pages need besides the answer. */
export interface PagesContext {
  readonly translate: Translate;
  /** The page's own address. */
  readonly addressOf: (page: number) => string;
  /** Shows a page in place of this one. */
  readonly goTo: (page: number) => void;
}

/** Where the shopper is, and where focus goes with another page. */
export function pageHeading(answer: Answer, {translate}: PagesContext): TemplateResult {
  const {page, last} = pagesOf(answer);
  return html`<h2 part="heading" tabindex="-1">${translate('pageOf', {page, count: last})}</h2>`;
}

/** Numbered pages: links, so that they open in a new tab too. */
export function pages(answer: Answer, context: PagesContext): TemplateResult {
  const {translate} = context;
  const {page, last} = pagesOf(answer);
  const link = (to: number, text: unknown, label: string) =>
    html`<a part=${to === page ? 'page current' : 'page'} href=${context.addressOf(to)} aria-label=${label} aria-current=${to === page ? 'page' : 'false'}
      @click=${(event: MouseEvent) => follow(event, to, context)}>${text}</a>`;
  return html`<nav part="pages" ?hidden=${last < 2} aria-label=${translate('pageList')}>
    ${page > 1 ? link(page - 1, '‹', translate('previousPage')) : ''}
    ${numbers(page, last).map(to => (to ? link(to, translate('page', {page: to}), translate('pageLabel', {page: to})) : html`<span>…</span>`))}
    ${page < last ? link(page + 1, '›', translate('nextPage')) : ''}
  </nav>`;
}

/** A click for a new tab or window is the browser's. */
function follow(event: MouseEvent, page: number, {goTo}: PagesContext): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goTo(page);
}

/** The page on screen, and the last one that the offset ceiling lets be reached (§4.1 paging 3). */
function pagesOf({request: {offset, limit}, total}: Answer): {page: number; last: number} {
  return {page: Math.floor(offset / limit) + 1, last: Math.ceil(Math.min(total, MAX_OFFSET) / limit)};
}

/** The first page, the last, and those around this one; 0 for a gap of several. */
function numbers(page: number, last: number): number[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter(each => each >= 1 && each <= last);
  return shown.flatMap((each, index) => {
    const gap = each - (shown[index - 1] ?? 0) - 1;
    return gap ? [gap > 1 ? 0 : each - 1, each] : [each];
  });
}
