/**
 * The kit's snippet that has a page of results fetch its code beside the loader, not after it: a round trip less. The build
 * writes it, as files have other names in each.
 *
 * @param files what such a page loads at once, but for its texts.
 * @param ending of the texts' file, after its language.
 */
export const preloadSnippet = (files, languages, ending) => `{%- comment -%}
  Has the browser fetch the code of search results at once. Written with the files it names: they change together.
{%- endcomment -%}

{%- liquid
  assign files = '${files.join(' ')}' | split: ' '
  assign languages = '${languages.join(' ')}' | split: ' '
  assign language = request.locale.iso_code | split: '-' | first
  case request.locale.iso_code
    when 'zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant'
      assign language = 'zh-TW'
    when 'no', 'nn'
      assign language = 'nb'
  endcase
  unless languages contains language
    assign language = 'en'
  endunless
  assign folder = 'storefront-search.js' | asset_url | split: 'storefront-search.js' | first
-%}
{%- for file in files %}
  <link rel="modulepreload" href="{{ folder }}{{ file }}">
{%- endfor %}
<link rel="modulepreload" href="{{ folder }}{{ language }}${ending}">
`;
