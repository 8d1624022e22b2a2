import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {MiddlewareHandler} from 'hono';

/** Sends the store's Content-Security-Policy with every page. */
export const sendSecurityPolicy: MiddlewareHandler = async (context, next) => {
  await next();
  const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html');
  if (isPage) context.header('Content-Security-Policy', POLICY);
};

/** The only styles within a page: the layout of the search form. */
const FORM_STYLES = new URL('../../src/kit/snippets/storefront-search-form-styles.liquid', import.meta.url);

/** Allows an inline style sheet by its text. */
function hashOf(snippet: URL): string {
  const [, text = ''] = /<style>([\s\S]*)<\/style>/.exec(readFileSync(snippet, 'utf8')) ?? [];
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** As strict as possible for a store: no inline script, and Trusted Types. */
const POLICY = Object.entries({
  'default-src': "'none'",
  'script-src': "'self' 'inline-speculation-rules'",
  'style-src': `'self' ${hashOf(FORM_STYLES)}`,
  // Pictures of an imported catalogue are on other hosts.
  'img-src': "'self' https:",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // The inspector brings a second copy of lit.
  'trusted-types': "lit-html storefront-search 'allow-duplicates'",
})
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');
