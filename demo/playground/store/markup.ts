import {html, raw} from 'hono/html';
import type {Setup} from '../setup.ts';
import type {StoreTexts} from './texts.ts';

export type Markup = ReturnType<typeof html>;

/** The three elements, as the store's pages and the sample to copy have them. */
export const TAGS = ['search-box', 'search-results', 'facet-panel'] as const;
export type Tag = (typeof TAGS)[number];

/** Writes an element's start tag with the attributes that the setup chooses, and those of the page. */
export function startTag(tag: Tag, {attributes}: Pick<Setup, 'attributes'>, own: Attributes = {}): Markup {
  const chosen = [...attributes]
    .filter(([name]) => name.startsWith(`${tag}.`))
    .map(([name, value]) => [name.slice(tag.length + 1), value] as const);
  const all = Object.entries({...own, ...Object.fromEntries(chosen)});
  const written = all.map(([name, value]) => (value === '' ? html` ${name}` : html` ${name}="${value}"`));
  return html`<${raw(tag)}${written}>`;
}

export type Attributes = Readonly<Record<string, string>>;

/** The box around a search form. */
export function searchBox(setup: Setup, texts: StoreTexts, action: string, query = ''): Markup {
  const value = query && html` value="${query}"`;
  return html`${startTag('search-box', setup)}
  <form role="search" action="${action}">
    <input type="search" name="q"${value} placeholder="${texts.placeholder}" aria-label="${texts.searchLabel}">
    <button>${texts.search}</button>
  </form>
</search-box>`;
}
