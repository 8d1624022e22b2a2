/**
 * Writes the kit's snippet that makes the browser fetch the code of a results page in parallel with the loader.
 *
 * @param files the files that such a page loads first.
 * @param languages the file of each language.
 */
export function preloadSnippet(files, languages) {
  const {'zh-TW': traditionalChinese, ...others} = languages;
  const cases = Object.entries(others).map(
    ([language, file]) => `when ${localesOf(language)}\n      assign language = '${file}'`,
  );
  return `{%- comment -%}
  Preloads the code of search results. The file names change with each release: copy this snippet together with them.
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

/** Lists the locales of a language for Liquid's `when`. */
function localesOf(language) {
  return language === 'nb' ? `'nb', 'no', 'nn'` : `'${language}'`;
}
