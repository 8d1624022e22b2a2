import {KIT, type Kit} from '../kit.ts';
import {readLook} from '../preset.ts';

const LOOKS = ['dawn', 'horizon', 'tokens'] as const;
const LOOK = 'storefront-search-look';
/** The snippets of which each look has its own. */
const PARTS = ['storefront-search-template', LOOK];
const STYLES = 'assets/storefront-search-theme.css';
const NEUTRAL = '/* The elements’ own look. */\n';
const SCRIPT = /\n?\{%-? javascript -?%\}\n([\s\S]*?)\{%-? endjavascript -?%\}\n?/;

/**
 * Writes the files of all looks, because an extension does not know its theme: their styles, their snippets and, in a single
 * file, their scripts, since an extension must not contain `{% javascript %}`.
 */
export async function lookFiles(kit: Kit): Promise<[place: string, text: string][]> {
  const looks = await Promise.all(LOOKS.map(async look => ({look, files: await readLook(KIT, look)})));
  const scripts = looks.flatMap(({look, files}) =>
    [...files].flatMap(([place, text]) => {
      const code = SCRIPT.exec(text)?.[1];
      return code ? [`// ${look}, ${place}\n{\n${code}}\n`] : [];
    }),
  );
  const styles = looks.map(({look, files}): [string, string] => [nameOf(look), files.get(STYLES) ?? '']);
  const own = looks.flatMap(({look, files}) =>
    PARTS.flatMap((part): [string, string][] => {
      const text = files.get(`snippets/${part}.liquid`);
      return text ? [[`snippets/${part}-${look}.liquid`, withoutTheme(text, part, look)]] : [];
    }),
  );
  const neutral = withoutTheme(kit.files.get(`snippets/${LOOK}.liquid`) ?? '', LOOK, 'neutral');
  return [
    [nameOf('neutral'), NEUTRAL],
    ...styles,
    ...own,
    [`snippets/${LOOK}-neutral.liquid`, neutral],
    ['assets/storefront-search-looks.js', scripts.join('\n')],
  ];
}

const nameOf = (look: string): string => `assets/storefront-search-${look}.css`;

/** The texts of themes that looks show, and the names of the same words in the extension's locale files. */
const TEXTS: Readonly<Record<string, string>> = {
  'products.product.sold_out': 'sold_out',
  'products.product.on_sale': 'sale',
  'products.product.price.from_price_html': 'from_price',
  'products.product.price.regular_price': 'regular_price',
  'products.product.price.sale_price': 'sale_price',
  'templates.search.title': 'search_results',
  'content.search_results': 'search_results',
  'content.product_badge_sold_out': 'sold_out',
  'content.product_badge_sale': 'sale',
  'content.price_regular': 'regular_price',
  'content.price_sale': 'sale_price',
};

/**
 * Removes the parts of a look's snippet that are available only in a theme: its style sheets and snippets, which the theme's own
 * sections bring to the page, and its texts.
 */
function withoutTheme(snippet: string, part: string, look: string): string {
  return snippet
    .replace(SCRIPT, '')
    .replace(/^\{\{ '[^']+\.css' \| asset_url \| stylesheet_tag \}\}\n/gm, '')
    .replace(/^\{% render '(?!storefront-search)[^']+' %\}\n/gm, '')
    .replaceAll(`{% render '${part}'`, `{% render '${part}-${look}'`)
    .replace(/'([\w.]+)' \| t\b/g, (whole, key: string) =>
      TEXTS[key] ? `'storefront_search.themes.${look}.${TEXTS[key]}' | t` : whole,
    );
}
