import {KIT} from '../kit.ts';
import {readLook} from '../preset.ts';

const LOOKS = ['dawn', 'horizon', 'tokens'] as const;
const STYLES = 'assets/storefront-search-theme.css';
const NEUTRAL = '/* The elements’ own look. */\n';
const SCRIPT = /\n?\{%-? javascript -?%\}\n([\s\S]*?)\{%-? endjavascript -?%\}\n?/;

/**
 * Writes the looks, all of which an extension brings, because it does not know its theme: their styles, their cards, and in one file
 * their scripts, since an extension may hold no `{% javascript %}`.
 */
export async function lookFiles(): Promise<[place: string, text: string][]> {
  const looks = await Promise.all(LOOKS.map(async look => ({look, files: await readLook(KIT, look)})));
  const scripts = looks.flatMap(({look, files}) =>
    [...files].flatMap(([place, text]) => {
      const code = SCRIPT.exec(text)?.[1];
      return code ? [`// ${look}, ${place}\n{\n${code}}\n`] : [];
    }),
  );
  const styles = looks.map(({look, files}): [string, string] => [nameOf(look), files.get(STYLES) ?? '']);
  const cards = looks.flatMap(({look, files}): [string, string][] => {
    const card = files.get('snippets/storefront-search-template.liquid');
    return card ? [[`snippets/storefront-search-template-${look}.liquid`, withoutTheme(card, look)]] : [];
  });
  return [
    [nameOf('neutral'), NEUTRAL],
    ...styles,
    ...cards,
    ['assets/storefront-search-looks.js', scripts.join('\n')],
  ];
}

const nameOf = (look: string): string => `assets/storefront-search-${look}.css`;

/** The texts of themes that cards show, and the extension's own in their place. */
const TEXTS: Readonly<Record<string, string>> = {
  'products.product.sold_out': 'sold_out',
  'products.product.on_sale': 'sale',
  'products.product.price.from_price_html': 'from_price',
  'content.product_badge_sold_out': 'sold_out',
  'content.product_badge_sale': 'sale',
};

/**
 * Takes out of a card what only a theme can reach: its style sheets and snippets, which the theme's own sections bring to the page,
 * and its texts.
 */
function withoutTheme(card: string, look: string): string {
  return card
    .replace(SCRIPT, '')
    .replace(/^\{\{ '[^']+\.css' \| asset_url \| stylesheet_tag \}\}\n/gm, '')
    .replace(/^\{% render '(?!storefront-search)[^']+' %\}\n/gm, '')
    .replaceAll(
      "{% render 'storefront-search-template' %}",
      `{% render 'storefront-search-template-${look}' %}`,
    )
    .replace(/'([\w.]+)' \| t\b/g, (whole, key: string) =>
      TEXTS[key] ? `'storefront_search.${TEXTS[key]}' | t` : whole,
    );
}
