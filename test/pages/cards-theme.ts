import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getNodeValue} from 'jsonc-parser';
import {parseJson} from '../../src/cli/json.ts';
import {dawnFiles, horizonFiles} from '../cli/look-themes.ts';
import {readText, writeFile, writeTheme} from '../cli/plain-theme.ts';
import type {Look} from './look-theme.ts';

interface Section {
  readonly type: string;
  readonly settings?: object;
  readonly blocks?: Readonly<Record<string, object>>;
}

/** The section with the theme's own collection. */
const GRIDS: Readonly<Record<Look, string>> = {dawn: 'product-grid', horizon: 'main'};

/**
 * Writes a theme like Dawn or Horizon, whose collections have its own cards, and installs the kit. `collection.kit` is the same
 * collection by the kit, with the theme's own cards. The variable `THEMES` names a folder with the whole themes, to test those instead.
 */
export function writeCardsTheme(look: Look): string {
  const theme = copyOfTheme(look) ?? writeTheme(FILES[look]);
  execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'add', theme, '--yes']);
  const layout = readText(theme, 'layout/theme.liquid');
  writeFile(theme, 'layout/theme.liquid', layout.replace('</head>', `${HEAD}\n</head>`));
  const {sections, order} = getNodeValue(parseJson(readText(theme, 'templates/collection.json')));
  const key = GRIDS[look];
  const kit = {type: 'storefront-search-collection', settings: {theme_cards: true, page_size: 12}};
  const all = {...sections, [key]: kit, cards: cardsSection(look, sections[key])};
  writeFile(
    theme,
    'templates/collection.kit.json',
    JSON.stringify({sections: all, order: [...order, 'cards']}),
  );
  return theme;
}

/** The kit's section for cards, with what the theme's own section says about them. */
function cardsSection(look: Look, {settings, blocks}: Section): Section {
  const type = 'storefront-search-cards';
  if (look === 'horizon') return {type, blocks: {'product-card': blocks?.['product-card'] ?? {}}};
  const names = ['image_ratio', 'show_secondary_image', 'show_vendor', 'show_rating', 'quick_add'];
  const chosen = Object.entries(settings ?? {}).filter(([name]) => names.includes(name));
  return {type, settings: Object.fromEntries(chosen)};
}

function copyOfTheme(look: Look): string | undefined {
  const {THEMES: folder = ''} = process.env;
  if (!existsSync(join(folder, look, 'layout/theme.liquid'))) return undefined;
  const copy = mkdtempSync(join(tmpdir(), `${look}-`));
  cpSync(join(folder, look), copy, {recursive: true});
  writeFile(copy, 'assets/look.css', '');
  return copy;
}

const PRODUCT = {'templates/product.json': '{"sections": {}, "order": []}'};

const HEAD =
  '<meta name="viewport" content="width=device-width">{{ \'look.css\' | asset_url | stylesheet_tag }}{% render \'storefront-search\' %}';

const GRID_CSS = `
.native { margin: 0; padding: 0; list-style: none; display: grid; }
.card-picture { display: block; width: 100%; height: auto; aspect-ratio: 1; }
.vendor { font-size: 12px; }
`;

const DAWN_CARD = `{%- doc -%}
  @param {product} card_product
  @param {string} [media_aspect_ratio]
  @param {string} [image_shape]
  @param {boolean} [show_secondary_image]
  @param {boolean} [show_vendor]
  @param {boolean} [show_rating]
  @param {boolean} [skip_styles]
  @param {boolean} [lazy_load]
  @param {string} [quick_add]
  @param {string} [section_id]
{%- enddoc -%}
<div class="card-wrapper">
  <div class="card">
    {{ card_product.featured_image | image_url: width: 600 | image_tag: width: 600, height: 600, class: 'card-picture' }}
    {%- if show_vendor -%}<div class="vendor">{{ card_product.vendor }}</div>{%- endif -%}
    <h3 class="card__heading h5"><a class="full-unstyled-link" href="{{ card_product.url }}">{{ card_product.title | escape }}</a></h3>
    <div class="price">{{ card_product.price | money }}</div>
  </div>
  <script>document.documentElement.append(document.createComment('ran'));</script>
</div>
`;

const HORIZON_CARD = `{% assign product = closest.product %}
<product-card class="product-card" data-product-id="{{ product.id }}">
  <a class="product-card__link" href="{{ product.url }}">{{ product.title | escape }}</a>
  <div class="product-card__content product-grid__card">{% content_for 'blocks', closest.product: product %}</div>
</product-card>
{% stylesheet %}
product-card { display: grid; height: 100%; }
{% endstylesheet %}
{% schema %}{"name": "Card", "blocks": [{"type": "_product-card-gallery"}, {"type": "price"}]}{% endschema %}
`;

const FILES: Readonly<Record<Look, Readonly<Record<string, string>>>> = {
  dawn: {
    ...dawnFiles,
    ...PRODUCT,
    'assets/component-rating.css': '',
    'assets/component-volume-pricing.css': '',
    'assets/look.css': `html { font-size: 62.5%; } body { margin: 0; font: 1.6rem / 1.8 sans-serif; } h3 { margin: 0; }
:root { --grid-desktop-horizontal-spacing: 8px; --grid-desktop-vertical-spacing: 8px; }
h2 { margin: 0; } .card { color: #111; font-size: 1.5rem; letter-spacing: 0; } .card__badge { position: absolute; }
.card__media img { display: block; width: 100%; height: auto; }
.native { max-width: 1200px; margin: 0 auto; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; }
${GRID_CSS}`,
    'snippets/card-product.liquid': DAWN_CARD,
    'sections/main-collection-banner.liquid': '{% schema %}{"name": "Banner"}{% endschema %}',
    'sections/main-collection-product-grid.liquid': `{% paginate collection.products by 12 %}
  <ul id="product-grid" class="native">
    {%- for product in collection.products -%}
      <li>{% render 'card-product', card_product: product, show_vendor: section.settings.show_vendor %}</li>
    {%- endfor -%}
  </ul>
{% endpaginate %}
{% schema %}{"name": "Grid", "settings": [{"type": "checkbox", "id": "show_vendor", "label": "Vendor", "default": false}]}{% endschema %}`,
    'templates/collection.json': JSON.stringify({
      sections: {'product-grid': {type: 'main-collection-product-grid', settings: {show_vendor: true}}},
      order: ['product-grid'],
    }),
  },
  horizon: {
    ...horizonFiles,
    ...PRODUCT,
    'assets/look.css': `${GRID_CSS} product-card .product-grid__card { padding-bottom: 90px; }
body { margin: 0; font: 14px / 1.6 sans-serif; } :root { --page-margin: 16px; }
.native { padding: 0 16px; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 24px 16px; }
.product-card__link { display: block; } .product-media-container img { display: block; width: 100%; height: auto; }`,
    'blocks/_product-card.liquid': HORIZON_CARD,
    'blocks/_product-card-gallery.liquid': `<div class="card-gallery">{{ closest.product.featured_image | image_url: width: 600 | image_tag: width: 600, height: 600, class: 'card-picture' }}</div>
{% schema %}{"name": "Media"}{% endschema %}`,
    'blocks/price.liquid': `<div class="price"><b>{{ closest.product.vendor | escape }}</b> {{ closest.product.price | money }}</div>
{% schema %}{"name": "Price"}{% endschema %}`,
    'sections/main-collection.liquid': `{% paginate collection.products by 12 %}
  <ul class="native">
    {%- for product in collection.products -%}
      <li>{% content_for 'block', type: '_product-card', id: 'product-card', closest.product: product %}</li>
    {%- endfor -%}
  </ul>
{% endpaginate %}
{% schema %}{"name": "Collection"}{% endschema %}`,
    'templates/collection.json': JSON.stringify({
      sections: {
        main: {
          type: 'main-collection',
          blocks: {
            'product-card': {
              type: '_product-card',
              static: true,
              blocks: {media: {type: '_product-card-gallery'}, price: {type: 'price'}},
              block_order: ['media', 'price'],
            },
          },
        },
      },
      order: ['main'],
    }),
  },
};
