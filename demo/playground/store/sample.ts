import {html, raw} from 'hono/html';
import type {Setup} from '../setup.ts';
import {searchBox, startTag} from './markup.ts';
import {STORE_TEXTS} from './texts.ts';

/** The HTML of a page with the chosen attributes, as one copies it into a theme. */
export function sampleHtml(setup: Setup, currency: string): string {
  const settings = JSON.stringify({searchUrl: '/search', locale: setup.locale, currency}, undefined, 1)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\{ | \}$/g, brace => brace.trim());
  return `${html`<script type="application/json" data-storefront-search>
  ${raw(settings)}
</script>
<script type="module" src="/assets/storefront-search.js"></script>

${searchBox(setup, STORE_TEXTS[setup.locale], '/search')}
${startTag('facet-panel', setup)}</facet-panel>
${startTag('search-results', setup)}</search-results>
`}`;
}
