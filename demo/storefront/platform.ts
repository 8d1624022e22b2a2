import {randomUUID} from 'node:crypto';
import type {Context} from 'hono';
import {getCookie, setCookie} from 'hono/cookie';
import {platformFile} from './file-version.ts';
import {inspectorTags} from './inspector/inspector-tags.ts';
import type {Language} from './language.ts';
import {toScriptJson} from './liquid/core-filters.ts';
import {countryOf} from './objects/globals.ts';
import {readView, type View} from './view.ts';

/** Returns the visitor's id from its cookie, or sets a new one. */
export function identifyVisitor(context: Context): string {
  const known = getCookie(context, 'demo_visitor');
  if (known) return known;
  const visitor = randomUUID();
  setCookie(context, 'demo_visitor', visitor, {path: '/', sameSite: 'Lax', maxAge: 60 * 60 * 24 * 30});
  return visitor;
}

/**
 * `{{ content_for_header }}`: the platform's tags on every page.
 *
 * @param needsGlobals whether inline scripts of the theme read `Shopify` while the page is parsed, as on the platform. Without such
 *   scripts, the security policy needs no hash, beside which Chromium allows no speculation rules.
 */
export function contentForHeader(
  language: Language,
  {currency, designMode, hasInspector}: View = readView({}, language.store.currency),
  needsGlobals = false,
): string {
  const {locale, prefix, store} = language;
  const shopify = {
    shop: store.name,
    locale,
    currency,
    country: countryOf(language),
    routes: {root: `${prefix}/`},
    designMode,
  };
  return [
    `<script type="application/json">${toScriptJson(shopify)}</script>`,
    needsGlobals
      ? `<script>${publishingScript}</script>`
      : `<script defer src="${platformFile('publishing.js')}"></script>`,
    // Deferred scripts run in this order and before modules, so the pixel receives every event.
    `<script defer src="${platformFile('pixel.js')}"></script>`,
    `<script defer src="${platformFile('platform.js')}"></script>`,
    ...(hasInspector ? [inspectorTags()] : []),
  ].join('\n');
}

/** Reads the globals from the tag before it. Passes published events to every pixel. */
export const publishingScript = `
window.Shopify = Object.assign(
  window.Shopify || {},
  JSON.parse(document.currentScript.previousElementSibling.textContent),
);
window.Shopify.analytics = {
  publish(name, data) {
    const id = crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    const detail = {id, name, data, at: new Date().toISOString()};
    document.dispatchEvent(new CustomEvent('demo:published', {detail}));
    return true;
  }
};`;
