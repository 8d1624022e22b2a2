/**
 * Writes the kit's snippet that makes the browser fetch the code of a results page in parallel with the loader.
 *
 * @param files the files that such a page loads first.
 * @param extras the files that it also loads if cards have quick add or are the theme's own.
 * @param languages the file of each language.
 */
export function preloadSnippet(files, extras, languages) {
  const {'zh-TW': traditionalChinese, ...others} = languages;
  const cases = Object.entries(others).map(
    ([language, file]) => `when ${localesOf(language)}\n      assign language = '${file}'`,
  );
  return `{%- doc -%}
  Preloads the code of search results. The file names change with each release: copy this snippet together with them.

  @param {boolean} [extras] - Whether cards have quick add or a template.

  @example
  {% render 'storefront-search-preload' %}
{%- enddoc -%}

{%- liquid
  assign files = '${files.join(' ')}' | split: ' '
  if extras
    assign more = '${extras.filter(file => !files.includes(file)).join(' ')}' | split: ' '
    assign files = files | concat: more
  endif
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
  <link rel="modulepreload" href="{{ folder }}{{ file }}" fetchpriority="low">
{%- endfor %}
<link rel="modulepreload" href="{{ folder }}{{ language }}" fetchpriority="low">
`;
}

/** Lists the locales of a language for Liquid's `when`. */
function localesOf(language) {
  return language === 'nb' ? `'nb', 'no', 'nn'` : `'${language}'`;
}
