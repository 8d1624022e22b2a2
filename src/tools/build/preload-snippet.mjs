/**
 * Writes the kit's snippet by which the browser fetches the code of a results page beside the loader, not after it.
 *
 * @param files what such a page loads at once.
 * @param languages the file of each language.
 */
export function preloadSnippet(files, languages) {
  const {'zh-TW': traditionalChinese, ...others} = languages;
  const cases = Object.entries(others).map(
    ([language, file]) => `when ${localesOf(language)}\n      assign language = '${file}'`,
  );
  return `{%- comment -%}
  Preloads the code of search results. Each release names its files anew: copy this snippet together with them.
{%- endcomment -%}

{%- liquid
  assign files = '${files.join(' ')}' | split: ' '
  assign locale = request.locale.iso_code
  assign primary = locale | split: '-' | first
  assign language = '${languages.en}'
  case primary
    ${cases.join('\n    ')}
  endcase
  case locale
    when 'zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant'
      assign language = '${traditionalChinese}'
  endcase
  assign folder = 'storefront-search.js' | asset_url | split: 'storefront-search.js' | first
-%}
{%- for file in files %}
  <link rel="modulepreload" href="{{ folder }}{{ file }}">
{%- endfor %}
<link rel="modulepreload" href="{{ folder }}{{ language }}">
`;
}

/** The locales of a language, as Liquid's `when` lists them. */
function localesOf(language) {
  return language === 'nb' ? `'nb', 'no', 'nn'` : `'${language}'`;
}
