import {html} from 'hono/html';
import {platformFile} from './file-version.ts';
import type {Language} from './language.ts';
import type {Markup} from './markup.ts';

/** A page outside the theme that uses the theme's tokens. Its texts are in Japanese or English. */
export interface PlainPage {
  readonly title: string;
  /** Names of style sheets below `/platform`. */
  readonly styles: readonly string[];
  readonly head?: Markup;
  readonly body: Markup;
}

export function plainPage({title, styles, head, body}: PlainPage, {locale, store}: Language): Markup {
  return html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} – ${store.name}</title>
    <link rel="icon" href="${platformFile('favicon.svg')}" type="image/svg+xml">
    <link rel="stylesheet" href="${platformFile('base.css')}">
    <link rel="stylesheet" href="${platformFile('components.css')}">
    ${styles.map(name => html`<link rel="stylesheet" href="${platformFile(`${name}.css`)}">`)}
    ${head ?? ''}
  </head>
  <body lang="${locale.startsWith('ja') ? 'ja' : 'en'}">${body}</body>
</html>`;
}
