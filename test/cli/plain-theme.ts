import {mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

/** Writes a theme with Dawn's layout and file names into a temporary folder. */
export function writeTheme(more: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  for (const [path, text] of Object.entries({...FILES, ...more})) writeFile(folder, path, text);
  return folder;
}

export function writeFile(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}

export function readText(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

/** Returns a theme's files and folders by path, files with their text, for comparison. */
export function snapshot(folder: string): Record<string, string> {
  const paths = readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
  return Object.fromEntries(
    paths.map(path => {
      const file = join(folder, path);
      return [path, statSync(file).isDirectory() ? 'a folder' : readFileSync(file, 'utf8')];
    }),
  );
}

/** The comment that the platform's editor adds. */
const NOTE = `/*
 * ------------------------------------------------------------
 * IMPORTANT: The contents of this file are auto-generated.
 * ------------------------------------------------------------
 */
`;

const FILES = {
  'layout/theme.liquid': `<!doctype html>
<html lang="{{ request.locale.iso_code }}">
  <head>
    <meta charset="utf-8">
    <title>{{ page_title }}</title>
    <link rel="icon" href="{{ 'icon.svg' | asset_url }}">
    {{ content_for_header }}
  </head>
  <body>
    {% sections 'header-group' %}
    <main id="MainContent">{{ content_for_layout }}</main>
  </body>
</html>
`,
  'sections/header-group.json': '{"sections": {"header": {"type": "header"}}, "order": ["header"]}\n',
  'sections/header.liquid': `<header>
  <form action="{{ routes.search_url }}" method="get" role="search">
    <input type="search" name="q" aria-label="{{ 'general.search' | t }}">
  </form>
</header>
{% schema %}
{"name": "Header"}
{% endschema %}
`,
  'sections/main-search.liquid': `<h1>{{ 'general.search' | t }}</h1>
{% schema %}
{"name": "Search results"}
{% endschema %}
`,
  'snippets/price.liquid': '{{ product.price | money }}\n',
  'assets/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'assets/base.css': 'body { margin: 0; }\n',
  'templates/404.json': '{"sections": {}, "order": []}\n',
  'templates/index.json': '{"sections": {}, "order": []}\n',
  'templates/search.json': `${NOTE}{"sections": {"main": {"type": "main-search"}}, "order": ["main"]}\n`,
  'locales/en.default.json': `${NOTE}{
    "general": {
        "search": "Search" // in the header
    }
}
`,
  'locales/ja.json': '{"general":{"search":"検索"}}',
  'locales/fr.json': '{\n  "general": {\n    "search": "Rechercher"\n  }\n}\n',
  'locales/eo.json': '{"general": {"search": "Serĉi"}}\n',
  'locales/en.default.schema.json': '{"settings": {}}\n',
};
