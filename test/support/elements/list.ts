import type {SearchPatch} from '../../../src/core/query/page-query.ts';
import {getStore} from '../../../src/store/registry.ts';
import {changeAnswers} from '../page/change-answers.ts';
import {type FreshPage, openPage, type PageOptions} from '../page/fresh-page.ts';
import {appear, reach} from './fixture.ts';

/** A page with a list that has reached a state. */
export interface ListPage extends FreshPage {
  readonly list: HTMLElement;
  readonly shadow: ShadowRoot | null;
}

/** Opens a page with a `<search-results>` of these attributes; resolves when that has reached a state. */
export async function openList(
  attributes = '',
  options: PageOptions = {},
  state = 'ready',
): Promise<ListPage> {
  const page = openPage({html: `<search-results ${attributes}></search-results>`, ...options});
  const list = page.find('search-results');
  await reach(list, state);
  return {...page, list, shadow: list.shadowRoot};
}

/** Opens a page with a list; resolves once its history entry keeps the results for Back. */
export async function openKept(attributes?: string, options?: PageOptions): Promise<ListPage> {
  const page = await openList(attributes, options);
  await appear(() => Boolean(history.state?.storefrontSearch));
  return page;
}

/** Opens a page with a list, and the theme's markup inside it. */
export const openInside = (
  html: string,
  attributes = '',
  options: PageOptions = {},
  state?: string,
): Promise<ListPage> =>
  openList(attributes, {html: `<search-results ${attributes}>${html}</search-results>`, ...options}, state);

/** Searches in the page's store; resolves when the list has reached a state. */
export async function search(list: HTMLElement, patch: SearchPatch, state = 'ready'): Promise<void> {
  await getStore().search(patch);
  await reach(list, state);
}

/** The links of a list's cards. */
export const links = (list: Element): HTMLAnchorElement[] => [
  ...list.querySelectorAll<HTMLAnchorElement>('[role=list] > li a'),
];

/** Returns the values of a parameter in all requests. */
export const sent = ({searches}: FreshPage, name: string): (string | null)[] =>
  searches.map(params => params.get(name));

/** Makes the service answer with these results until the test ends. */
export const answerWith = (...results: Record<string, unknown>[]): void =>
  changeAnswers(body => Object.assign(body, {results, total: results.length}));
