import {randomUUID} from 'node:crypto';
import type {Context} from 'hono';
import {getCookie, setCookie} from 'hono/cookie';
import {inspectorTags} from './inspector/inspector-tags.ts';
import type {Language} from './language.ts';
import {toScriptJson} from './liquid/core-filters.ts';
import {readView, type View} from './view.ts';

/** The visitor's id: the one the browser brings, else a new one, which it will bring from now on. */
export function identifyVisitor(context: Context): string {
  const known = getCookie(context, 'demo_visitor');
  if (known) return known;
  const visitor = randomUUID();
  setCookie(context, 'demo_visitor', visitor, {path: '/', sameSite: 'Lax', maxAge: 60 * 60 * 24 * 30});
  return visitor;
}

/** `{{ content_for_header }}`: what the platform, not the theme, puts on every page. */
export function contentForHeader(
  {locale, prefix, store}: Language,
  {currency, designMode, hasInspector}: View = readView({}, store.currency),
): string {
  const shopify = {
    shop: store.name,
    locale,
    currency,
    country: locale === 'ja' ? 'JP' : 'US',
    routes: {root: `${prefix}/`},
    designMode,
  };
  return [
    `<script type="application/json">${toScriptJson(shopify)}</script>`,
    `<script>${publishingScript}</script>`,
    // Deferred scripts run in this order, before the page's modules: the pixel hears everything.
    '<script defer src="/platform/pixel.js"></script>',
    '<script defer src="/platform/platform.js"></script>',
    ...(hasInspector ? [inspectorTags()] : []),
  ].join('\n');
}

/** The same on every page, so that a policy can name it by its hash. What is published goes to every pixel. */
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
