import type {Answer, Hit} from '../core/answer.ts';
import type {ResultItem} from '../core/contract.ts';
import {storeUrl} from '../core/link.ts';
import type {MessageKey, Say} from '../core/messages.ts';

/** One thing to choose in the list. Each is a link, so that it can be opened in a new tab. */
export interface SuggestionOption {
  readonly id: string;
  readonly href: string | undefined;
  readonly text: string;
  /** Present for a result; its `position` is the rank among the results of the list. */
  readonly hit?: Hit | undefined;
  /** What choosing it does in place of following the link: searching for a text. */
  readonly term?: string | undefined;
}

export interface SuggestionGroup {
  /** A heading, or none for the redirect at the top and "See all" at the end. */
  readonly heading?: MessageKey;
  readonly options: readonly SuggestionOption[];
}

/** What the list offers for an answer: where it redirects to, the results by kind, terms to try, all results. */
export function suggestionGroups(
  answer: Answer,
  say: Say,
  links: {searchUrl: string; rootUrl: string},
  listId: string,
): SuggestionGroup[] {
  let count = 0;
  let rank = 0;
  const option = (
    text: string,
    href: string | undefined,
    rest: Partial<SuggestionOption> = {},
  ): SuggestionOption => ({id: `${listId}-${count++}`, href, text, ...rest});
  const address = (path: string) => storeUrl(path, links.rootUrl, location.href)?.href;
  const forTerm = (term: string, text = term) =>
    option(text, `${links.searchUrl}?q=${encodeURIComponent(term)}`, {term});
  const ofKind = (kind: ResultItem['content_type'], heading: MessageKey): SuggestionGroup => ({
    heading,
    options: answer.hits
      .filter(hit => hit.item.content_type === kind)
      .map(hit => option(hit.item.title, address(hit.item.url), {hit: {...hit, position: rank++}})),
  });
  const {redirect_url: redirect, hits, suggestions, total} = answer;
  const groups: SuggestionGroup[] = [
    {options: redirect ? [option(say('goTo', {place: redirect}), address(redirect))] : []},
    ofKind('product', 'products'),
    ofKind('article', 'articles'),
    ofKind('page', 'pages'),
    {heading: 'didYouMean', options: hits.length ? [] : suggestions.map(term => forTerm(term))},
    {options: hits.length ? [forTerm(answer.request.query, say('seeAll', {count: total}))] : []},
  ];
  return groups.filter(group => group.options.length);
}
