import {html, raw} from 'hono/html';
import type {Catalogue, StoreData} from '../../catalogue/catalogue.ts';
import type {Setup} from '../setup.ts';
import {type Markup, searchBox} from './markup.ts';
import type {StoreTexts} from './texts.ts';

/** What each page of the playground's store needs. */
export interface StoreView {
  readonly setup: Setup;
  readonly store: StoreData;
  readonly catalogue: Catalogue;
  readonly texts: StoreTexts;
  /** CSS of the look. */
  readonly style: string;
  /** Path of the site. */
  readonly base: string;
  /** Path of the store: of its start page. */
  readonly root: string;
}

/** Lays out a page: the theme's style, the elements' settings, a header with the search, and the content. */
export function layout(view: StoreView, title: string, content: Markup, query = ''): Markup {
  const {setup, store, catalogue, texts, style, base, root} = view;
  return html`<!doctype html>
<html lang="${setup.locale}" data-look="${setup.look}" data-inspector="${setup.inspector ? 'open' : 'closed'}" style="color-scheme: ${setup.scheme === 'auto' ? 'light dark' : setup.scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${nameOf(view)}</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
<script type="application/json" data-storefront-search>${raw(toScriptJson(settingsOf(view)))}</script>
<script type="module" src="${base}assets/store-page.js"></script>
</head>
<body>
<header>
  <a class="logo" href="${root}">${nameOf(view)}</a>
  ${searchBox(setup, texts, `${root}search`, query)}
  <nav aria-label="${texts.collections}">
    ${catalogue.collections
      .slice(0, 4)
      .map(
        ({handle, title: name}) =>
          html`<a href="${root}collections/${encodeURIComponent(handle)}">${name}</a>`,
      )}
  </nav>
</header>
<main>
${content}
</main>
<footer><p>${nameOf(view)} · ${store.currency}</p></footer>
</body>
</html>`;
}

function nameOf({setup, store}: StoreView): string {
  return setup.store === 'demo' && setup.locale === 'en' ? 'Yorimichi Store' : store.name;
}

function settingsOf({setup, store, base, root}: StoreView): object {
  const state = setup.state === 'normal' ? '' : `state/${setup.state}/`;
  return {
    endpoint: `${base}store/${setup.store}/${state}search`,
    searchUrl: `${root}search`,
    rootUrl: root,
    locale: setup.locale,
    currency: setup.currency ?? store.currency,
  };
}

/** JSON that ends no script element. */
function toScriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
