import type {Hono} from 'hono';
import {openData} from '../../../../demo/storefront/data-folder.ts';
import {ThemeGaps} from '../../../../demo/storefront/liquid/theme-gaps.ts';
import {createStorefront} from '../../../../demo/storefront/storefront.ts';
import {smallStore} from '../../../support/stores/small-storefront.ts';
import {type Files, writeTheme} from './small-theme.ts';

/** A storefront with a theme, and what it reported as missing. */
export interface OpenedTheme {
  readonly app: Hono;
  readonly gaps: readonly string[];
  read(path?: string): Promise<string>;
}

/**
 * Opens the theme of blocks with some files replaced.
 *
 * @param extension the files of an app's theme extension.
 */
export function openBlockTheme(files: Files = {}, extension?: Files): OpenedTheme {
  const gaps: string[] = [];
  const theme = writeTheme({...BLOCK_THEME, ...files});
  const installed = extension && writeTheme(extension);
  const options = {
    data: openData(),
    theme,
    extension: installed,
    gaps: new ThemeGaps([theme], gap => gaps.push(gap)),
  };
  const app = createStorefront(smallStore, options);
  return {app, gaps, read: async (path = '/') => (await app.request(path)).text()};
}

/** A section with these blocks, on the page of this template. */
export function templateOf(section: object, type = 'column'): string {
  return `/* Written by the editor. */ ${JSON.stringify({sections: {main: {type, ...section}}, order: ['main']})}`;
}

/** A theme like those of the platform's new kind: its sections are made of nested blocks. */
const BLOCK_THEME: Files = {
  'layout/theme.liquid': `<html><head>{{ content_for_header }}</head><body>
    {% sections 'header-group' %}<main>{{ content_for_layout }}</main></body></html>`,
  'templates/index.json': templateOf({}),
  'templates/product.json': templateOf({}),
  'sections/header-group.json': `// The header.
    {"type": "header", "name": "Header", "sections": {"bar": {"type": "bar"}}, "order": ["bar"]}`,
  'sections/bar.liquid': `{% doc %} Tells {{ where }} it is: {% gone %} {% enddoc %}
    {{ section.location }} {{ section.index }}
    {% stylesheet %} .bar {color: red} {% endstylesheet %}
    {% javascript %} window.bars = (window.bars ?? 0) + 1; {% endjavascript %}
    {% schema %}{"name": "Bar", "tag": "nav", "class": "bar"}{% endschema %}`,
  'sections/column.liquid': `{% content_for 'blocks' %}
    {% schema %}{"name": "Column", "blocks": [{"type": "@theme"}, {"type": "@app"}]}{% endschema %}`,
  'blocks/group.liquid': `<{{ block.settings.tag }}>{% content_for 'blocks' %}</{{ block.settings.tag }}>
    {% stylesheet %} .group {gap: 1em} {% endstylesheet %}
    {% schema %}{"name": "Group", "tag": null, "blocks": [{"type": "@theme"}], "settings": [
      {"type": "text", "id": "tag", "default": "div", "visible_if": "{{ block.settings.kind == \\"box\\" }}"}
    ]}{% endschema %}`,
  'blocks/text.liquid': `[{{ block.settings.text }}{{ suffix }}]
    {% schema %}{"name": "Text", "tag": null, "settings": [
      {"type": "richtext", "id": "text", "default": "t:defaults.text"}
    ]}{% endschema %}`,
  'blocks/title.liquid': `({{ closest.product.title }})
    {% schema %}{"name": "Title", "tag": "h2", "class": "title"}{% endschema %}`,
  'locales/en.default.schema.json': '{"defaults": {"text": "Some text"}, /* none */}',
};
