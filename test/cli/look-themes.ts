/** Files by which the command recognizes a theme, with no more in them than it looks at. */
const info = (name: string) => JSON.stringify([{name: 'theme_info', theme_name: name, theme_version: '9.1'}]);

const template = (sections: Readonly<Record<string, string>>) =>
  JSON.stringify(
    {
      sections: Object.fromEntries(Object.entries(sections).map(([id, type]) => [id, {type}])),
      order: Object.keys(sections),
    },
    null,
    2,
  );

/** A theme with Dawn's file names. */
export const dawnFiles: Readonly<Record<string, string>> = {
  'config/settings_schema.json': info('Dawn'),
  'assets/component-card.css': '.card__inner {position: relative}\n',
  'assets/component-price.css': '.price {display: block}\n',
  'snippets/card-product.liquid':
    '{%- doc -%}\n  @param {product} card_product\n  @param {boolean} [skip_styles]\n  @param {string} [media_aspect_ratio]\n  @param {string} [image_shape]\n  @param {boolean} [show_secondary_image]\n  @param {boolean} [show_vendor]\n  @param {boolean} [show_rating]\n  @param {string} [quick_add]\n  @param {string} [section_id]\n{%- enddoc -%}\n<div class="card" data-section="{{ section_id }}" data-skips="{{ skip_styles }}"><a href="{{ card_product.url }}">{{ card_product.title }}</a></div>\n',
  'sections/header.liquid': "<header>{% render 'header-search' %}</header>\n",
  'snippets/header-search.liquid': `<details-modal>
  {%- if settings.predictive_search_enabled -%}
    <predictive-search>
  {%- else -%}
    <search-form>
  {%- endif -%}
  <form action="{{ routes.search_url }}"><input type="search" name="q" aria-label="q"></form>
  {%- if settings.predictive_search_enabled -%}
    </predictive-search>
  {%- else -%}
    </search-form>
  {%- endif -%}
</details-modal>
`,
  'templates/search.json': template({main: 'main-search'}),
  'templates/collection.json': template({
    banner: 'main-collection-banner',
    'product-grid': 'main-collection-product-grid',
    more: 'rich-text',
  }),
};

/** A theme with Horizon's file names. */
export const horizonFiles: Readonly<Record<string, string>> = {
  'config/settings_schema.json': info('Savor'),
  'snippets/product-media-container-styles.liquid':
    '{% stylesheet %}\n.product-media-container {display: flex}\n{% endstylesheet %}\n',
  'snippets/product-card-styles.liquid':
    '{% stylesheet %}\n.product-card {display: grid}\n{% endstylesheet %}\n',
  'snippets/product-badges-styles.liquid':
    '{% stylesheet %}\n.product-badges {position: absolute}\n{% endstylesheet %}\n',
  'snippets/price.liquid':
    '{%- doc -%}\n  @param {product} product_resource\n  @param {boolean} [show_sale_price_first]\n{%- enddoc -%}\n<b data-first="{{ show_sale_price_first }}">{{ product_resource.price | money }}</b>\n',
  'snippets/swatch.liquid':
    '{%- doc -%}\n  @param {object} swatch\n  @param {object} [variant_image]\n{%- enddoc -%}\n<span class="swatch" style="--swatch-background: rgb({{ swatch.color.rgb }})"></span>\n',
  'snippets/quick-add.liquid':
    '{%- doc -%}\n  @param {product} product\n  @param {string} section_id\n{%- enddoc -%}\n<button type="button" class="quick-add__button" data-section="{{ section_id }}">Add {{ product.title | escape }}</button>\n',
  'sections/header.liquid': "<header>{%- render 'search-modal' -%}</header>\n",
  'snippets/search-modal.liquid': `<script
  src="{{ 'predictive-search.js' | asset_url }}"
  type="module"
></script>
<dialog-component id="search-modal">
  <predictive-search-component>
    <input type="search" name="q" aria-label="q">
  </predictive-search-component>
</dialog-component>
`,
  'assets/predictive-search.js': '',
  'templates/search.json': template({search: 'search-header', main: 'search-results'}),
  'templates/collection.json': template({main: 'main-collection'}),
};

/** A theme that sets colors as lists of numbers. */
export const tokenFiles: Readonly<Record<string, string>> = {
  'snippets/colors.liquid':
    '<style>:root {--color-background: {{ settings.background.red }}, {{ settings.background.green }}, 0}</style>\n',
};

/** The texts of Dawn and Horizon that the looks use, in the form of a locale file. */
export const lookTexts = {
  actions: {clear: 'Clear'},
  accessibility: {close_dialog: 'Close dialog'},
  products: {
    product: {
      sold_out: 'Sold out',
      on_sale: 'Sale',
      price: {from_price_html: 'From {{ price }}', regular_price: 'Regular price', sale_price: 'Sale price'},
    },
  },
  content: {
    search_results: 'Search results',
    product_badge_sold_out: 'Sold out',
    product_badge_sale: 'Sale',
    price_regular: 'Regular price',
    price_sale: 'Sale price',
  },
  templates: {search: {title: 'Search results'}},
};
