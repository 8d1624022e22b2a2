import type {UserConfig} from '@11ty/eleventy';
import {type Document, readDocuments} from './documents.ts';
import {renderDocument} from './markdown.ts';
import {ownPages} from './own-pages.ts';
import {documentView, viewOf} from './view.ts';

const LAYOUT = 'page.liquid';

/** Configures Eleventy: each document becomes a page with the layout, and so do the pages that are written in code. */
export function configureEleventy(config: UserConfig, origin?: string): void {
  const documents = readDocuments();
  config.setInputDirectory('src/tools/site');
  config.setIncludesDirectory('layouts');
  config.setTemplateFormats(['md', 'html']);
  config.setUseGitIgnore(false);
  config.addGlobalData('origin', origin);
  config.setLibrary('md', {render: (_text, data) => renderDocument((data as {document: Document}).document)});
  for (const document of documents) {
    const {source, address, text} = document;
    const view = documentView(document, documents);
    config.addTemplate(source.replaceAll('/', '+'), text, {
      layout: LAYOUT,
      permalink: address,
      // Samples in Liquid are text.
      templateEngineOverride: 'md',
      document,
      view,
    });
  }
  for (const {content, ...page} of ownPages()) {
    const view = viewOf(page, documents);
    config.addTemplate(page.address, content, {
      layout: LAYOUT,
      permalink: page.address,
      templateEngineOverride: 'html',
      view,
    });
  }
  config.addWatchTarget('docs', {resetConfig: true});
  config.addWatchTarget('src/tools/site', {resetConfig: true});
}
