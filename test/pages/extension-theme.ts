import {cpSync, existsSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getNodeValue} from 'jsonc-parser';
import {parseJson} from '../../src/cli/json.ts';
import {dawnFiles, horizonFiles} from '../cli/look-themes.ts';
import {readText, writeFile, writeTheme} from '../cli/plain-theme.ts';
import {DAWN_SCRIPT, HORIZON_SCRIPT} from './theme-scripts.ts';

export type ThemeName = 'dawn' | 'horizon';

/**
 * Writes a small theme whose search form is Dawn's or Horizon's, with suggestions of its own, and without the kit. The variable
 * `THEMES` names a folder with the whole themes, `dawn` and `horizon`, to test those instead.
 */
export function writeThemeWithoutKit(name: ThemeName): string {
  const theme = copyOfTheme(name) ?? writeTheme({...COMMON, ...THEMES[name]});
  for (const [template, block] of Object.entries({search: 'search-page', collection: 'collection'}))
    writeFile(theme, `templates/${template}.blocks.json`, JSON.stringify(withBlock(theme, template, block)));
  return theme;
}

function copyOfTheme(name: ThemeName): string | undefined {
  const {THEMES: folder = ''} = process.env;
  if (!existsSync(join(folder, name, 'layout/theme.liquid'))) return undefined;
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(join(folder, name), copy, {recursive: true});
  return copy;
}

/** A template as the theme editor saves it, with the app's block above the theme's own results. */
function withBlock(theme: string, template: string, block: string): object {
  const {sections, order} = getNodeValue(parseJson(readText(theme, `templates/${template}.json`)));
  const blocks = {results: {type: `shopify://apps/search/blocks/${block}/1`, settings: {}}};
  return {
    sections: {...sections, apps: {type: 'apps', settings: {}, blocks, block_order: ['results']}},
    order: ['apps', ...order],
  };
}

/** Sets the app's embeds in the theme's settings, as the theme editor saves them. Returns its undo. */
export function saveEmbeds(theme: string, ...embeds: readonly object[]): () => void {
  const path = 'config/settings_data.json';
  const before = existsSync(join(theme, path)) ? readText(theme, path) : '{"current": {}}';
  const {current, presets, ...others} = getNodeValue(parseJson(before));
  const chosen = typeof current === 'string' ? presets[current] : current;
  const uses = embeds.map((embed, index) => [
    `embed-${index}`,
    {type: `shopify://apps/search/blocks/search-embed/${index}`, settings: {}, ...embed},
  ]);
  const settings = {...chosen, blocks: Object.fromEntries(uses)};
  writeFile(theme, path, JSON.stringify({...others, presets, current: settings}));
  return () => writeFile(theme, path, before);
}

const COMMON = {
  'layout/theme.liquid': `<!doctype html>
<html lang="{{ request.locale.iso_code }}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>{{ page_title }}</title>
    <link rel="icon" href="{{ 'icon.svg' | asset_url }}">
    {{ content_for_header }}
    <script src="{{ 'theme.js' | asset_url }}" defer></script>
  </head>
  <body>
    {% sections 'header-group' %}
    <main id="MainContent">{{ content_for_layout }}</main>
    {% render 'modal' %}
  </body>
</html>
`,
  'snippets/modal.liquid': '',
  'sections/predictive-search.liquid': `<div id="predictive-search-results">
  {%- for product in predictive_search.resources.products -%}
    <a href="{{ product.url }}">{{ product.title }}</a>
  {%- endfor -%}
</div>
{% schema %}{"name": "Suggestions"}{% endschema %}`,
  'sections/main-search.liquid': `{% paginate search.results by 24 %}
  <h1>Search results</h1>
  <ul id="product-grid">
    {%- for item in search.results -%}<li><a href="{{ item.url }}">{{ item.title }}</a></li>{%- endfor -%}
  </ul>
{% endpaginate %}
{% schema %}{"name": "Results"}{% endschema %}`,
  'sections/main-collection.liquid': `{% paginate collection.products by 24 %}
  <div class="facets-block-wrapper" id="main-collection-filters"><form><select name="sort_by" aria-label="Order"></select></form></div>
  <ul id="product-grid">
    {%- for item in collection.products -%}<li><a href="{{ item.url }}">{{ item.title }}</a></li>{%- endfor -%}
  </ul>
{% endpaginate %}
{% schema %}{"name": "Collection"}{% endschema %}`,
  'templates/collection.json': '{"sections": {"main": {"type": "main-collection"}}, "order": ["main"]}',
  'templates/product.json': '{"sections": {}, "order": []}',
  'templates/search.json': '{"sections": {"main": {"type": "main-search"}}, "order": ["main"]}',
};

const COMBOBOX =
  'role="combobox" aria-expanded="false" aria-controls="predictive-search-results" aria-autocomplete="list" autocomplete="off"';

const settingsSchema = (name: string, ids: readonly string[]) =>
  JSON.stringify([
    {name: 'theme_info', theme_name: name, theme_version: '1'},
    {name: 'Cards', settings: ids.map(id => ({type: 'text', id, label: id, default: 'standard'}))},
  ]);

const THEMES: Readonly<Record<ThemeName, Readonly<Record<string, string>>>> = {
  dawn: {
    'assets/component-card.css': dawnFiles['assets/component-card.css'] ?? '',
    'config/settings_schema.json': settingsSchema('Dawn', ['card_style', 'card_color_scheme']),
    'assets/theme.js': DAWN_SCRIPT,
    'sections/apps.liquid': `<div class="page-width" style="padding-inline: 40px">
  {%- for block in section.blocks -%}{% render block %}{%- endfor -%}
</div>
{% schema %}{"name": "Apps", "blocks": [{"type": "@app"}]}{% endschema %}`,
    'sections/header.liquid': `<header>
  <details-modal>
    <details>
      <summary aria-label="Search">Search</summary>
      <div class="search-modal modal__content" role="dialog" aria-modal="true" aria-label="Search">
        <div tabindex="-1">
          <predictive-search class="search-modal__form">
            <form action="{{ routes.search_url }}" method="get" role="search" class="search search-modal__form">
              <input type="search" name="q" aria-label="Search" value="{{ search.terms | escape }}" ${COMBOBOX}>
              <input type="hidden" name="options[prefix]" value="last">
              <div class="predictive-search" data-predictive-search></div>
            </form>
          </predictive-search>
          <button type="button" aria-label="Close">×</button>
        </div>
      </div>
    </details>
  </details-modal>
</header>
{% schema %}{"name": "Header"}{% endschema %}`,
  },
  horizon: {
    'config/settings_schema.json': settingsSchema('Horizon', ['badge_font_family', 'product_corner_radius']),
    'snippets/price.liquid': horizonFiles['snippets/price.liquid'] ?? '',
    'assets/theme.js': HORIZON_SCRIPT,
    'sections/header.liquid': `<header>
  <button type="button" aria-label="Search" on:click="#search-modal/showDialog">Search</button>
</header>
{% schema %}{"name": "Header"}{% endschema %}`,
    'snippets/modal.liquid': `<dialog-component id="search-modal">
  <dialog on:keydown="/closeDialogOnEscapePress" aria-label="Search">
    <predictive-search-component data-section-id="predictive-search">
      <form action="{{ routes.search_url }}" method="get" role="search" on:keydown="/onSearchKeyDown">
        <input type="search" name="q" aria-label="Search" on:input="/search" on:keydown="/onSearchKeyDown" ${COMBOBOX}>
        <button
          type="button"
          class="predictive-search__close-modal-button"
          aria-label="Close dialog"
          on:click="dialog-component/closeDialog"
        >×</button>
        <div class="predictive-search-form__content-wrapper"></div>
      </form>
    </predictive-search-component>
  </dialog>
</dialog-component>`,
  },
};
