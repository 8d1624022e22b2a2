import {createHash} from 'node:crypto';
import type {MiddlewareHandler} from 'hono';
import {publishingScript} from './platform.ts';

/** Sends the store's Content-Security-Policy with every page. */
export const sendSecurityPolicy: MiddlewareHandler = async (context, next) => {
  await next();
  const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html');
  if (isPage) context.header('Content-Security-Policy', POLICY);
};

/** As strict as a store's can be: no inline script but the platform's own, and no text becomes code. */
const POLICY = Object.entries({
  'default-src': "'none'",
  'script-src': `'self' ${hashOf(publishingScript)}`,
  'style-src': "'self'",
  // The pictures of an imported catalogue lie elsewhere.
  'img-src': "'self' https:",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // The developer's drawer brings a lit of its own beside the elements'.
  'trusted-types': "lit-html 'allow-duplicates'",
})
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
