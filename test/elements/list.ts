import {type FreshPage, openPage, type PageOptions} from '../harness/fresh-page.ts';
import {reach} from './fixture.ts';

/** A page with a list, when it is in a state. */
export interface ListPage extends FreshPage {
  readonly list: HTMLElement;
  readonly shadow: ShadowRoot | null;
}

/** Opens a page with a `<search-results>` of these attributes; resolves when that is in a state. */
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

/** The links of a list's cards. */
export const links = (list: Element): HTMLAnchorElement[] => [
  ...list.querySelectorAll<HTMLAnchorElement>('[role=list] > li a'),
];

/** What each request asked for by a parameter. */
export const sent = ({searches}: FreshPage, name: string): (string | null)[] =>
  searches.map(params => params.get(name));
